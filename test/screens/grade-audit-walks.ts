import { idOf } from '#test/kit/school-data';
import type { Walks } from '#test/screens/walks';

const LIST = { shows: 'tr[data-row-key], .row-card, .list-state' };
const BOOK = { shows: '.grade-tape, .list-state' };
/** Where changed grades are looked at, and a gradebook is led through. */
export const WALKS: Walks = (school) => {
  const stops = (area: string) => [{ path: `${area}/audit/grades`, ...LIST }, { path: `${area}/audit/grades/replay/${school.class('A').id_kelas_tahun_ajaran}/${idOf('MTK')}`, ...BOOK }];
  return { auditor: stops('/teacher'), kepala: stops('/teacher'), kurikulum: stops('/teacher'), admin: stops('/admin') };
};
