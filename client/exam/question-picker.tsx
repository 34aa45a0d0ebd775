import { Button, Checkbox, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import { questionBank, questionPackage } from '#contract/question-bank/question-bank.api';
import type { Chosen } from '#client/exam/exam-said';
import { Boundary } from '#client/kit/boundary';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.css';
import '#client/exam/exam.words';

const MOST = 100;
type Taking = { onClose: () => void; onTake: (more: Chosen[]) => void };
type Bank = Taking & { id_mata_pelajaran: string; mapel: string; taken: readonly string[]; /** Of one kind only. */ tipe?: Chosen['tipe'] };

/** Questions of the subject that somebody may use, to be chosen from. */
export function QuestionPicker(props: Bank) {
  const t = useWords('exam');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Chosen[]>([]);
  return (
    <Drawer open size={560} title={t('bank')} onClose={props.onClose} footer={<Button type="primary" disabled={!chosen.length} onClick={() => props.onTake(chosen)}>{t('take', { count: chosen.length })}</Button>}>
      <Input.Search aria-label={t('searchBank')} placeholder={t('searchBank')} allowClear onSearch={setSearch} />
      <Boundary><Found {...props} search={search} chosen={chosen} onChoose={setChosen} /></Boundary>
    </Drawer>
  );
}

function Found({ id_mata_pelajaran, mapel, taken, tipe: kind, search, chosen, onChoose }: Bank & { search: string; chosen: Chosen[]; onChoose: (chosen: Chosen[]) => void }) {
  const t = useWords('exam');
  const { data } = useView(questionBank.list, { id_mata_pelajaran, search, limit: MOST, ...(kind && { tipe: kind }) });
  if (!data.length) return <p className="soft">{t('bankNone', { mapel })}</p>;
  const toggle = (it: (typeof data)[number]) => {
    const { id: id_soal, versi, tipe, ringkasan } = it;
    onChoose(chosen.some((one) => one.id_soal === id_soal) ? chosen.filter((one) => one.id_soal !== id_soal) : [...chosen, { id_soal, versi, tipe, ringkasan, terbaru: versi, bobot: 1 }]);
  };
  return (
    <ul className="exam-picked">
      {data.map((it) => (
        <li key={it.id}><Checkbox disabled={taken.includes(it.id)} checked={taken.includes(it.id) || chosen.some(({ id_soal }) => id_soal === it.id)} onChange={() => toggle(it)}>{it.ringkasan} <small className="soft">{it.tipe}{taken.includes(it.id) && ` · ${t('alreadyIn')}`}</small></Checkbox></li>
      ))}
    </ul>
  );
}

/** All questions of a package, with its weights. */
export function PackagePicker({ id_mata_pelajaran, onClose, onTake }: Taking & { id_mata_pelajaran: string }) {
  const t = useWords('exam');
  const [id, setId] = useState<string>();
  return (
    <Drawer open size={480} title={t('addPackage')} onClose={onClose}>
      <Boundary><Packages id_mata_pelajaran={id_mata_pelajaran} onChoose={setId} /></Boundary>
      {id && <Boundary><Whole key={id} id={id} onTake={onTake} /></Boundary>}
    </Drawer>
  );
}

function Packages({ id_mata_pelajaran, onChoose }: { id_mata_pelajaran: string; onChoose: (id: string) => void }) {
  const t = useWords('exam');
  const { data } = useView(questionPackage.list, { limit: MOST });
  const fitting = data.filter((it) => it.id_mata_pelajaran === null || it.id_mata_pelajaran === id_mata_pelajaran);
  if (!fitting.length) return <p className="soft">{t('packageNone')}</p>;
  return <Select aria-label={t('packageChoose')} placeholder={t('packageChoose')} style={{ width: '100%' }} showSearch={{ optionFilterProp: 'label' }} options={fitting.map((it) => ({ value: it.id, label: `${it.judul} (${t('questions', { count: it.jumlah_soal })})` }))} onChange={onChoose} />;
}

function Whole({ id, onTake }: { id: string; onTake: Taking['onTake'] }) {
  const t = useWords('exam');
  const { data: { daftar_soal } } = useView(questionPackage.one, { id });
  return (
    <>
      <ul className="exam-picked">{daftar_soal.map((it) => <li key={it.id_soal}>{it.ringkasan} <small className="soft">{it.tipe}</small></li>)}</ul>
      <Button type="primary" disabled={!daftar_soal.length} onClick={() => onTake(daftar_soal.map((it) => ({ ...it, terbaru: it.versi })))}>{t('take', { count: daftar_soal.length })}</Button>
    </>
  );
}
