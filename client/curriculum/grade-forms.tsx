import { Form, InputNumber } from 'antd';
import { type Interval, thirds } from '#contract/curriculum/passing-interval';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { FormDrawer } from '#client/kit/form-drawer';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { IntervalScale } from '#client/curriculum/interval-scale';
import { type Bounds, boundsOf, moved, type PassingGrade, wrongBound } from '#client/curriculum/passing-grade';

const accepts = (kkm: unknown): kkm is number => passingInterval.create.input.safeParse({ kkm }).success;

const LISTS = [passingInterval.list];

/** Adds a passing grade, showing the intervals that it begins with. */
export function NewGradeForm({ onClose }: { onClose: () => void }) {
  const t = useWords('curriculum');
  const [form] = Form.useForm<{ kkm: number | null }>();
  const kkm = Form.useWatch('kkm', form);
  const { run, pending } = useAction(passingInterval.create, { isQuiet: true });
  const save = () => {
    if (accepts(kkm)) return run({ kkm });
    form.setFields([{ name: 'kkm', errors: [t('kkmRange')] }]);
    form.focusField('kkm');
    return undefined;
  };
  return (
    <FormDrawer id="passing-grade" lists={LISTS} title={t('addGrade')} form={form} initial={{ kkm: null }} pending={pending} onSave={save} onClose={onClose}>
      <Form.Item name="kkm" label={t('kkm')} required extra={t('kkmHint')}><InputNumber className="resource-number" precision={0} inputMode="numeric" /></Form.Item>
      {accepts(kkm) && <Preview title={t('preview')} about={t('previewAbout')} kkm={kkm} intervals={thirds(kkm)} />}
    </FormDrawer>
  );
}

/** Moves where B and A begin; the predicates beside them follow. */
export function BoundsForm({ grade: { kkm, intervals }, onClose }: { grade: PassingGrade; onClose: () => void }) {
  const t = useWords('curriculum');
  const [form] = Form.useForm<Bounds>();
  const initial = boundsOf(intervals);
  const { b = initial.b, a = initial.a } = Form.useWatch([], form) ?? initial;
  const { run, pending } = useAction(passingInterval.change, { isQuiet: true });
  const becomes = moved(kkm, { b, a });
  const save = () => {
    const wrong = wrongBound(kkm, { b, a });
    if (!wrong) return run({ id: intervals.find(({ predikat }) => predikat === 'B')?.id as string, batas_bawah: b, batas_atas: a - 1 });
    form.setFields([{ name: wrong, errors: [wrong === 'b' ? t('orderB', { kkm }) : t('orderA', { b })] }]);
    form.focusField(wrong);
    return undefined;
  };
  return (
    <FormDrawer id="passing-grade" lists={LISTS} title={t('editBoundsOf', { kkm })} form={form} initial={initial} pending={pending} onSave={save} onClose={onClose}>
      <Form.Item name="b" label={t('beginsAt', { huruf: 'B' })} required><InputNumber className="resource-number" precision={0} inputMode="numeric" /></Form.Item>
      <Form.Item name="a" label={t('beginsAt', { huruf: 'A' })} required><InputNumber className="resource-number" precision={0} inputMode="numeric" /></Form.Item>
      <Preview title={t('intervals', { kkm })} about={t('neighbour')} kkm={kkm} intervals={becomes ?? intervals} />
    </FormDrawer>
  );
}

function Preview({ title, about, kkm, intervals }: { title: string; about: string; kkm: number; intervals: readonly Interval[] }) {
  return (
    <section className="interval-preview" aria-live="polite">
      <h3>{title}</h3>
      <p>{about}</p>
      <IntervalScale kkm={kkm} intervals={intervals} />
    </section>
  );
}
