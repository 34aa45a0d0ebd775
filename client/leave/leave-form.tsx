import { Alert, Button, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import type { AskOf } from '#contract/kit/endpoint';
import { file } from '#contract/file/file.api';
import { JenisIzin } from '#contract/leave/leave';
import { leave } from '#contract/leave/leave.api';
import type { ApiError } from '#client/kit/api';
import { DayInput } from '#client/kit/day-input';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { clock } from '#client/kit/time';
import { UploadPhoto } from '#client/kit/upload-photo';
import { useAction, useLiveState } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ENDINGS } from '#client/leave/add-letter';
import '#client/leave/leave.css';
import '#client/leave/leave.words';

type Wish = AskOf<typeof leave.request>;
type Props = {
  /** Whoever files it for somebody chooses whom. */
  students?: readonly { value: string; label: string }[] | undefined;
  onDirty: (isDirty: boolean) => void; onSent: (id: string) => void; onCancel: () => void;
};

/** Asks for a leave: made for a thumb, with the phone's own calendar. */
export function LeaveForm({ students, onDirty, onSent, onCancel }: Props) {
  const [t, textOf, telling] = [useWords('leave'), useProblemText(), useTelling()];
  const [form] = Form.useForm<Wish>();
  const { run, pending, error } = useAction(leave.request, { isQuiet: true });
  const isOffline = useLiveState() === 'offline';
  const id_murid = Form.useWatch('id_murid', form);
  const blame = ({ errors }: ApiError) => form.setFields(Object.entries(errors ?? {}).map(([name, text]) => ({ name: name as keyof Wish, errors: [text] })));
  const send = (wish: Wish) => run(wish).then(({ data }) => {
    telling.success({ title: t(students ? 'filed' : 'sent') });
    onSent(data.id);
  }, blame);
  const today = clock.today();
  const day = [{ required: true, message: t('dayMissing') }];
  return (
    <Form form={form} name="leave" layout="vertical" className="leave-form" disabled={pending} initialValues={{ jenis: 'Sakit', tanggal_awal: today, tanggal_akhir: today, alasan: '', id_lampiran: null }}
      onValuesChange={(changed: Partial<Wish>) => {
        onDirty(true);
        // Nobody comes back before they left.
        const { tanggal_awal, tanggal_akhir } = form.getFieldsValue();
        if (changed.tanggal_awal && tanggal_awal > tanggal_akhir) form.setFieldValue('tanggal_akhir', tanggal_awal);
        if (changed.id_murid) form.setFieldValue('id_lampiran', null);
      }} onFinish={(it) => void send(it)}>
      {isOffline && <Alert type="warning" showIcon title={t('offline')} />}
      {error && !error.errors && <Alert type="error" showIcon title={t('notSent')} description={textOf(error)} />}
      {students && (
        <Form.Item name="id_murid" label={t('student')} rules={[{ required: true, message: t('studentMissing') }]}>
          <Select showSearch={{ optionFilterProp: 'label' }} placeholder={t('chooseStudent')} options={[...students]} />
        </Form.Item>
      )}
      <Form.Item name="jenis" label={t('jenis')}><Radio.Group optionType="button" options={JenisIzin.options.map((value) => ({ value, label: t(value) }))} /></Form.Item>
      <div className="leave-days">
        <Form.Item name="tanggal_awal" label={t('first')} rules={day}><DayInput /></Form.Item>
        <Form.Item name="tanggal_akhir" label={t('last')} rules={day}><DayInput /></Form.Item>
      </div>
      <Form.Item name="alasan" label={t('reason')} extra={t(students ? 'reasonFiled' : 'reasonHelp')} rules={[{ required: true, whitespace: true, min: 3, message: t('reasonMissing') }]}><Input.TextArea rows={3} maxLength={500} /></Form.Item>
      {(!students || id_murid) && <Form.Item name="id_lampiran" label={t('letter')}><LetterField id_murid={id_murid} /></Form.Item>}
      <div className="leave-acts">
        <Button type="primary" htmlType="submit" loading={pending} disabled={isOffline}>{t(students ? 'keep' : 'send')}</Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </Form>
  );
}

type FieldProps = { id_murid: string | undefined; value?: string | null; onChange?: (value: string | null) => void };

/** The letter as the form has it: kept already, or still to be photographed. */
function LetterField({ id_murid, value, onChange }: FieldProps) {
  const t = useWords('leave');
  const [round, setRound] = useState(0);
  if (value) return <p className="leave-kept" role="status">{t('letterKept')} <Button onClick={() => { onChange?.(null); setRound(round + 1); }}>{t('letterRemove')}</Button></p>;
  return <UploadPhoto key={`${id_murid} ${round}`} endpoint={file.keepLeaveLetter} input={{ id_murid }} endings={ENDINGS} onDone={(id) => onChange?.(id)} />;
}
