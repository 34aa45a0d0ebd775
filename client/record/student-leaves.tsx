import { leave } from '#contract/leave/leave.api';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { daysOf, LeaveTag } from '#client/leave/leave-said';
import '#client/record/student-page.words';

const SHOWN = 4;

/** When a student asked to be away, the newest first; why stands in the letter, whose reading is noted. */
export function StudentLeaves({ id }: { id: string }) {
  const [t, w] = [useWords('leave'), useWords('studentPage')];
  const { data, total } = useView(leave.list, { id_murid: id, limit: SHOWN });
  if (!total) return <p className="soft">{w('noLeaves')}</p>;
  return <ul className="record-lines">{data.map((it) => <li key={it.id}>{daysOf(it, t)} <LeaveTag status={it.status} /></li>)}</ul>;
}
