import { Link } from 'react-router-dom';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import type { Resource } from '#contract/kit/resource';
import { HomeLine } from '#client/home/home-line';
import { keeps, MASTER, type MasterGroup } from '#client/master/master';
import { SchoolProfile } from '#client/institution/school-profile';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { Screen } from '#client/kit/screen';
import { useMayAsk, useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/school-year/school-year.words';
import '#client/master/master.css';

/** Where the admin arrives, and the school's own data are kept: what waits, who it is, and everything that other screens choose from. */
export function MasterScreen() {
  const t = useWords('areas');
  return (
    <Screen title={t('master')}>
      <HomeLine />
      <SchoolProfile />
      <MasterGroups at="/admin/master" />
    </Screen>
  );
}

/** The same for those who keep a part of it. */
export function TeacherMasterScreen() {
  const t = useWords('areas');
  return <Screen title={t('master')}><MasterGroups at="/teacher/master" /></Screen>;
}

function MasterGroups({ at }: { at: string }) {
  const t = useWords('areas');
  const session = useSession();
  const keepsGrades = useMayAsk(passingInterval.change);
  return (Object.keys(MASTER) as MasterGroup[]).map((group) => {
    const kept = MASTER[group].filter((it) => keeps(session, it));
    if (!kept.length) return null;
    return (
      <section key={group} className="master-group">
        <h2>{t(group)}</h2>
        <ul>
          {kept.map((it) => <ResourceCard key={it.name} resource={it} at={at} />)}
          {group === 'schoolAndTimetable' && at === '/admin/master' && <SchoolYearCard at={at} />}
          {group === 'gradingAndReports' && keepsGrades && <PassingGradeCard at={at} />}
        </ul>
      </section>
    );
  });
}

function ResourceCard({ resource, at }: { resource: Resource; at: string }) {
  const { title, about } = useResourceWords(resource);
  return <Card to={`${at}/${resource.name}`} title={title} about={about} />;
}

function SchoolYearCard({ at }: { at: string }) {
  const t = useWords('schoolYear');
  return <Card to={`${at}/academic-year`} title={t('schoolYears')} about={t('schoolYearsAbout')} />;
}

function PassingGradeCard({ at }: { at: string }) {
  const t = useWords('curriculum');
  return <Card to={`${at}/passing-grade`} title={t('passingGrade')} about={t('passingGradeAbout')} />;
}

const Card = ({ to, title, about }: { to: string; title: string; about: string }) => (
  <li><Link className="master-card" to={to}><strong>{title}</strong><span>{about}</span></Link></li>
);
