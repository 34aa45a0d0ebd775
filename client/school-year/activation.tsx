import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { type SchoolYear, schoolYear } from '#contract/school-year/school-year.api';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { semesterName } from '#client/school-year/semester';
import '#client/school-year/school-year.words';

/** Makes a semester the active one, after asking: every screen follows it. */
export function Activation({ year }: { year: SchoolYear }) {
  const t = useWords('schoolYear');
  const [isAsking, setAsking] = useState(false);
  const { run, pending } = useAction(schoolYear.change);
  const [telling, client] = [useTelling(), useQueryClient()];
  const semester = semesterName(year, t);
  if (year.isActive) return null;
  const activate = async () => {
    await run({ id: year.id, active: true });
    await client.invalidateQueries({ queryKey: [schoolYear.list.name] });
    telling.success({ title: t('activated', { semester }) });
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-label={t('activateOf', { semester })}>{t('activate')}</Button>
      <Modal open={isAsking} title={t('activateOf', { semester })} okText={t('activateNow')} okButtonProps={{ loading: pending }} cancelButtonProps={{ disabled: pending }}
        onOk={() => void activate().catch(() => undefined)} onCancel={() => setAsking(false)} width={480}>
        <p>{t('activateConfirm', { semester })}</p>
      </Modal>
    </>
  );
}
