import { SchoolYearsScreen } from '#client/school-year/school-years.screen';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';

/** The semesters among the master data. */
export function MasterSchoolYearsScreen() {
  const t = useWords('areas');
  return <SchoolYearsScreen back={{ to: '/admin/master', label: t('master') }} />;
}
