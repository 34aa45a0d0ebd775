import { randomBytes } from 'node:crypto';
import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { calendarFeed } from '#contract/timetable/calendar-feed.api';
import { FeedLessons, FeedOf } from '#projections/timetable/calendar-feed.query';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { MasterKey } from '#server/kit/log/master-key';
import { publicUrl } from '#server/kit/public-url';
import { CloseCalendarFeed, OpenCalendarFeed } from '#server/timetable/calendar-feed.decider';
import { calendarText } from '#server/timetable/calendar-text';

const BYTES = 32;

@Controller()
export class CalendarFeedController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly master: MasterKey, private readonly clock: Clock) {}

  @Endpoint(calendarFeed.state, byRole)
  state(@By() { account }: Actor) {
    return this.queries.execute(new FeedOf({ id_akun: account as string }));
  }

  @Endpoint(calendarFeed.open, byRole)
  async open(@By() by: Actor) {
    const secret = randomBytes(BYTES).toString('base64url');
    const receipt = await this.commands.execute(new OpenCalendarFeed({ id_akun: by.account as string, sidik: this.digest(secret) }, by));
    return { ...receipt, data: { alamat: `${publicUrl()}/api/kalender/${secret}.ics` } };
  }

  @Endpoint(calendarFeed.close, byRole)
  close(@By() by: Actor) {
    return this.commands.execute(new CloseCalendarFeed({ id_akun: by.account as string }, by));
  }

  @Endpoint(calendarFeed.read)
  async read(@Input() { rahasia }: InputOf<typeof calendarFeed.read>, @Res({ passthrough: true }) reply: FastifyReply) {
    const found = (await this.queries.execute(new FeedLessons({ sidik: this.digest(rahasia.replace(/\.ics$/, '')) }))) ?? refuse(common.NOT_FOUND);
    return asFile(reply, { name: 'jadwal.ics', type: 'text/calendar; charset=utf-8', bytes: Buffer.from(calendarText(found, this.clock.now())) });
  }

  private readonly digest = (secret: string) => this.master.digest('calendar-feed', secret);
}
