import type { SchoolYear } from '#contract/school-year/school-year.api';
import type { Translate } from '#client/kit/words';

/** A semester as people call it. */
export const semesterName = ({ nama, semester }: Pick<SchoolYear, 'nama' | 'semester'>, t: Translate<'schoolYear'>) => t('name', { nama, semester: t(semester) });
