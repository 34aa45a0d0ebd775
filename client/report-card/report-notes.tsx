import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { filledTemplate } from '#contract/report-card/filled-template';
import { ASPEK, type Keputusan, LEAST_SAID, letterOf } from '#contract/report-card/report';
import { reportCard as api } from '#contract/report-card/report-card.api';
import { SEBUTAN } from '#contract/report-card/report-words';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Field } from '#client/report-card/field';
import { knownIn, ReadySentences } from '#client/report-card/ready-sentences';
import { Suggestion } from '#client/report-card/suggestion';
import type { Detail } from '#client/report-card/report-detail';

const LETTERS = [[4, 'A'], [3, 'B'], [2, 'C'], [1, 'D']] as const;
const writtenIn = ({ isi, sikap_wali }: Detail) => ({ catatan_wali: isi.catatan_wali, kokurikuler: isi.kokurikuler, keputusan: isi.keputusan, sikap_spiritual: sikap_wali.spiritual, sikap_sosial: sikap_wali.sosial });
/** As it is written, with what is known of the student in the place of the variables. */
function filled(form: ReturnType<typeof writtenIn>, isi: Detail['isi']): typeof form {
  const of = (it: string) => filledTemplate(it, knownIn(isi));
  const own = <S extends { jurnal: string }>(it: S): S => ({ ...it, jurnal: of(it.jurnal) });
  return { ...form, catatan_wali: of(form.catatan_wali), kokurikuler: of(form.kokurikuler), sikap_spiritual: own(form.sikap_spiritual), sikap_sosial: own(form.sikap_sosial) };
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the homeroom teacher writes: a note, attitudes of their own with a journal, the decision. What somebody else has changed meanwhile is told and not overwritten. */
export function ReportNotes({ report }: { report: Detail }) {
  const t = useWords('reports');
  const update = useAction(api.updateAll);
  const [before, setBefore] = useState(() => writtenIn(report));
  const [form, setForm] = useState(before);
  const [alasan, setAlasan] = useState('');
  const isUnsaid = report.boleh.alasan && alasan.trim().length < LEAST_SAID;
  const whole = filled(form, report.isi);
  const changed = Object.fromEntries(Object.entries(whole).filter(([name, it]) => !isSame(it, before[name as keyof typeof before])));
  const isDirty = Object.keys(changed).length > 0;
  const { question } = useLeaveGuard(isDirty);
  const isOff = !report.boleh.menulis;
  const set = (more: Partial<typeof form>) => setForm({ ...form, ...more });
  const save = () => void update.run({ general_report: { id_general_report: report.id_general_report, ...changed, sebelum: Object.fromEntries(Object.keys(changed).map((it) => [it, before[it as keyof typeof before]])) }, ...(report.boleh.alasan && { alasan: alasan.trim() }) } as never).then(() => {
    setForm(whole);
    setBefore(whole);
    tellSnack({ text: t('saved') });
  }).catch(() => undefined);
  return (
    <form className="report-form" onSubmit={(it) => { it.preventDefault(); save(); }}>
      {isOff && <p className="soft">{t('readOnly')}</p>}
      <Field label={t('note')}>{(id) => <Input.TextArea id={id} rows={4} maxLength={1000} showCount disabled={isOff} value={form.catatan_wali} onChange={(it) => set({ catatan_wali: it.target.value })} />}</Field>
      {!isOff && <ReadySentences type="catatan_wali" report={report} written={form.catatan_wali} max={1000} onWrite={(catatan_wali) => set({ catatan_wali })} />}
      {report.isi.kumer && <Field label={t('cocurricular')}>{(id) => <Input.TextArea id={id} rows={3} maxLength={1000} disabled={isOff} value={form.kokurikuler} onChange={(it) => set({ kokurikuler: it.target.value })} />}</Field>}
      {report.isi.sikap && ASPEK.map((aspek) => {
        const own = form[`sikap_${aspek}`];
        return (
          <div key={aspek} className="report-form">
            <Field label={t(`attitude_${aspek}`)}>{(id) => <Select<number> id={id} disabled={isOff} value={own.nilai ?? 0} onChange={(nilai) => set({ [`sikap_${aspek}`]: { ...own, nilai: nilai || null } })} options={[{ value: 0, label: t('fromTeachers') }, ...LETTERS.map(([value, letter]) => ({ value, label: `${t(letter)} (${letter})` }))]} />}</Field>
            {own.nilai !== null && <Field label={t('journal', { sikap: t(`attitude_${aspek}`) })}>{(id) => <Input.TextArea id={id} rows={2} maxLength={500} required disabled={isOff} value={own.jurnal} onChange={(it) => set({ [`sikap_${aspek}`]: { ...own, jurnal: it.target.value } })} />}</Field>}
            {own.nilai !== null && !isOff && <ReadySentences type={`sikap_${aspek}`} report={report} written={own.jurnal} predikat={SEBUTAN[letterOf(own.nilai)]?.toLowerCase()} max={500} onWrite={(jurnal) => set({ [`sikap_${aspek}`]: { ...own, jurnal } })} />}
          </div>
        );
      })}
      {report.pilihan_keputusan.length > 0 && (
        <Field label={t('decision')}>{(id) => <Select<Keputusan | ''> id={id} disabled={isOff} value={form.keputusan ?? ''} onChange={(it) => set({ keputusan: it || null })} options={[{ value: '' as const, label: t('undecided') }, ...report.pilihan_keputusan.map((value) => ({ value, label: t(value) }))]} />}</Field>
      )}
      {report.saran_keputusan && <Suggestion of={report.saran_keputusan} />}
      {!isOff && report.boleh.alasan && <Field label={t('whyNow')}>{(id) => <Input id={id} maxLength={300} value={alasan} onChange={(it) => setAlasan(it.target.value)} />}</Field>}
      {!isOff && <div className="report-acts"><Button type="primary" htmlType="submit" disabled={!isDirty || isUnsaid} loading={update.pending}>{t('save')}</Button>{isDirty && <span className="soft">{t('unsaved')}</span>}</div>}
      {question}
    </form>
  );
}
