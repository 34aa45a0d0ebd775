import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/curriculum/rpp.words';

const MOST = 100;
type Props = { id: string; label: string; kind: 'KD' | 'TP'; of: { id_mata_pelajaran: string; id_level: string }; value: string[]; onChange: (ids: string[]) => void };

/** The competences of a subject on a level, each by its code and text. */
export function CompetenceSelect({ id, label, kind, of: { id_mata_pelajaran, id_level }, value, onChange }: Props) {
  const t = useWords('rpp');
  const question = { id_mata_pelajaran, id_level, jenis: kind, limit: MOST, sortBy: 'kode' };
  const { data, isFetching } = useQuery(questionOf(basicCompetence.api.list, question));
  useFollowed(basicCompetence.api.list, question);
  const options = ((data?.data ?? []) as { id: string; kode: string; alias: string | null; kompetensi_dasar: string }[]).map((it) => ({ value: it.id, label: `${it.kode} ${it.alias ?? it.kompetensi_dasar}` }));
  return <Select id={id} aria-label={label} mode="multiple" placeholder={t('choose')} loading={isFetching} options={options} value={value} onChange={onChange} showSearch={{ filterOption: (typed, option) => String(option?.label).toLowerCase().includes(typed.toLowerCase()) }} />;
}
