import { Link } from 'react-router-dom';
import { reportCard } from '#contract/report-card/report-card.api';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ReportTag } from '#client/report-card/report-tag';
import '#client/record/student-page.words';
import '#client/report-card/reports.words';

/** A student's reports, each with how far it is. */
export function StudentReports({ id }: { id: string }) {
  const [t, w] = [useWords('reports'), useWords('studentPage')];
  const { data } = useView(reportCard.ofStudent, { id });
  if (data.length === 0) return <p className="soft">{w('noReports')}</p>;
  return (
    <ul className="record-lines">
      {data.map(({ id_general_report, type, tahun_ajaran, semester, status }) => (
        <li key={id_general_report}><Link to={`/teacher/homeroom/report/${id_general_report}`}>{t(type)} · {tahun_ajaran} {semester}</Link> <ReportTag status={status} /></li>
      ))}
    </ul>
  );
}
