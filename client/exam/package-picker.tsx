import { Button, Select } from 'antd';
import { useState } from 'react';
import { questionPackage } from '#contract/question-bank/question-bank.api';
import type { Chosen } from '#client/exam/exam-said';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.css';
import '#client/exam/exam.words';
import '#client/question-bank/question-bank.words';

const MOST = 100;
type Taking = { onClose: () => void; onTake: (more: Chosen[]) => void };

/** All questions of a package, with its weights. */
export function PackagePicker({ id_mata_pelajaran, onClose, onTake }: Taking & { id_mata_pelajaran: string }) {
  const t = useWords('exam');
  const [id, setId] = useState<string>();
  return (
    <Panel size={480} title={t('addPackage')} onClose={onClose}>
      <Boundary><Packages id_mata_pelajaran={id_mata_pelajaran} onChoose={setId} /></Boundary>
      {id && <Boundary><Whole key={id} id={id} onTake={onTake} /></Boundary>}
    </Panel>
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
  const [t, q] = [useWords('exam'), useWords('questionBank')];
  const { data: { daftar_soal } } = useView(questionPackage.one, { id });
  return (
    <>
      <ul className="exam-picked">{daftar_soal.map((it) => <li key={it.id_soal}>{it.ringkasan} <small className="soft">{q(it.tipe)}</small></li>)}</ul>
      <Button type="primary" disabled={!daftar_soal.length} onClick={() => onTake(daftar_soal)}>{t('take', { count: daftar_soal.length })}</Button>
    </>
  );
}
