import { Form, Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { subject } from '#contract/subject/subject.resource';
import { questionOf } from '#client/kit/view';
import { useWords } from '#client/kit/words';

type Props = { value: string[]; onChange: (ids: string[]) => void; disabled?: boolean };

/** What a teacher is qualified to teach. */
export function SubjectSelect({ value, onChange, disabled }: Props) {
  const t = useWords('persons');
  const { data, isFetching } = useQuery(questionOf(subject.api.list, { limit: 100 } as never));
  const rows = ((data as { data?: { id: string; nama: string }[] } | undefined)?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama }));
  return (
    <Form.Item label={t('subjects')} htmlFor="subjects" extra={t('subjectsAbout')}>
      <Select id="subjects" mode="multiple" value={value} onChange={onChange} loading={isFetching} disabled={disabled} options={rows} showSearch={{ optionFilterProp: 'label' }} placeholder={t('noSubjects')} />
    </Form.Item>
  );
}
