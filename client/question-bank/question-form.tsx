import { Alert, Button, InputNumber, Radio, Select } from 'antd';
import { useEffect, useState } from 'react';
import { institution } from '#contract/institution/institution.api';
import { Berbagi, Kognitif, TipeSoal } from '#contract/question-bank/question';
import { faultOf, ofItsKind } from '#contract/question-bank/question-faults';
import type { ApiError } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { useLiveState, useView } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import { type Draft, newDraft, ofKind } from '#client/question-bank/draft';
import { Problem, QuestionParts } from '#client/question-bank/question-parts';
import { QuestionShown } from '#client/question-bank/question-shown';
import { RichField } from '#client/kit/rich/rich-field';
import { PieceDialog } from '#client/question-bank/pieces';
import '#client/question-bank/question-bank.css';
import '#client/question-bank/question-bank.words';
import '#client/question-bank/references';

export type Wish = Draft & { id_mata_pelajaran: string };
type Props = { from?: Draft | undefined; labels?: { mapel: string | null; level: string | null; kd: string | null }; save: (wish: Wish) => Promise<unknown>; onSaved: () => void };

/** Writes a question of any kind, and shows it beside as a student will meet it. */
export function QuestionForm({ from, labels, save, onSaved }: Props) {
  const [t, language, textOf] = [useWords('questionBank'), useLanguage(), useProblemText()];
  const { data: { jumlah_pilihan_ganda: n } } = useView(institution.settings, {});
  const [draft, setDraft] = useState<Draft>(() => from ?? newDraft(n));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [state, setState] = useState<{ isDirty: boolean; isSaving?: boolean; isSaved?: boolean; failure?: string | undefined }>({ isDirty: false });
  const isOffline = useLiveState() === 'offline';
  const { question } = useLeaveGuard(state.isDirty);
  // Only once nothing is unsaved any more may one leave without being asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it was saved matters
  useEffect(() => {
    if (state.isSaved) onSaved();
  }, [state.isSaved]);
  const change = (changed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))));
    setState({ isDirty: true });
  };
  const send = async () => {
    const whole = ofItsKind(draft);
    const fault = faultOf(whole, { jumlah_pilihan_ganda: n });
    if (!draft.id_mata_pelajaran) return setProblems({ id_mata_pelajaran: t('subjectMissing') });
    if (fault) return setProblems({ [fault.field]: fault[language] });
    setState({ isDirty: true, isSaving: true });
    await save({ ...draft, ...whole, id_mata_pelajaran: draft.id_mata_pelajaran }).then(() => setState({ isDirty: false, isSaved: true }), (error: ApiError) => {
      setProblems(Object.fromEntries(Object.entries(error.errors ?? {}).map(([path, it]) => [path.split('.')[0] as string, it])));
      setState({ isDirty: true, failure: textOf(error) });
    });
  };
  const problem = (field: string) => problems[field];
  return (
    <form className="question-form" onSubmit={(event) => { event.preventDefault(); void send(); }}>
      <div className="question-write">
        <section className="panel question-fields" aria-label={t('asks')}>
          {state.failure && <Alert type="error" showIcon title={t('notSaved')} description={state.failure} />}
          {isOffline && <Alert type="warning" showIcon title={t('offline')} />}
          <Radio.Group aria-label={t('tipe')} optionType="button" value={draft.tipe} options={TipeSoal.options.map((value) => ({ value, label: t(value) }))} onChange={({ target }) => change(ofKind(draft, target.value, n))} />
          <span className="question-label">{t('pertanyaan')}</span>
          <RichField pieces={PieceDialog} id="soal-pertanyaan" label={t('pertanyaan')} value={draft.pertanyaan} isLong problem={problem('pertanyaan')} onChange={(pertanyaan) => change({ pertanyaan })} />
          <QuestionParts key={draft.tipe} draft={draft} change={change} problem={problem} />
          <span className="question-label">{t('pembahasan')}</span>
          <RichField pieces={PieceDialog} id="soal-pembahasan" label={t('pembahasan')} value={draft.pembahasan} problem={problem('pembahasan')} onChange={(pembahasan) => change({ pembahasan })} />
        </section>
        <section className="panel question-fields" aria-label={t('place')}>
          <div className="question-place">
            <div><label htmlFor="soal-mapel">{t('mapel')}</label><ReferenceSelect id="soal-mapel" of="subject" label={labels?.mapel ?? undefined} value={draft.id_mata_pelajaran} onChange={(id) => change({ id_mata_pelajaran: id })} /><Problem of={problem('id_mata_pelajaran')} /></div>
            <div><label htmlFor="soal-level">{t('level')}</label><ReferenceSelect id="soal-level" of="level" allowClear label={labels?.level ?? undefined} value={draft.id_level} onChange={(id) => change({ id_level: id ?? null })} /></div>
            <div><label htmlFor="soal-kd">{t('kd')}</label><ReferenceSelect id="soal-kd" of="basic-competence" allowClear label={labels?.kd ?? undefined} value={draft.id_kd} onChange={(id) => change({ id_kd: id ?? null })} /></div>
            <div><label htmlFor="soal-kognitif">{t('kognitif')}</label><Select id="soal-kognitif" allowClear value={draft.kognitif} options={Kognitif.options.map((value) => ({ value, label: t(value) }))} onChange={(it) => change({ kognitif: it ?? null })} /></div>
            <div><label htmlFor="soal-skor">{t('skor')}</label><InputNumber id="soal-skor" min={1} max={100} precision={0} value={draft.skor_maksimal} onChange={(it) => change({ skor_maksimal: it ?? 1 })} /></div>
            <div><label htmlFor="soal-berbagi">{t('berbagi')}</label><Select id="soal-berbagi" value={draft.berbagi} options={Berbagi.options.map((value) => ({ value, label: t(`berbagi.${value}`) }))} onChange={(berbagi) => change({ berbagi })} /></div>
          </div>
        </section>
        <div className="at-foot question-foot">
          <Button type="primary" htmlType="submit" loading={state.isSaving ?? false} disabled={isOffline}>{t('save')}</Button>
          {state.isDirty && <span role="status">{t('unsaved')}</span>}
        </div>
      </div>
      <section className="panel question-preview" aria-label={t('asSeen')}><h2>{t('asSeen')}</h2><QuestionShown soal={ofItsKind(draft)} /></section>
      {question}
    </form>
  );
}
