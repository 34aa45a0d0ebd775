import { CompassOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { lesson } from '#contract/lesson/lesson.api';
import { useMayAsk } from '#client/kit/session';
import { plan } from '#contract/lesson/plan.api';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/lesson/plan.css';
import '#client/lesson/plan-line.words';

/** What a lesson is about, and the way to its plan. */
export function PlanLine({ id_sesi }: { id_sesi: string }) {
  const t = useWords('planLine');
  const { data: { topic, kd } } = useView(lesson.one, { id: id_sesi });
  const mayPlan = useMayAsk(plan.change);
  return (
    <p className="plan-line">
      <CompassOutlined aria-hidden /><span><b>{topic?.nama ?? t('noTopic')}</b> · {kd?.nama ?? t('noKd')}</span>
      {mayPlan && <Link to={`/teacher/schedule/${id_sesi}/edit`}>{t(topic && kd ? 'change' : 'plan')}</Link>}
    </p>
  );
}
