import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import type { SoalTugas } from '#contract/assignment/assignment';
import { institution } from '#contract/institution/institution.api';
import { later } from '#client/kit/later';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useKeys } from '#client/question-bank/keys';
import { PieceDialog } from '#client/question-bank/pieces';
import { RichField } from '#client/kit/rich/rich-field';
import { RichText } from '#client/kit/rich/rich-text';

const QuestionPicker = later(async () => (await import('#client/question-bank/question-picker')).QuestionPicker);
export type Question = SoalTugas;
type Props = { soal: readonly Question[]; isFixed: boolean; id_mata_pelajaran: string | undefined; onChange: (soal: Question[]) => void };
const LETTERS = [...'ABCDEFGHIJ'];

/** Questions of a choice of answers: from the bank as they stand there, or written here. */
export function QuestionsField({ soal, isFixed, id_mata_pelajaran, onChange }: Props) {
  const t = useWords('assignment');
  const { data: { jumlah_pilihan_ganda } } = useView(institution.settings, {});
  const [isPicking, setPicking] = useState(false);
  const { keys, drop } = useKeys(soal.length);
  const put = (at: number, it: Question) => onChange(soal.map((one, i) => (i === at ? it : one)));
  const blank = (): Question => ({ nomor: soal.length + 1, id_soal: null, versi: null, pertanyaan: '', opsi: LETTERS.slice(0, jumlah_pilihan_ganda).map((id) => ({ id, isi: '' })), kunci: 'A', pembahasan: '' });
  return (
    <fieldset className="work-part-field">
      <legend>{t('questions')}</legend>
      {!soal.length && <p className="soft">{t('noQuestions')}</p>}
      <ol className="work-questions">
        {soal.map((it, i) => (
          <li key={keys[i]}>
            <div className="work-head"><b>{t('question', { n: i + 1 })}{it.id_soal && <span className="soft"> · {t('fromBankTag')}</span>}</b>{!isFixed && <Button type="text" aria-label={t('removeQuestion', { n: i + 1 })} icon={<DeleteOutlined />} onClick={() => { drop(i); onChange(soal.filter((_, at) => at !== i)); }} />}</div>
            {isFixed || it.id_soal ? <Shown soal={it} /> : <Written id={keys[i] ?? ''} n={i + 1} soal={it} onChange={(changed) => put(i, changed)} />}
          </li>
        ))}
      </ol>
      {!isFixed && (
        <div className="work-acts">
          <Button icon={<PlusOutlined />} onClick={() => onChange([...soal, blank()])}>{t('addQuestion')}</Button>
          {id_mata_pelajaran && <Button onClick={() => setPicking(true)}>{t('fromBank')}</Button>}
        </div>
      )}
      {isPicking && id_mata_pelajaran && (
        <QuestionPicker id_mata_pelajaran={id_mata_pelajaran} mapel="" tipe="Multiple Choice" taken={soal.flatMap(({ id_soal }) => id_soal ?? [])} onClose={() => setPicking(false)}
          onTake={(more) => { setPicking(false); onChange([...soal, ...more.map(({ id_soal, versi, ringkasan }, i) => ({ ...blank(), nomor: soal.length + i + 1, id_soal, versi, pertanyaan: ringkasan, opsi: [], kunci: '' }))]); }} />
      )}
    </fieldset>
  );
}

function Shown({ soal: { pertanyaan, opsi, kunci } }: { soal: Question }) {
  const t = useWords('assignment');
  return <><RichText html={pertanyaan} /><ul className="work-options">{opsi.map(({ id, isi }) => <li key={id} className={id === kunci ? 'is-right' : undefined}><span className="work-option"><b>{id}</b> <RichText html={isi} /></span>{id === kunci && <small>{t('isKey')}</small>}</li>)}</ul></>;
}

function Written({ id, n, soal, onChange }: { id: string; n: number; soal: Question; onChange: (soal: Question) => void }) {
  const t = useWords('assignment');
  return (
    <>
      <RichField pieces={PieceDialog} id={`soal-${id}`} label={t('question', { n })} value={soal.pertanyaan} onChange={(pertanyaan) => onChange({ ...soal, pertanyaan })} />
      <Radio.Group className="work-written" aria-label={t('key', { n })} value={soal.kunci} onChange={({ target }) => onChange({ ...soal, kunci: target.value })}>
        {soal.opsi.map((one) => (
          <div key={one.id} className="work-criterion">
            <Radio value={one.id} aria-label={`${t('key', { n })}: ${one.id}`}>{one.id}</Radio>
            <RichField pieces={PieceDialog} id={`opsi-${id}-${one.id}`} label={t('option', { huruf: one.id, n })} value={one.isi} onChange={(isi) => onChange({ ...soal, opsi: soal.opsi.map((it) => (it.id === one.id ? { ...it, isi } : it)) })} />
          </div>
        ))}
      </Radio.Group>
    </>
  );
}
