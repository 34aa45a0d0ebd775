import { useQuery } from '@tanstack/react-query';
import { schoolYear } from '#contract/school-year/school-year.api';
import { Crest } from '#client/shell/crest';
import { useSchool } from '#client/shell/school';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

/** Whose house this is: the school's whole name, with the semester and the week. */
export const SchoolSign = () => (
  <div className="school">
    <Crest />
    <span className="school-words"><b>{useSchool()?.nama ?? 'Pelita'}</b><Period /></span>
  </div>
);

function Period() {
  const t = useWords('shell');
  const { data: year } = useQuery(questionOf(schoolYear.active, {}));
  const { data: week } = useQuery(questionOf(schoolYear.currentWeek, {}));
  useFollowed(schoolYear.active, {});
  useFollowed(schoolYear.currentWeek, {});
  const said = [year?.data && `${year.data.nama} ${year.data.semester}`, week?.data && t('week', { nomor: week.data.minggu_ke })];
  return <small>{said.filter(Boolean).join(' · ')}</small>;
}
