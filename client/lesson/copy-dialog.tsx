import { Alert, Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { plan } from '#contract/lesson/plan.api';
import { teachingDashboard } from '#contract/lesson/teaching-dashboard.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { Boundary } from '#client/kit/boundary';
import { DayInput } from '#client/kit/day-input';
import { Panel } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { clock } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Preview } from '#client/lesson/preview';
import { useUndoPlan } from '#client/lesson/use-undo-plan';
import '#client/lesson/plan.css';
import '#client/lesson/plan.words';

/** What one class has, for the same subject in others: shown first, then done. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('plan');
  return <Panel size={560} title={t('copyTitle')} onClose={onClose}><Boundary><Copy onClose={onClose} /></Boundary></Panel>;
}

function Copy({ onClose }: { onClose: () => void }) {
  const [t, textOf, told] = [useWords('plan'), useProblemText(), useUndoPlan()];
  const { data: courses } = useView(teachingDashboard.overview, {});
  const monday = mondayOf(clock.today());
  const [wish, setWish] = useState({ from: '', ke: [] as string[], first: monday, last: addDays(monday, 13), timpa: false });
  const [shown, setShown] = useState<{ wish: AskOf<typeof plan.copyPreview>; of: OutputOf<typeof plan.copyPreview>['data'] }>();
  const [look, copy] = [useAction(plan.copyPreview, { isQuiet: true }), useAction(plan.copy, { isQuiet: true })];
  const change = (changed: Partial<typeof wish>) => {
    setWish((before) => ({ ...before, ...changed }));
    setShown(undefined);
  };
  const source = courses.find((it) => keyOf(it) === wish.from);
  const like = (one: (typeof courses)[number]) => courses.filter((it) => it !== one && it.id_mata_pelajaran === one.id_mata_pelajaran && it.tingkat === one.tingkat);
  const sources = courses.filter((it) => like(it).length > 0);
  const error = look.error ?? copy.error;
  const preview = async () => {
    if (!source) return;
    const asked = { dari: source.id_kelas_tahun_ajaran, ke: wish.ke, id_mata_pelajaran: source.id_mata_pelajaran, dates: `${wish.first},${wish.last}`, timpa: wish.timpa };
    setShown({ wish: asked, of: (await look.run(asked)).data });
  };
  const send = async () => {
    if (!shown) return;
    const { data } = await copy.run({ ...shown.wish, sidik: shown.of.sidik });
    told(t('copied', { count: shown.of.perubahan.length }), [data.id]);
    onClose();
  };
  if (sources.length === 0) return <p className="list-state">{t('oneCourse')}</p>;
  return (
    <div className="plan-form">
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      <div><label htmlFor="copy-from">{t('copyFrom')}</label><Select id="copy-from" value={wish.from || null} placeholder={t('choose')} options={sources.map((it) => ({ value: keyOf(it), label: t('course', { kelas: it.kelas, mapel: it.mapel }) }))} onChange={(from) => change({ from, ke: [] })} /></div>
      <div><label htmlFor="copy-to">{t('copyTo')}</label><Select id="copy-to" mode="multiple" disabled={!source} value={wish.ke} options={(source ? like(source) : []).map((it) => ({ value: it.id_kelas_tahun_ajaran, label: it.kelas }))} onChange={(ke) => change({ ke })} /></div>
      <div><label htmlFor="copy-first">{t('from')}</label><DayInput id="copy-first" value={wish.first} onChange={({ target }) => change({ first: target.value })} /></div>
      <div><label htmlFor="copy-last">{t('until')}</label><DayInput id="copy-last" value={wish.last} onChange={({ target }) => change({ last: target.value })} /></div>
      <Checkbox checked={wish.timpa} onChange={({ target }) => change({ timpa: target.checked })}>{t('replace')}</Checkbox>
      {shown && <Preview of={shown.of} nothing={t('nothingToCopy')} />}
      <p className="plan-acts">
        {shown?.of.perubahan.length ? <Button type="primary" loading={copy.pending} onClick={() => void send().catch(() => undefined)}>{t('doCopy', { count: shown.of.perubahan.length })}</Button>
          : <Button type="primary" loading={look.pending} disabled={!source || !wish.ke.length || !wish.first || !wish.last} onClick={() => void preview().catch(() => undefined)}>{t('preview')}</Button>}
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
    </div>
  );
}

const keyOf = (it: { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string }) => `${it.id_kelas_tahun_ajaran},${it.id_mata_pelajaran}`;
