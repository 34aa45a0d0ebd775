import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { AnswersSaved } from '#contract/exam/attempt.events';
import { closingOf, type Peristiwa } from '#contract/exam/supervision';
import { eventType, type Recorded } from '#contract/kit/event';
import { common } from '#contract/kit/refusal';
import { attempt, attemptControl, attemptProjection } from '#projections/exam/attempt.projection';
import { boardRow } from '#projections/exam/board';
import { NamesOfAccounts, PeopleOfBoard } from '#projections/exam/board.query';
import { exam, examParticipant, examProjection } from '#projections/exam/exam.projection';
import { participantId } from '#projections/exam/sitting.query';
import { incident, roomRecord, supervisionProjection, watched } from '#projections/exam/supervision.projection';
import { fold } from '#projections/kit/fold';
import { Versions } from '#projections/kit/versions';
import { examDecider } from '#server/exam/exam.decider';
import { inRoom, there } from '#server/exam/exam.state';
import { Clock } from '#server/kit/clock';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuse } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';
import { someAtOnce } from '#server/kit/some-at-once';

const AT_ONCE = 16;
const PROJECTIONS = [examProjection, attemptProjection, supervisionProjection];
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
    const tables = tablesAt(events.filter((it) => Date.parse(it.at) <= Date.parse(at)));
    const seats = [...tables.rows(examParticipant)].filter((it) => it.id_cbt === id_cbt && (it.id_pengawas_cbt ?? id_cbt) === id_pengawas_cbt).sort((one, other) => one.kursi - other.kursi);
    const people = await this.queries.execute(new PeopleOfBoard({ peserta: seats }));
    const rows = seats.map((seat, i) => {
      const key = { id_murid: seat.id_murid, id_cbt };
      return boardRow({ nama: null, nis: null, kelas: null, ...people[i], ...tables.row(attempt, key), ...tables.row(attemptControl, key), ...tables.row(watched, key), ...seat });
    });
    const told = [...ofRoom, ...attempts.flat()].filter(({ type, unreadable }) => !unreadable && type !== AnswersSaved.type).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const names = await this.queries.execute(new NamesOfAccounts({ ids: [...new Set(told.flatMap((it) => by(it) ?? []))] }));
    const [rules, record] = [tables.row(exam, { id: id_cbt }) ?? refuse(common.NOT_FOUND), tables.row(roomRecord, { id_pengawas_cbt })];
    const kejadian = [...tables.rows(incident)].map(({ id_kejadian, id_murid, jenis, isi, pada }) => ({ id_kejadian, id_murid, jenis, keterangan: isi, pada })).sort((one, other) => Date.parse(one.pada) - Date.parse(other.pada));
    return {
      at, head: { mulai_nyata: record?.mulai_nyata ?? null, tutup_nyata: closingOf(rules, record?.mulai_nyata ?? null), notes_berita_acara: record?.notes_berita_acara ?? '', kejadian },
      rows, peristiwa: told.map((it) => happened(it, names.get(by(it) ?? '') ?? null)),
    };
  }
}

/** Those of one stream stay in their order; nothing of one depends on another. */
function tablesAt(events: readonly Recorded[]) {
  const versions = new Versions();
  for (const it of PROJECTIONS) versions.put(1, fold(it, events));
  return versions.at(1);
}

/** Whoever did it, unless it was the student or the server. */
const by = ({ meta, data }: Recorded) => (meta.account === data.id_murid ? null : meta.account);

/** What of a fact is nobody's own, and may be said in a line. */
function happened({ type, at, data }: Recorded, oleh: string | null): Happened {
  const { guarded } = eventType(type);
  const isSaid = ([name, value]: [string, unknown]) => !name.startsWith('id_') && !guarded.some((it) => it.name === name) && (typeof value !== 'object' || value === null);
  return { pada: at, jenis: type, id_murid: data.id_murid ?? null, oleh, isi: Object.fromEntries(Object.entries(data).filter(isSaid)) };
}
