import { Link } from 'react-router-dom';
import { planning } from '#contract/lesson/planning.api';
import { Card } from '#client/home/frame';
import { later } from '#client/kit/later';
import { clock } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useBehind } from '#client/lesson/planning/behind';
import { PlanningHeadline } from '#client/lesson/planning/planning-headline';
import '#client/kit/board.css';
import '#client/lesson/planning/planning.css';

const PlanningWhy = later(async () => (await import('#client/lesson/planning/planning-why')).PlanningWhy);

/** How the school's planning stands, live: the sentence of its board, whose figures open here, too, and the way to the board. */
export function PlanningCard() {
  const [t, w] = [useWords('planning'), useWords('teacherHome')];
  const { data: papan } = useView(planning.matrix, { tanggal: clock.today() });
  const { behind, open, close } = useBehind();
  return (
    <Card id="planning" title={t('title')} about={<Link to="/teacher/curriculum/planning">{w('openBoard')}</Link>}>
      <PlanningHeadline papan={papan} onWhy={open} />
      {behind && <PlanningWhy behind={behind} pada={undefined} onClose={close} />}
    </Card>
  );
}
