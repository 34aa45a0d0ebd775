import { Alert, Button, Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { isFree, KebijakanFokus, PindahPerangkat, TingkatPeramban, TipeUjian } from '#contract/exam/exam';
import { exam } from '#contract/exam/exam.api';
import type { Cbt } from '#client/exam/exam-said';
import type { ApiError } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { DayInput } from '#client/kit/day-input';
import { instantIn, localOf } from '#client/kit/local-time';
import { useProblemText } from '#client/kit/problem';
import { useLiveState, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.css';
import '#client/exam/exam-kinds.words';
import '#client/exam/exam.words';

const RULES = ['judul', 'tipe', 'id_mata_pelajaran', 'durasi', 'acak_soal', 'acak_opsi', 'pakai_token', 'peramban', 'pindah_perangkat', 'fokus'] as const;
export type Rules = Pick<Cbt, (typeof RULES)[number]> & { daftar_kelas: string[]; mulai: string; tutup: string };
export const rulesOf = (cbt: Cbt): Rules => ({ ...(Object.fromEntries(RULES.map((name) => [name, cbt[name]])) as Pick<Cbt, (typeof RULES)[number]>), daftar_kelas: cbt.daftar_kelas.map((it) => it.id_kelas_tahun_ajaran), mulai: cbt.mulai, tutup: cbt.tutup });

/** What is written as the contract has it; a time that is half typed is none. */
const instants = (it: Rules, before: Partial<Rules>): Rules => ({ ...it, mulai: it.mulai && instantIn(it.mulai, before.mulai), tutup: it.tutup && instantIn(it.tutup, before.tutup) });

/** `of`: the exam that is changed, whose subject and classes are there to choose even where they are taught by somebody else by now. */
type Props = { initial: Partial<Rules>; of?: Cbt; verb: string; pending: boolean; error: ApiError | null; /** What is unsaved still, of a form that was shown before. */ isBegun?: boolean; onWrite?: (rules: Rules) => void; overtaken?: ReactNode; isHeld?: boolean; onSave: (rules: Rules) => Promise<unknown>; /** Once nothing is unsaved any more. */ onSaved?: () => void; children?: ReactNode };

/** What an exam is, when it is, and what holds while it is sat. */
export function RulesForm({ initial, of, verb, pending, error, isBegun = false, onWrite, overtaken, isHeld = false, onSave, onSaved, children }: Props) {
  const [t, k, textOf] = [useWords('exam'), useWords('examKinds'), useProblemText()];
  const [form] = Form.useForm<Rules>();
  const [isDirty, setDirty] = useState(isBegun);
  const [isSaved, setSaved] = useState(false);
  const { question } = useLeaveGuard(isDirty);
  useEffect(() => {
    if (isSaved) onSaved?.();
  }, [isSaved, onSaved]);
  const isOffline = useLiveState() === 'offline';
  const { data } = useView(exam.subjectsAndClasses, {});
  const taught = [...data, ...(of?.daftar_kelas ?? []).map((it) => ({ ...it, id_mata_pelajaran: of?.id_mata_pelajaran ?? '', mapel: of?.mapel ?? '–' }))];
  const mapel = Form.useWatch('id_mata_pelajaran', form) ?? initial.id_mata_pelajaran;
  const once = <T,>(list: T[], key: (it: T) => string) => list.filter((it, i) => list.findIndex((one) => key(one) === key(it)) === i);
  const subjects = once(taught, (it) => it.id_mata_pelajaran).map((it) => ({ value: it.id_mata_pelajaran, label: it.mapel }));
  const classes = once(taught.filter((it) => it.id_mata_pelajaran === mapel), (it) => it.id_kelas_tahun_ajaran).map((it) => ({ value: it.id_kelas_tahun_ajaran, label: it.kelas }));
  const chosen = (name: 'peramban' | 'pindah_perangkat' | 'fokus', options: readonly Rules[typeof name][]) => (
    <Form.Item name={name} label={t(name)}><Select options={options.map((value) => ({ value, label: name === 'fokus' && value === 'kunci' ? t('kunciLayar') : t(value) }))} /></Form.Item>
  );
  const blame = ({ errors }: ApiError) => form.setFields(Object.entries(errors ?? {}).map(([name, text]) => ({ name: name as keyof Rules, errors: [text] })));
  const changed = (it: Partial<Rules>) => {
    setDirty(true);
    if (it.id_mata_pelajaran) form.setFieldValue('daftar_kelas', []);
    if (it.tipe) form.setFieldsValue(isFree(it.tipe) ? { peramban: 'tanpa', pindah_perangkat: 'bebas' } : { peramban: 'nama', pindah_perangkat: 'persetujuan' });
    const { mulai, durasi, tutup } = form.getFieldsValue();
    // The end moves along with the beginning until it is moved by itself.
    if (!it.tutup && mulai && durasi && (!tutup || Date.parse(instantIn(tutup)) < Date.parse(instantIn(mulai)) + durasi * 60_000)) form.setFieldValue('tutup', localOf(new Date(Date.parse(instantIn(mulai)) + durasi * 60_000).toISOString()));
    onWrite?.(instants(form.getFieldsValue(), initial));
  };
  const save = (it: Rules) => onSave(instants(it, initial)).then(() => { setDirty(false); setSaved(true); }, blame);
  const required = [{ required: true, message: t('required') }];
  const local = { ...initial, ...(initial.mulai && { mulai: localOf(initial.mulai) }), ...(initial.tutup && { tutup: localOf(initial.tutup) }) };
  return (
    <Form form={form} name="exam-rules" layout="vertical" className="panel exam-form" disabled={pending} initialValues={local} onValuesChange={changed} onFinish={(it) => void save({ ...initial, ...it })}>
      {isOffline && <Alert type="warning" showIcon title={t('offline')} />}
      {error && !error.errors && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      <Form.Item name="judul" label={t('judul')} rules={[...required, { min: 3, whitespace: true, message: t('titleShort') }]}><Input maxLength={150} /></Form.Item>
      <div className="exam-fields">
        <Form.Item name="tipe" label={t('tipe')} rules={required}><Select options={TipeUjian.options.map((value) => ({ value, label: k(value) }))} /></Form.Item>
        <Form.Item name="id_mata_pelajaran" label={t('mapel')} rules={required}><Select options={subjects} /></Form.Item>
      </div>
      <Form.Item name="daftar_kelas" label={t('kelas')}><Select mode="multiple" options={classes} showSearch={{ optionFilterProp: 'label' }} /></Form.Item>
      <div className="exam-fields">
        <Form.Item name="mulai" label={t('begins')} rules={required}><DayInput hasHour /></Form.Item>
        <Form.Item name="durasi" label={t('minutesEach')} rules={required}><InputNumber min={10} max={180} precision={0} /></Form.Item>
        <Form.Item name="tutup" label={t('closes')} extra={t('closesHelp')} rules={required}><DayInput hasHour /></Form.Item>
      </div>
      {(['acak_soal', 'acak_opsi', 'pakai_token'] as const).map((name) => <Form.Item key={name} name={name} valuePropName="checked" className="exam-check"><Checkbox>{t(name)}</Checkbox></Form.Item>)}
      <div className="exam-fields">
        {chosen('peramban', TingkatPeramban.options)}
        {chosen('pindah_perangkat', PindahPerangkat.options)}
        {chosen('fokus', KebijakanFokus.options)}
      </div>
      {overtaken}
      <div className="exam-acts"><Button type="primary" htmlType="submit" loading={pending} disabled={isOffline || isHeld}>{verb}</Button>{children}</div>
      {question}
    </Form>
  );
}
