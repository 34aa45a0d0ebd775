import { Input } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { LEAST_SAID } from '#contract/report-card/report';
import type { reportCard as api } from '#contract/report-card/report-card.api';
import { Dialog } from '#client/kit/dialog';
import { useWords } from '#client/kit/words';
import { Field } from '#client/report-card/field';

/** A report as whoever fills it in has it. */
export type Detail = OutputOf<typeof api.content>['data'];

type Asked = { title: string; pending: boolean; onCancel: () => void; onGiven: (alasan: string) => void };
/** Asks why, which stays in the history. */
export function Reason({ title, pending, onCancel, onGiven }: Asked) {
  const t = useWords('reports');
  const [alasan, setAlasan] = useState('');
  return (
    <Dialog title={title} okText={title} cancelText={t('cancel')} confirmLoading={pending} okButtonProps={{ disabled: alasan.trim().length < LEAST_SAID }} onCancel={onCancel} onOk={() => onGiven(alasan.trim())}>
      <Field label={t('reason')}>{(id) => <><Input.TextArea id={id} autoFocus rows={3} maxLength={300} value={alasan} onChange={(it) => setAlasan(it.target.value)} /><small className="soft">{t('reasonHelp')}</small></>}</Field>
    </Dialog>
  );
}
