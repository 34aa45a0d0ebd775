import { Link } from 'react-router-dom';
import { assignment } from '#contract/assignment/assignment.api';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/teacher.words';

/** Of how many students of a class work is missing across subjects, and the way to what. */
export default function HomeroomWork() {
  const w = useWords('teacherHome');
  const { data } = useView(assignment.missing, {});
  return <p className="home-line">{data.length ? <Link to="/teacher/assignments/summary">{w('workMissing', { count: data.length })}</Link> : w('workMissingNone')}</p>;
}
