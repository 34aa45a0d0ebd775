import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Alert, Button, InputNumber } from 'antd';
import { useState } from 'react';
import { exam } from '#contract/exam/exam.api';
import { apportioned, sumOf, weighted } from '#contract/exam/weights';
import type { Cbt, Chosen } from '#client/exam/exam-said';
import { later } from '#client/kit/later';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { formatAngka } from '#client/kit/number';
import { Overtaken, useDraft } from '#client/kit/overtaken';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useAction, useLiveState } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import '#client/exam/exam.css';
import '#client/exam/exam.words';
import '#client/question-bank/question-bank.words';

const QuestionPicker = later(async () => (await import('#client/question-bank/question-picker')).QuestionPicker);
const PackagePicker = later(async () => (await import('#client/exam/package-picker')).PackagePicker);

/** What is chosen of a question; that there is a newer version changes nothing of it. */
const plain = ({ id_soal, versi, bobot, tipe, ringkasan }: Chosen): Chosen => ({ id_soal, versi, bobot, tipe, ringkasan });

/** The questions of an exam in their order, each with its version and its weight. */
export function ExamQuestions({ cbt, mayEdit }: { cbt: Cbt; mayEdit: boolean }) {
  const [t, q, telling, textOf] = [useWords('exam'), useWords('questionBank'), useTelling(), useProblemText()];
  const comma = useLanguage() === 'id' ? ',' : '.';
  const { run, pending, error } = useAction(exam.choose, { isQuiet: true });
  const draft = useDraft({ soal: cbt.cbt_soals.map(plain) });
  const { soal } = draft.now;
  const [picking, setPicking] = useState<'bank' | 'package'>();
  const { question } = useLeaveGuard(draft.isBegun);
  const isOffline = useLiveState() === 'offline';
  const jumlah = sumOf(soal.map(({ bobot }) => bobot));
  const put = (next: Chosen[]) => draft.write({ soal: next });
  const newest = (it: Chosen) => Math.max(it.versi, cbt.cbt_soals.find(({ id_soal }) => id_soal === it.id_soal)?.terbaru ?? 0);
  const seen = new Set(draft.seen.soal.map((it) => JSON.stringify(it)));
  const theirs = cbt.cbt_soals.filter((it) => !seen.has(JSON.stringify(plain(it)))).map(({ nomor, ringkasan, bobot }) => `${nomor}. ${ringkasan} (${formatAngka(bobot)})`);
  const change = (i: number, it: Partial<Chosen>) => put(soal.map((one, j) => (i === j ? { ...one, ...it } : one)));
  const evenly = (list: readonly Chosen[]) => {
    const weights = weighted(list.map(() => undefined));
    return list.map((it, i) => ({ ...it, bobot: weights[i] as number }));
  };
  const up = (i: number) => put(soal.map((it, j) => (j === i - 1 ? (soal[i] as Chosen) : j === i ? (soal[i - 1] as Chosen) : it)));
  const add = (more: Chosen[]) => {
    const fresh = more.filter((it) => !soal.some(({ id_soal }) => id_soal === it.id_soal));
    const all = [...soal, ...fresh];
    const weights = apportioned(100, all.map(({ bobot }) => bobot));
    put(soal.length ? evenly(all) : all.map((it, i) => ({ ...it, bobot: weights[i] as number })));
    setPicking(undefined);
  };
  const save = () => run({ id_cbt: cbt.id_cbt, cbtSoalBundle: soal.map(({ id_soal, versi, bobot }) => ({ id_soal, versi, bobot })), sebelum: { cbtSoalBundle: draft.seen.soal.map(({ id_soal, versi, bobot }, i) => ({ nomor: i + 1, id_soal, versi, bobot })) } })
    .then(() => { draft.saved(); telling.success({ title: t('saved') }); }, () => undefined);
  return (
    <section className="panel" aria-label={t('questionsTab')}>
      {mayEdit && <div className="exam-acts"><Button onClick={() => setPicking('bank')}>{t('addQuestions')}</Button><Button onClick={() => setPicking('package')}>{t('addPackage')}</Button>{soal.length > 0 && <Button onClick={() => put(evenly(soal))}>{t('even')}</Button>}</div>}
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      {soal.length === 0 && <p className="soft">{t('noQuestions')}</p>}
      <ol className="exam-questions">
        {soal.map((it, i) => (
          <li key={it.id_soal}>
            <b>{i + 1}</b>
            <div><p>{it.ringkasan}</p><small>{q(it.tipe)} · {t('version', { versi: it.versi })}{newest(it) > it.versi && ` · ${t('newer')}`}</small></div>
            <div className="exam-question-do">
              {mayEdit ? (
                <>
                  {newest(it) > it.versi && <Button size="small" onClick={() => change(i, { versi: newest(it) })}>{t('takeNewer', { versi: newest(it) })}</Button>}
                  <InputNumber aria-label={t('weightOf', { nomor: i + 1 })} min={0} max={100} precision={2} decimalSeparator={comma} value={it.bobot} onChange={(bobot) => change(i, { bobot: bobot ?? 0 })} />
                  <Button icon={<ArrowUpOutlined aria-hidden />} aria-label={t('up', { nomor: i + 1 })} disabled={i === 0} onClick={() => up(i)} />
                  <Button icon={<DeleteOutlined aria-hidden />} aria-label={t('outOf', { nomor: i + 1 })} onClick={() => put(soal.filter((_, j) => i !== j))} />
                </>
              ) : <span>{t('weight')} <b>{formatAngka(it.bobot)}</b></span>}
            </div>
          </li>
        ))}
      </ol>
      {soal.length > 0 && <p className="exam-sum" role="status">{t('sum', { jumlah: formatAngka(jumlah) })}</p>}
      {!pending && <Overtaken isi={[t('questions', { count: cbt.cbt_soals.length }), ...theirs.slice(0, 5), theirs.length > 5 && '…'].filter(Boolean).join(' · ')} draft={draft} />}
      {mayEdit && <div className="exam-acts"><Button type="primary" disabled={!draft.isBegun || draft.isOvertaken || isOffline} loading={pending} onClick={() => void save()}>{t('save')}</Button>{isOffline && <span className="soft">{t('offline')}</span>}</div>}
      {picking === 'bank' && <QuestionPicker id_mata_pelajaran={cbt.id_mata_pelajaran} mapel={cbt.mapel ?? ''} taken={soal.map(({ id_soal }) => id_soal)} onClose={() => setPicking(undefined)} onTake={(more) => add(more.map((it) => ({ ...it, bobot: 1 })))} />}
      {picking === 'package' && <PackagePicker id_mata_pelajaran={cbt.id_mata_pelajaran} onClose={() => setPicking(undefined)} onTake={add} />}
      {question}
    </section>
  );
}
