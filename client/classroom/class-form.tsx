import { Form, Input } from 'antd';
import type { Kelas } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import { FormDrawer } from '#client/kit/form-drawer';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/classroom/class.words';
import '#client/classroom/classroom.words';

const LISTS = [classroom.all, classroom.detail];
const { simbol: Simbol } = classroom.form.input.shape;
type Values = { id_level: string | null; simbol: string; id_program: string | null };

/** Forms a class in the semester, or renames one; only what was changed is sent. */
export function ClassForm({ row, id_tahun_ajaran, onClose }: { row?: Kelas; id_tahun_ajaran: string | undefined; onClose: () => void }) {
  const t = useWords('class');
  const [form] = Form.useForm<Values>();
  const [forming, changing] = [useAction(classroom.form, { isQuiet: true }), useAction(classroom.change, { isQuiet: true })];
  const initial: Values = { id_level: row?.id_level ?? null, simbol: row?.simbol ?? '', id_program: row?.id_program ?? null };
  const save = () => {
    const { id_level, id_program = null, ...typed } = form.getFieldsValue();
    const simbol = typed.simbol.trim();
    const errors = [...(id_level ? [] : [{ name: 'id_level' as const, errors: [t('wantsLevel')] }]), ...(Simbol.safeParse(simbol).success ? [] : [{ name: 'simbol' as const, errors: [t('wantsSimbol')] }])];
    if (!id_level || errors.length) {
      form.setFields(errors);
      form.focusField(errors[0]?.name as 'simbol');
      return undefined;
    }
    if (!row) return forming.run({ id_level, simbol, id_program, id_tahun_ajaran });
    const changed = Object.entries({ id_level, simbol, id_program }).filter(([name, value]) => value !== initial[name as keyof Values]);
    return changing.run({ id: row.id_kelas_tahun_ajaran, ...Object.fromEntries(changed) });
  };
  return (
    <FormDrawer id="class" title={row ? t('editOf', { kelas: row.kelas }) : t('add')} form={form} initial={initial} pending={forming.pending || changing.pending} lists={LISTS} onSave={save} onClose={onClose}>
      <Form.Item name="id_level" label={t('level')} required><ReferenceSelect of="level" label={row?.level ?? undefined} /></Form.Item>
      <Form.Item name="simbol" label={t('simbol')} required extra={t('simbolHint')}><Input autoComplete="off" maxLength={15} /></Form.Item>
      <Form.Item name="id_program" label={t('program')}><ReferenceSelect of="program" label={row?.program ?? undefined} allowClear /></Form.Item>
    </FormDrawer>
  );
}
