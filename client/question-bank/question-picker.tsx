import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/question-bank/question-bank.css';
import '#client/question-bank/question-bank.words';

const MOST = 100;
type Row = OutputOf<typeof questionBank.list>['data'][number];
/** A question that was chosen, in the version that was looked at. */
export type Picked = Pick<Row, 'versi' | 'tipe' | 'ringkasan'> & { id_soal: string };
type Bank = { id_mata_pelajaran: string; mapel: string; taken: readonly string[]; /** Of one kind only. */ tipe?: Row['tipe']; onClose: () => void; onTake: (more: Picked[]) => void };

/** Questions of the subject that somebody may use, to be chosen from. */
export function QuestionPicker(props: Bank) {
  const t = useWords('questionBank');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Picked[]>([]);
  return (
    <Panel size={560} title={t('pickTitle')} onClose={props.onClose} footer={<Button type="primary" disabled={!chosen.length} onClick={() => props.onTake(chosen)}>{t('pick', { count: chosen.length })}</Button>}>
      <Input.Search aria-label={t('pickSearch')} placeholder={t('pickSearch')} allowClear searchIcon={<SearchOutlined aria-label={t('pickSearch')} />} onSearch={setSearch} />
      <Boundary><Found {...props} search={search} chosen={chosen} onChoose={setChosen} /></Boundary>
    </Panel>
  );
}

function Found({ id_mata_pelajaran, mapel, taken, tipe: kind, search, chosen, onChoose }: Bank & { search: string; chosen: Picked[]; onChoose: (chosen: Picked[]) => void }) {
  const t = useWords('questionBank');
  const { data } = useView(questionBank.list, { id_mata_pelajaran, search, limit: MOST, ...(kind && { tipe: kind }) });
  if (!data.length) return <p className="soft">{t('pickNone', { mapel })}</p>;
  const toggle = (it: (typeof data)[number]) => {
    const { id: id_soal, versi, tipe, ringkasan } = it;
    onChoose(chosen.some((one) => one.id_soal === id_soal) ? chosen.filter((one) => one.id_soal !== id_soal) : [...chosen, { id_soal, versi, tipe, ringkasan }]);
  };
  return (
    <ul className="question-picked">
      {data.map((it) => (
        <li key={it.id}><Checkbox disabled={taken.includes(it.id)} checked={taken.includes(it.id) || chosen.some(({ id_soal }) => id_soal === it.id)} onChange={() => toggle(it)}>{it.ringkasan} <small className="soft">{t(it.tipe)}{taken.includes(it.id) && ` · ${t('pickTaken')}`}</small></Checkbox></li>
      ))}
    </ul>
  );
}
