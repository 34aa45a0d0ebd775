import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, InputNumber, Radio, Select } from 'antd';
import { CaraNilai } from '#contract/question-bank/question';
import { useWords } from '#client/kit/words';
import { type Draft, LETTERS, withoutOption } from '#client/question-bank/draft';
import { useKeys } from '#client/question-bank/keys';
import { RichField } from '#client/kit/rich/rich-field';
import { PieceDialog } from '#client/question-bank/pieces';

type Props = { draft: Draft; change: (changed: Partial<Draft>) => void; problem: (field: string) => string | undefined };

/** What a kind of question has beside what it asks. */
export function QuestionParts(props: Props) {
  const { tipe } = props.draft;
  if (tipe === 'Menjodohkan') return <PairFields {...props} />;
  if (tipe === 'Isian Singkat') return <AnswerFields {...props} />;
  if (tipe === 'Essay') return <EssayFields {...props} />;
  return <OptionFields {...props} />;
}

function OptionFields({ draft, change, problem }: Props) {
  const t = useWords('questionBank');
  const { keys, drop } = useKeys(draft.opsi.length);
  const isOne = draft.tipe === 'Multiple Choice';
  const turn = (id: string, isRight: boolean) => change({ kunci: isOne ? [id] : draft.opsi.map((it) => it.id).filter((it) => (it === id ? isRight : draft.kunci.includes(it))) });
  return (
    <fieldset className="question-part">
      <legend>{t('options')}</legend>
      <p className="question-help">{t(isOne ? 'markOne' : 'markSeveral')}</p>
      {draft.opsi.map(({ id, isi }, i) => (
        <div key={keys[i]} className="question-option">
          {isOne
            ? <Radio name="kunci" checked={draft.kunci.includes(id)} aria-label={t('isRight', { huruf: id })} onChange={() => turn(id, true)}>{id}</Radio>
            : <Checkbox checked={draft.kunci.includes(id)} aria-label={t('isRight', { huruf: id })} onChange={({ target }) => turn(id, target.checked)}>{id}</Checkbox>}
          <RichField pieces={PieceDialog} id={`opsi-${keys[i]}`} label={t('option', { huruf: id })} value={isi} onChange={(text) => change({ opsi: draft.opsi.map((it) => (it.id === id ? { id, isi: text } : it)) })} />
          {!isOne && draft.opsi.length > 3 && <Button type="text" aria-label={t('dropOption', { huruf: id })} icon={<DeleteOutlined />} onClick={() => { drop(i); change(withoutOption(draft, i)); }} />}
        </div>
      ))}
      {!isOne && draft.opsi.length < LETTERS.length && <Button icon={<PlusOutlined />} onClick={() => change({ opsi: [...draft.opsi, { id: LETTERS[draft.opsi.length] as string, isi: '' }] })}>{t('addOption')}</Button>}
      <Problem of={problem('opsi') ?? problem('kunci')} />
      {!isOne && <Marking draft={draft} change={change} />}
    </fieldset>
  );
}

function PairFields({ draft, change, problem }: Props) {
  const t = useWords('questionBank');
  const { keys, drop } = useKeys(draft.pasangan.length);
  const put = (at: number, changed: Partial<Draft['pasangan'][number]>) => change({ pasangan: draft.pasangan.map((it, i) => (i === at ? { ...it, ...changed } : it)) });
  return (
    <fieldset className="question-part">
      <legend>{t('pairs')}</legend>
      {draft.pasangan.map(({ kiri, kanan }, i) => (
        <div key={keys[i]} className="question-pair">
          <RichField pieces={PieceDialog} id={`kiri-${keys[i]}`} label={t('leftOf', { nomor: i + 1 })} value={kiri} onChange={(text) => put(i, { kiri: text })} />
          <RichField pieces={PieceDialog} id={`kanan-${keys[i]}`} label={t('rightOf', { nomor: i + 1 })} value={kanan} onChange={(text) => put(i, { kanan: text })} />
          {draft.pasangan.length > 2 && <Button type="text" aria-label={t('dropPair', { nomor: i + 1 })} icon={<DeleteOutlined />} onClick={() => { drop(i); change({ pasangan: draft.pasangan.filter((_, at) => at !== i) }); }} />}
        </div>
      ))}
      {draft.pasangan.length < 20 && <Button icon={<PlusOutlined />} onClick={() => change({ pasangan: [...draft.pasangan, { kiri: '', kanan: '' }] })}>{t('addPair')}</Button>}
      <Problem of={problem('pasangan')} />
      <Marking draft={draft} change={change} />
    </fieldset>
  );
}

function AnswerFields({ draft, change, problem }: Props) {
  const t = useWords('questionBank');
  return (
    <div className="question-part">
      <label htmlFor="soal-kunci">{t('rightAnswers')}</label>
      <Select id="soal-kunci" mode="tags" open={false} suffixIcon={null} value={draft.kunci} tokenSeparators={['|']} onChange={(kunci: string[]) => change({ kunci })} />
      <p className="question-help">{t('answersHelp')}</p>
      <Problem of={problem('kunci')} />
    </div>
  );
}

function EssayFields({ draft, change, problem }: Props) {
  const t = useWords('questionBank');
  const { keys, drop } = useKeys(draft.rubrik.length);
  const put = (at: number, changed: Partial<Draft['rubrik'][number]>) => change({ rubrik: draft.rubrik.map((it, i) => (i === at ? { ...it, ...changed } : it)) });
  return (
    <fieldset className="question-part">
      <legend>{t('guidance')}</legend>
      <Input.TextArea aria-label={t('guidance')} rows={2} maxLength={5_000} value={draft.kunci[0] ?? ''} onChange={({ target }) => change({ kunci: target.value ? [target.value] : [] })} />
      <p className="question-help">{t('rubricHelp')}</p>
      {draft.rubrik.map(({ kriteria, skor }, i) => (
        <div key={keys[i]} className="question-option">
          <Input aria-label={t('criterion', { nomor: i + 1 })} maxLength={300} value={kriteria} onChange={({ target }) => put(i, { kriteria: target.value })} />
          <InputNumber aria-label={t('marksOf', { nomor: i + 1 })} min={1} max={100} precision={0} value={skor} onChange={(it) => put(i, { skor: it ?? 1 })} />
          <Button type="text" aria-label={t('dropCriterion', { nomor: i + 1 })} icon={<DeleteOutlined />} onClick={() => { drop(i); change({ rubrik: draft.rubrik.filter((_, at) => at !== i) }); }} />
        </div>
      ))}
      <Button icon={<PlusOutlined />} onClick={() => change({ rubrik: [...draft.rubrik, { kriteria: '', skor: 1 }] })}>{t('addCriterion')}</Button>
      <Problem of={problem('rubrik') ?? problem('kunci')} />
    </fieldset>
  );
}

function Marking({ draft, change }: Pick<Props, 'draft' | 'change'>) {
  const t = useWords('questionBank');
  return (
    <div className="question-marking">
      <label htmlFor="soal-cara">{t('cara_nilai')}</label>
      <Select id="soal-cara" value={draft.cara_nilai} options={CaraNilai.options.map((value) => ({ value, label: t(value) }))} onChange={(cara_nilai) => change({ cara_nilai })} />
    </div>
  );
}

export const Problem = ({ of }: { of: string | undefined }) => (of ? <p className="question-problem" role="alert">{of}</p> : null);
