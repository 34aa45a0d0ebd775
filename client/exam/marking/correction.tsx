import { Alert, Button, Checkbox, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { isReason } from '#contract/exam/exam';
import type { CaraKoreksi } from '#contract/exam/marking';
import { marking } from '#contract/exam/marking.api';
import { Effect, type Dampak } from '#client/exam/marking/effect';
import { keyOf } from '#client/exam/marking/key-of';
import type { Head } from '#client/exam/marking/standing';
import { Panel } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useAction, useLiveState } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { QuestionShown } from '#client/question-bank/question-shown';
import '#client/exam/exam.css';

type Props = { head: Head; soal: Head['soal'][number]; onClose: () => void };

/** A question is put right: how, why, whom it concerns, and only then it is done. What was looked at is what is done. */
export function Correction({ head, soal, onClose }: Props) {
  const [t, telling, textOf, id] = [useWords('marking'), useTelling(), useProblemText(), useId()];
  const isOffline = useLiveState() === 'offline';
  const { run, pending, error } = useAction(marking.correct, { isQuiet: true });
  const mayRekey = soal.tipe !== 'Essay' && soal.tipe !== 'Menjodohkan';
  const [cara, setCara] = useState<CaraKoreksi>(mayRekey ? 'ganti_kunci' : 'semua_benar');
  const [kunci, setKunci] = useState<readonly string[]>(soal.koreksi?.kunci.length ? soal.koreksi.kunci : soal.kunci);
  const [alasan, setReason] = useState('');
  const [seen, setSeen] = useState<Dampak>();
  const [isAsked, setAsked] = useState(false);

  const keys = kunci.map((it) => it.trim()).filter(Boolean);
  const lacks = cara === 'ganti_kunci' && !keys.length ? t('lacksKey') : !isReason(alasan) ? t('lacksReason') : '';
  const wish = { id: head.id_cbt, soal: soal.id_soal, cara, kunci: cara === 'ganti_kunci' ? keys : [], alasan: alasan.trim() };
  const change = (act: () => void) => {
    act();
    setSeen(undefined);
  };
  const look = () => {
    setAsked(true);
    if (!lacks) run({ ...wish, dry_run: true }).then(({ data }) => setSeen(data), () => undefined);
  };
  const apply = () => run(wish).then(() => {
    telling.success({ title: t('applied') });
    onClose();
  }, () => undefined);
  return (
    <Panel below="92%" size={560} title={t('correctTitle', { nomor: soal.nomor })} onClose={onClose}>
      <div className="correction">
        <QuestionShown soal={{ ...soal, pembahasan: '' }} />
        <p className="soft">{t('nowKey')}: <b>{keyOf(soal, t)}</b></p>
        <fieldset>
          <legend>{t('how')}</legend>
          <Radio.Group value={cara} onChange={({ target }) => change(() => setCara(target.value))} options={[...(mayRekey ? ['ganti_kunci'] : []), 'semua_benar', 'hapus', ...(soal.koreksi && soal.koreksi.cara !== 'semula' ? ['semula'] : [])].map((value) => ({ value, label: t(value as CaraKoreksi) }))} />
        </fieldset>
        {cara === 'ganti_kunci' && <NewKey soal={soal} kunci={kunci} onChange={(it) => change(() => setKunci(it))} />}
        <label htmlFor={`${id}-alasan`}>{t('why')}</label>
        <Input.TextArea id={`${id}-alasan`} rows={2} maxLength={500} value={alasan} aria-describedby={`${id}-help`} onChange={({ target }) => change(() => setReason(target.value))} />
        <p id={`${id}-help`} className="soft">{isAsked && lacks ? <span className="is-bad" role="alert">{lacks}</span> : t('whyHelp')}</p>
        {error && <Alert type="error" showIcon title={t('notApplied')} description={textOf(error)} />}
        {seen ? <Effect dampak={seen} /> : <Button disabled={isOffline} loading={pending} onClick={look}>{t('preview')}</Button>}
        {seen && head.kemajuan.isFinal && <Alert type="warning" showIcon title={t('reopens')} />}
        {seen && <div className="exam-acts"><Button type="primary" disabled={isOffline} loading={pending} onClick={() => void apply()}>{t('apply')}</Button><Button onClick={() => setSeen(undefined)}>{t('change')}</Button></div>}
      </div>
    </Panel>
  );
}

/** Letters are chosen; short answers written, one a line. Of a single choice several may count. */
function NewKey({ soal: { tipe, opsi }, kunci, onChange }: { soal: Props['soal']; kunci: readonly string[]; onChange: (it: readonly string[]) => void }) {
  const [t, id] = [useWords('marking'), useId()];
  if (tipe === 'Isian Singkat') {
    return <><label htmlFor={id}>{t('newKey')}</label><Input.TextArea id={id} rows={3} value={kunci.join('\n')} onChange={({ target }) => onChange(target.value.split('\n'))} /><p className="soft">{t('newKeyHelp')}</p></>;
  }
  return <fieldset><legend>{t('newKey')}</legend><Checkbox.Group value={[...kunci]} onChange={(it) => onChange([...it].sort())} options={opsi.map((it) => ({ value: it.id, label: it.id }))} /></fieldset>;
}
