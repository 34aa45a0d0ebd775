import { Alert, Button, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { TipePaket } from '#contract/question-bank/question';
import type { questionPackage } from '#contract/question-bank/question-bank.api';
import type { ApiError } from '#client/kit/api';
import { Boundary } from '#client/kit/boundary';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { useLiveState } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Blueprint, type Kisi } from '#client/question-bank/blueprint';
import { type Chosen, PackageQuestions } from '#client/question-bank/package-questions';
import { Problem } from '#client/question-bank/question-parts';
import '#client/question-bank/question-bank.css';
import '#client/question-bank/question-bank.words';
import '#client/question-bank/references';

export type Paket = OutputOf<typeof questionPackage.one>['data'];
type Wish = Required<Pick<AskOf<typeof questionPackage.make>, 'judul' | 'tipe'>> & { id_mata_pelajaran: string | null; id_level: string | null; daftar_soal: { id_soal: string; bobot: number }[]; kisi_kisi: Kisi[] };
type Draft = Omit<Wish, 'daftar_soal'> & { daftar_soal: readonly Chosen[] };
type Props = { from?: Paket; save: (wish: Wish) => Promise<unknown>; onSaved: () => void };
const EMPTY: Draft = { judul: '', tipe: 'PH', id_mata_pelajaran: null, id_level: null, daftar_soal: [], kisi_kisi: [] };

/** Puts a package together: what it is for, its questions in order with their weights, and the blueprint that they follow. */
export function PackageForm({ from, save, onSaved }: Props) {
  const [t, textOf] = [useWords('questionBank'), useProblemText()];
  const [draft, setDraft] = useState<Draft>(() => (from ? { judul: from.judul, tipe: from.tipe, id_mata_pelajaran: from.id_mata_pelajaran, id_level: from.id_level, daftar_soal: from.daftar_soal, kisi_kisi: from.kisi_kisi } : EMPTY));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [state, setState] = useState<{ isDirty: boolean; isSaving?: boolean; isSaved?: boolean; failure?: string }>({ isDirty: false });
  const isOffline = useLiveState() === 'offline';
  const { question } = useLeaveGuard(state.isDirty);
  // Only once nothing is unsaved any more may one leave without being asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it was saved matters
  useEffect(() => {
    if (state.isSaved) onSaved();
  }, [state.isSaved]);
  const change = (changed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setProblems({});
    setState({ isDirty: true });
  };
  const send = async () => {
    if (draft.judul.trim().length < 3) return setProblems({ judul: t('titleMissing') });
    setState({ isDirty: true, isSaving: true });
    await save({ ...draft, judul: draft.judul.trim(), daftar_soal: draft.daftar_soal.map(({ id_soal, bobot }) => ({ id_soal, bobot })) }).then(() => setState({ isDirty: false, isSaved: true }), (error: ApiError) => {
      setProblems(error.errors ?? {});
      setState({ isDirty: true, failure: textOf(error) });
    });
  };
  return (
    <form className="question-fields" onSubmit={(event) => { event.preventDefault(); void send(); }}>
      {state.failure && <Alert type="error" showIcon title={t('notSaved')} description={state.failure} />}
      {isOffline && <Alert type="warning" showIcon title={t('offline')} />}
      <section className="panel question-place" aria-label={t('purpose')}>
        <div><label htmlFor="paket-judul">{t('judul')}</label><Input id="paket-judul" maxLength={150} value={draft.judul} onChange={({ target }) => change({ judul: target.value })} /><Problem of={problems.judul} /></div>
        <div><label htmlFor="paket-tipe">{t('purpose')}</label><Select id="paket-tipe" value={draft.tipe} options={TipePaket.options.map((value) => ({ value, label: t(value) }))} onChange={(tipe) => change({ tipe })} /></div>
        <div><label htmlFor="paket-mapel">{t('mapel')}</label><ReferenceSelect id="paket-mapel" of="subject" allowClear label={from?.mapel ?? undefined} value={draft.id_mata_pelajaran} onChange={(it) => change({ id_mata_pelajaran: it ?? null })} /><Problem of={problems.id_mata_pelajaran} /></div>
        <div><label htmlFor="paket-level">{t('level')}</label><ReferenceSelect id="paket-level" of="level" allowClear label={from?.level ?? undefined} value={draft.id_level} onChange={(it) => change({ id_level: it ?? null })} /></div>
      </section>
      <section className="panel" aria-labelledby="kisi-title"><h2 id="kisi-title">{t('blueprint')}</h2><Boundary><Blueprint lines={draft.kisi_kisi} questions={draft.daftar_soal} id_mata_pelajaran={draft.id_mata_pelajaran} id_level={draft.id_level} problems={problems} onChange={(kisi_kisi) => change({ kisi_kisi })} /></Boundary></section>
      <section className="panel" aria-labelledby="pilih-title"><h2 id="pilih-title">{t('questions')} ({draft.daftar_soal.length})</h2><PackageQuestions chosen={draft.daftar_soal} id_mata_pelajaran={draft.id_mata_pelajaran} onChange={(daftar_soal) => change({ daftar_soal })} /><Problem of={problems.daftar_soal} /></section>
      <div className="at-foot question-foot">
        <Button type="primary" htmlType="submit" loading={state.isSaving ?? false} disabled={isOffline}>{t(!draft.daftar_soal.length && draft.kisi_kisi.length && !from ? 'draw' : 'save')}</Button>
        {state.isDirty && <span role="status">{t('unsaved')}</span>}
      </div>
      {question}
    </form>
  );
}
