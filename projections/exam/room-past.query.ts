import type { BarisPengawasan } from '#contract/exam/supervision';
import type { Recorded } from '#contract/kit/event';
import { attempt, attemptControl, attemptProjection } from '#projections/exam/attempt.projection';
import { boardRow } from '#projections/exam/board';
import { exam, examParticipant, examProjection } from '#projections/exam/exam.projection';
import { incident, roomRecord, supervisionProjection, watched } from '#projections/exam/supervision.projection';
import { fold } from '#projections/kit/fold';
import type { RowOf } from '#projections/kit/table';
import { Versions } from '#projections/kit/versions';

const PROJECTIONS = [examProjection, attemptProjection, supervisionProjection];
type Person = Pick<BarisPengawasan, 'nama' | 'nis' | 'kelas'>;
const byTime = (one: { pada: string }, other: { pada: string }) => Date.parse(one.pada) - Date.parse(other.pada);

/** A room as these events left it, by the very projections that fill the live board. Those of one stream are in their order; nothing of one depends on another. */
export function roomPast(events: readonly Recorded[], { id_cbt, id_pengawas_cbt }: { id_cbt: string; id_pengawas_cbt: string }) {
  const versions = new Versions();
  for (const it of PROJECTIONS) versions.put(1, fold(it, events));
  const tables = versions.at(1);
  const seats = [...tables.rows(examParticipant)].filter((it) => it.id_cbt === id_cbt && (it.id_pengawas_cbt ?? id_cbt) === id_pengawas_cbt).sort((one, other) => one.kursi - other.kursi);
  return {
    seats, rules: tables.row(exam, { id: id_cbt }), record: tables.row(roomRecord, { id_pengawas_cbt }),
    kejadian: [...tables.rows(incident)].map(({ id_kejadian, id_murid, jenis, isi, pada }) => ({ id_kejadian, id_murid, jenis, keterangan: isi, pada })).sort(byTime),
    row(seat: RowOf<typeof examParticipant>, person: Person | undefined) {
      const key = { id_murid: seat.id_murid, id_cbt };
      return boardRow({ nama: null, nis: null, kelas: null, ...person, ...tables.row(attempt, key), ...tables.row(attemptControl, key), ...tables.row(watched, key), ...seat });
    },
  };
}
