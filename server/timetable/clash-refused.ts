import type { Refusal } from '#contract/kit/refusal';
import type { Clash } from '#contract/timetable/clash';
import type { Alternatif, Bentrok } from '#contract/timetable/slot';
import { timetableRefusals as no } from '#contract/timetable/timetable.refusals';
import { clashNamed, type TimetableNames } from '#projections/timetable/names.query';
import { Refused } from '#server/kit/deciding/refused';

const WHY: Record<Bentrok['jenis'], { refusal: Refusal; field: string }> = {
  guru: { refusal: no.TEACHER_BUSY, field: 'id_guru' }, kelas: { refusal: no.CLASS_BUSY, field: 'id_kelas' }, ruang: { refusal: no.ROOM_BUSY, field: 'ruang' },
};
const NOBODY: TimetableNames = { jumlah_hari: 0, kelas: {}, guru: {}, mapel: {} };

/** Why a clash is one, and the words that its sentence needs. */
export const reasonOf = ({ jenis, kelas, ruang }: Pick<Bentrok, 'jenis' | 'kelas' | 'ruang'>) => ({ refusal: WHY[jenis].refusal, params: { kelas, ruang: ruang ?? '–' } });

/** Every clash by name, the fields that are to blame, and where else it could be. */
export function clashRefused(clashes: readonly Clash[], alternatif: readonly Alternatif[], names = NOBODY) {
  const bentrok = clashes.map((it) => clashNamed(it, names));
  const { refusal, params } = reasonOf(bentrok[0] as Bentrok);
  return new Refused(refusal, params, Object.fromEntries(clashes.map(({ jenis }) => [WHY[jenis].field, no.NOT_FREE])), { bentrok, alternatif });
}
