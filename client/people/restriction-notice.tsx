import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { students } from '#contract/people/student.api';
import { Dialog } from '#client/kit/dialog';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/people/persons.words';

type Props = { id: string; nama: string | null };

/** Says that a student's data are only kept, and lets the admin lift it. */
export function RestrictionNotice({ id, nama }: Props) {
  const t = useWords('persons');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Alert className="person-notice" type="warning" showIcon title={t('restricted')} description={t('restrictedAbout')} action={<Button onClick={() => setOpen(true)}>{t('lift')}</Button>} />
      {isOpen && <LiftDialog id={id} nama={nama} onClose={() => setOpen(false)} />}
    </>
  );
}

function LiftDialog({ id, nama, onClose }: Props & { onClose: () => void }) {
  const [t, telling, client] = [useWords('persons'), useTelling(), useQueryClient()];
  const { run, pending } = useAction(students.liftRestriction);
  const lift = async () => {
    await run({ id });
    await Promise.all([students.one, students.list].map((it) => client.invalidateQueries({ queryKey: [it.name] })));
    telling.success({ title: t('lifted') });
    onClose();
  };
  return (
    <Dialog width={480} title={t('lift')} okText={t('lift')} okButtonProps={{ loading: pending }} cancelText={t('cancel')} onOk={() => void lift().catch(() => undefined)} onCancel={onClose}>
      <p>{t('liftQuestion', { nama: nama ?? t('erasedName') })}</p>
    </Dialog>
  );
}
