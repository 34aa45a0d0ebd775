import { Alert } from 'antd';
import { useState } from 'react';
import type { Sesi } from '#contract/lesson/lesson.api';
import { plan } from '#contract/lesson/plan.api';
import { teachingDashboard } from '#contract/lesson/teaching-dashboard.api';
import { level } from '#contract/classroom/level.resource';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PlanFields } from '#client/lesson/plan-fields';
import { useUndoPlan } from '#client/lesson/use-undo-plan';
import '#client/lesson/plan.css';
import '#client/lesson/plan.words';

type Named = { id: string; nama: string } | null;
type Props = { rows: readonly Sesi[]; onClose: (hasRun: boolean) => void };

/** The same topic and competence for many lessons, with one undo. */
export function FillDialog({ rows, onClose }: Props) {
  const [t, textOf, told] = [useWords('plan'), useProblemText(), useUndoPlan()];
  const [chosen, setChosen] = useState<{ topic: Named; kd: Named }>({ topic: null, kd: null });
  const [addTopic, addCompetence] = [useAction(plan.addTopic, { isQuiet: true }), useAction(plan.addCompetence, { isQuiet: true })];
  const { data: courses } = useView(teachingDashboard.overview, {});
  const { data: levels } = useView(level.api.list, {});
  const tingkat = [...new Set(rows.map((it) => courses.find((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)?.tingkat))];
  const subjects = [...new Set(rows.map((it) => it.id_mata_pelajaran))];
  const isMixed = tingkat.length > 1 || subjects.length > 1;
  const error = addTopic.error ?? addCompetence.error;
  const dataSesi = rows.filter((it) => !it.libur).map((it) => it.id_sesi);
  const send = async () => {
    const acts = [
      chosen.topic && (await addTopic.run({ id_topik: chosen.topic.id, dataSesi })).data.id,
      chosen.kd && (await addCompetence.run({ id_kd_master: chosen.kd.id, dataSesi })).data.id,
    ];
    told(t('filled', { count: dataSesi.length }), acts);
    onClose(true);
  };
  return (
    <Dialog title={t('fillTitle', { count: rows.length })} okText={t('save')} cancelText={t('cancel')} confirmLoading={addTopic.pending || addCompetence.pending} okButtonProps={{ disabled: isMixed || !dataSesi.length || !(chosen.topic || chosen.kd) }}
      onOk={() => void send().catch(() => undefined)} onCancel={() => onClose(false)}>
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      {isMixed ? <Alert type="warning" showIcon title={t('mixed')} /> : (
        <div className="plan-form">
          <p className="soft">{t('fillHelp')}</p>
          <PlanFields id_mata_pelajaran={subjects[0] ?? ''} id_level={levels.find((it: { tingkat: number }) => it.tingkat === tingkat[0])?.id} {...chosen} onChange={(changed) => setChosen((before) => ({ ...before, ...changed }))} />
        </div>
      )}
    </Dialog>
  );
}
