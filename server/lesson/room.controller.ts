import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { room } from '#contract/lesson/room.api';
import { roomRefusals as no } from '#contract/lesson/room.refusals';
import { SchoolSettings } from '#projections/institution/settings.query';
import { LessonsInRoom } from '#projections/lesson/room.query';
import { Clock } from '#server/kit/clock';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import type { Policy } from '#server/kit/edge/policy';
import { addressOf, signatureOf, zoomKeys } from '#server/lesson/zoom';

/** Into a meeting of today come who holds a lesson in it and the students of its class; only the former holds the meeting. */
export const mayEnter: Policy<{ meetingNumber: string; role: 0 | 1 }> = async ({ actor, ask, input: { meetingNumber, role } }) => {
  const lessons = await ask(new LessonsInRoom({ meetingNumber, id_akun: actor.account as string }));
  refuseUnless(lessons.length, no.NO_ROOM);
  return lessons.some((it) => it.isTeacher || (role === 0 && it.isMember));
};

@Controller()
export class RoomController {
  constructor(private readonly queries: QueryBus, private readonly clock: Clock) {}

  @Endpoint(room.create, mayEnter)
  async create(@Input() entry: InputOf<typeof room.create>) {
    const { video_conference, tautan_konferensi } = await this.queries.execute(new SchoolSettings());
    refuseUnless(video_conference === 'zoom', no.ROOMS_OFF);
    const keys = zoomKeys();
    const signature = keys ? signatureOf(keys, entry, this.clock.now()) : null;
    return { message: 'OK', result: true, signature, data: { sdkKey: keys?.sdkKey ?? null, tautan: addressOf(tautan_konferensi, entry, keys && signature ? { sdkKey: keys.sdkKey, signature } : undefined) } };
  }
}
