import { CompassOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { lesson } from '#contract/lesson/lesson.api';
import { useMayAsk, useSession } from '#client/kit/session';
import { plan } from '#contract/lesson/plan.api';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/lesson/plan.css';
import '#client/lesson/plan-line.words';

/** What a lesson is about, and the ways to its plan and to the grades of its class. */
export function PlanLine({ id_sesi }: { id_sesi: string }) {
  const t = useWords('planLine');
  const { data: { topic, kd, id_guru, id_mata_pelajaran, id_kelas_tahun_ajaran } } = useView(lesson.one, { id: id_sesi });
  const mayPlan = useMayAsk(plan.change);
  const isOwn = useSession()?.user.id === id_guru;
  return (
    <p className="plan-line">
      <CompassOutlined aria-hidden /><span><b>{topic?.nama ?? t('noTopic')}</b> · {kd?.nama ?? t('noKd')}</span>
      {mayPlan && <Link to={`/teacher/schedule/${id_sesi}/edit`}>{t(topic && kd ? 'change' : 'plan')}</Link>}
      {isOwn && <Link to={`/teacher/reports/${id_mata_pelajaran}/${id_kelas_tahun_ajaran}/detail`}>{t('grades')}</Link>}
    </p>
  );
}
