import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Link } from 'react-router-dom';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { topics } from '#contract/lesson/topic.api';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/lesson/plan.words';

type Named = { id: string; nama: string } | null;
type Props = { id_mata_pelajaran: string; id_level: string | undefined; topic: Named; kd: Named; isDisabled?: boolean; onChange: (changed: { topic?: Named; kd?: Named }) => void };

/** A topic and a competence of a subject at a level, to be chosen from those that there are. */
export function PlanFields({ id_mata_pelajaran, id_level, topic, kd, isDisabled = false, onChange }: Props) {
  const t = useWords('plan');
  const of = { id_mata_pelajaran, ...(id_level && { id_level }) };
  const known = useQuery(questionOf(topics.forPlanning, of));
  const competences = useQuery(questionOf(basicCompetence.api.list, { ...of, limit: 100, sortBy: 'urutan' }));
  useFollowed(topics.forPlanning, of);
  const options = (rows: readonly { id: string; nama: string }[], now: Named) => [...rows, ...(now && !rows.some((it) => it.id === now.id) ? [now] : [])].map((it) => ({ value: it.id, label: it.nama }));
  const topicOptions = options((known.data?.data ?? []).map((it) => ({ id: it.id, nama: it.judul })), topic);
  const kdOptions = options(((competences.data?.data ?? []) as { id: string; kode: string; alias: string | null; kompetensi_dasar: string }[]).map((it) => ({ id: it.id, nama: `${it.kode} ${it.alias ?? it.kompetensi_dasar.slice(0, 80)}` })), kd);
  const pick = (from: typeof topicOptions, id: string | null | undefined): Named => {
    const found = from.find((it) => it.value === id);
    return found ? { id: found.value, nama: found.label } : null;
  };
  return (
    <>
      <div>
        <label htmlFor="plan-topic">{t('topic')}</label>
        <Select id="plan-topic" showSearch={{ optionFilterProp: 'label' }} allowClear disabled={isDisabled} loading={known.isLoading} placeholder={t('choose')} value={topic?.id ?? null} options={topicOptions} onChange={(id) => onChange({ topic: pick(topicOptions, id) })} />
        <small><Link to={`/teacher/topic/add?${new URLSearchParams(of)}`}>{t('newTopic')}</Link></small>
      </div>
      <div>
        <label htmlFor="plan-kd">{t('kd')}</label>
        <Select id="plan-kd" showSearch={{ optionFilterProp: 'label' }} allowClear disabled={isDisabled} loading={competences.isLoading} placeholder={t('choose')} value={kd?.id ?? null} options={kdOptions} onChange={(id) => onChange({ kd: pick(kdOptions, id) })} />
      </div>
    </>
  );
}
