import { Form, Input, Select } from 'antd';
import type { SchoolYear } from '#contract/school-year/school-year.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { Semester } from '#contract/school-year/semester';
import { FormDrawer } from '#client/kit/form-drawer';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { semesterName } from '#client/school-year/semester';
import '#client/school-year/school-year.words';

const LISTS = [schoolYear.list, schoolYear.detail, schoolYear.weeks, schoolYear.months];
const DATES = ['tanggal_awal', 'tanggal_akhir', 'tanggal_rapor_tengah', 'tanggal_rapor_akhir'] as const;
type Dates = Record<(typeof DATES)[number], string>;

/** Opens a semester: its first day is enough. */
export function NewSemesterForm({ onClose }: { onClose: () => void }) {
  const t = useWords('schoolYear');
  const [form] = Form.useForm<Pick<Dates, 'tanggal_awal'>>();
  const { run, pending } = useAction(schoolYear.open, { isQuiet: true });
  const save = () => {
    const { tanggal_awal } = form.getFieldsValue();
    if (tanggal_awal) return run({ tanggal_awal });
    form.setFields([{ name: 'tanggal_awal', errors: [t('wantsStart')] }]);
    form.focusField('tanggal_awal');
    return undefined;
  };
  return (
    <FormDrawer id="semester" title={t('add')} form={form} initial={{ tanggal_awal: '' }} pending={pending} lists={LISTS} onSave={save} onClose={onClose}>
      <DateField name="tanggal_awal" isRequired hint={t('followsFromStart')} />
    </FormDrawer>
  );
}

/** Changes a semester; only what was changed is sent. */
export function SemesterForm({ year, onClose }: { year: SchoolYear; onClose: () => void }) {
  const t = useWords('schoolYear');
  const [form] = Form.useForm<Dates & Pick<SchoolYear, 'nama' | 'semester'>>();
  const { run, pending } = useAction(schoolYear.change, { isQuiet: true });
  const initial = { nama: year.nama, semester: year.semester, ...Object.fromEntries(DATES.map((it) => [it, year[it] ?? ''])) } as Dates & Pick<SchoolYear, 'nama' | 'semester'>;
  const save = () => {
    const changed = Object.entries(form.getFieldsValue()).filter(([name, value]) => value !== initial[name as keyof typeof initial]);
    return run({ id: year.id, ...Object.fromEntries(changed.map(([name, value]) => [name, value || null])) });
  };
  return (
    <FormDrawer id="semester" title={t('editOf', { semester: semesterName(year, t) })} form={form} initial={initial} pending={pending} lists={LISTS} onSave={save} onClose={onClose}>
      <Form.Item name="nama" label={t('nama')} required><Input autoComplete="off" /></Form.Item>
      <Form.Item name="semester" label={t('semester')} required><Select options={Semester.options.map((value) => ({ value, label: t(value) }))} /></Form.Item>
      {DATES.map((it) => <DateField key={it} name={it} isRequired={it === 'tanggal_awal' || it === 'tanggal_akhir'} />)}
    </FormDrawer>
  );
}

function DateField({ name, isRequired, hint }: { name: (typeof DATES)[number]; isRequired: boolean; hint?: string }) {
  const t = useWords('schoolYear');
  return <Form.Item name={name} label={t(name)} required={isRequired} extra={hint}><Input type="date" className="resource-date" min="1900-01-01" max="9999-12-31" /></Form.Item>;
}
