import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { AnswersSaved } from '#contract/exam/attempt.events';
import { closingOf, type Peristiwa } from '#contract/exam/supervision';
import { eventType, type Recorded } from '#contract/kit/event';
import { common } from '#contract/kit/refusal';
import { NamesOfAccounts, PeopleOfBoard } from '#projections/exam/board.query';
import { participantId } from '#projections/exam/sitting.query';
import { roomPast } from '#projections/exam/room-past.query';
import { examDecider } from '#server/exam/exam.decider';
import { inRoom, there } from '#server/exam/exam.state';
import { Clock } from '#server/kit/clock';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuse } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';
import { someAtOnce } from '#server/kit/some-at-once';

const AT_ONCE = 16;
type Happened = z.infer<typeof Peristiwa>;

/**
 * A room's board as it was at any moment, by the very projections that fill the live one. What it is made of are the streams of the
 * exam, the room and its participants and no others, so they are read when somebody asks, and nothing is remembered.
 */
@Injectable()
export class RoomReplay {
  constructor(@Inject(Journal) private readonly journal: Journal, @Inject(Deciding) private readonly deciding: Deciding, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Clock) private readonly clock: Clock) {}

  async at(id_pengawas_cbt: string, id_cbt: string, wanted?: string) {
    const at = wanted ?? this.clock.now().toISOString();
    const state = there(await this.deciding.stateOf(examDecider, id_cbt));
    const attempts = await someAtOnce(inRoom(state, id_cbt, id_pengawas_cbt), AT_ONCE, (id_murid) => this.journal.read(`attempt-${participantId(id_cbt, id_murid)}`));
    const [ofExam, ofRoom] = [await this.journal.read(`exam-${id_cbt}`), await this.journal.read(`room-${id_pengawas_cbt}`)];
    const events = [ofExam, ofRoom, ...attempts].flat().filter((it) => !it.unreadable);
    const past = roomPast(events.filter((it) => Date.parse(it.at) <= Date.parse(at)), { id_cbt, id_pengawas_cbt });
    const people = await this.queries.execute(new PeopleOfBoard({ peserta: past.seats }));
    const rows = past.seats.map((seat, i) => past.row(seat, people[i]));
    const told = [...ofRoom, ...attempts.flat()].filter(({ type, unreadable }) => !unreadable && type !== AnswersSaved.type).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const names = await this.queries.execute(new NamesOfAccounts({ ids: [...new Set(told.flatMap((it) => by(it) ?? []))] }));
    const [rules, mulai_nyata] = [past.rules ?? refuse(common.NOT_FOUND), past.record?.mulai_nyata ?? null];
    return {
      at, head: { mulai_nyata, tutup_nyata: closingOf(rules, mulai_nyata), notes_berita_acara: past.record?.notes_berita_acara ?? '', kejadian: past.kejadian },
      rows, peristiwa: told.map((it) => happened(it, names.get(by(it) ?? '') ?? null)),
    };
  }
}

/** Whoever did it, unless it was the student or the server. */
const by = ({ meta, data }: Recorded) => (meta.account === data.id_murid ? null : meta.account);

/** What of a fact is nobody's own, and may be said in a line. */
function happened({ type, at, data, meta: { correlation: bersama } }: Recorded, oleh: string | null): Happened {
  const { guarded } = eventType(type);
  const isSaid = ([name, value]: [string, unknown]) => !name.startsWith('id_') && !guarded.some((it) => it.name === name) && (typeof value !== 'object' || value === null);
  return { pada: at, jenis: type, id_murid: data.id_murid ?? null, oleh, bersama, isi: Object.fromEntries(Object.entries(data).filter(isSaid)) };
}
