import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { type Interval, thirds } from '#contract/curriculum/passing-interval';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { impact } from '#contract/grading/impact.api';
import { integer } from '#contract/kit/fields';
import type { Fault } from '#contract/kit/resource';
import { Impact } from '#client/grading/impact';
import type { Values } from '#client/kit/resource/form-model';
import { formOver } from '#client/kit/resource/form-over';
import { ResourceForm } from '#client/kit/resource/resource-form';
import type { Saving, Shape } from '#client/kit/resource/saving';
import { SavingFields } from '#client/kit/resource/saving-form';
import { type Said, UNSAID } from '#client/kit/resource/weighed';
import { useWords } from '#client/kit/words';
import { IntervalScale } from '#client/curriculum/interval-scale';
import { words } from '#client/curriculum/curriculum.words';
import { type Bounds, boundsOf, moved, type PassingGrade, wrongBound } from '#client/curriculum/passing-grade';

const { kkm: Kkm } = passingInterval.create.input.shape;
const GRADE = formOver('passing-grade', 'kkm', { kkm: Kkm }, { list: passingInterval.list, create: passingInterval.create });
const bound = integer({ max: 100 });

/** Where B and A begin; the predicates beside them follow. */
const boundsForm = (kkm: number) => formOver('bounds', 'b', { b: bound, a: bound }, { list: passingInterval.list, change: passingInterval.change }, { check: (row) => faultOf(kkm, row as Bounds) });

function faultOf(kkm: number, bounds: Bounds): Fault | undefined {
  const field = wrongBound(kkm, bounds);
  const said = field === 'b' ? 'orderB' : 'orderA';
  const filled = (it: string) => it.replace('{{kkm}}', String(kkm)).replace('{{b}}', String(bounds.b));
  return field && { field, id: filled(words.id[said]), en: filled(words.en[said]) };
}

/** The endpoint knows the bounds of B: A begins after it ends. */
const SHAPE: Shape = {
  there: ({ b, a }) => ({ ...(b !== undefined && { batas_bawah: b }), ...(a !== undefined && { batas_atas: (a as number) - 1 }) }),
  back: ({ batas_bawah: b, batas_atas: last }) => ({ ...(b !== undefined && { b }), ...(last !== undefined && { a: (last as number) + 1 }) }),
};

/** Adds a passing grade, showing the intervals that it begins with. */
export function NewGradeForm({ onClose }: { onClose: () => void }) {
  const t = useWords('curriculum');
  return (
    <ResourceForm resource={GRADE} title={t('addGrade')} onClose={onClose}>
      {(saving) => (
        <>
          <SavingFields saving={saving} />
          <Preview saving={saving} title={t('preview')} about={t('previewAbout')} of={({ kkm }) => (Kkm.safeParse(kkm).success ? [kkm as number, thirds(kkm as number)] : undefined)} />
        </>
      )}
    </ResourceForm>
  );
}

/** Moves the bounds of a passing grade. */
export function BoundsForm({ grade: { kkm, intervals }, onClose }: { grade: PassingGrade; onClose: () => void }) {
  const t = useWords('curriculum');
  const resource = useMemo(() => boundsForm(kkm), [kkm]);
  const id = intervals.find(({ predikat }) => predikat === 'B')?.id as string;
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  return (
    <ResourceForm resource={resource} title={t('editBoundsOf', { kkm })} row={{ id, ...boundsOf(intervals) }} shape={SHAPE} beside={beside} wait={wait} onClose={onClose}>
      {(saving) => (
        <>
          <SavingFields saving={saving} />
          <Preview saving={saving} title={t('intervals', { kkm })} about={t('neighbour')} of={(bounds) => [kkm, moved(kkm, bounds as Bounds) ?? intervals]} />
          <BoundsImpact id={id} kkm={kkm} before={boundsOf(intervals)} saving={saving} onSaid={setSaid} />
        </>
      )}
    </ResourceForm>
  );
}

type Weighed = { id: string; kkm: number; before: Bounds; saving: Saving; onSaid: (it: Said) => void };

/** What moved bounds would bring about. */
function BoundsImpact({ id, kkm, before, saving: { form, initial }, onSaid }: Weighed) {
  const bounds = (Form.useWatch([], form) ?? initial) as Bounds;
  const isOther = (bounds.b !== before.b || bounds.a !== before.a) && moved(kkm, bounds) !== undefined;
  return <Impact endpoint={impact.ofInterval} wish={isOther ? { id, ...SHAPE.there(bounds) } : undefined} onSaid={onSaid} />;
}

type Previewed = { saving: Saving; title: string; about: string; of: (values: Values) => [kkm: number, readonly Interval[]] | undefined };

function Preview({ saving: { form, initial }, title, about, of }: Previewed) {
  const [kkm, intervals] = of(Form.useWatch([], form) ?? initial) ?? [];
  if (!kkm || !intervals) return null;
  return (
    <section className="interval-preview" aria-live="polite">
      <h3>{title}</h3>
      <p>{about}</p>
      <IntervalScale kkm={kkm} intervals={intervals} />
    </section>
  );
}
