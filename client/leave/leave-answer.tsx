import { Alert, Button, Form, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { JenisIzin, type Letter, type Span } from '#contract/leave/leave';
import { leave } from '#contract/leave/leave.api';
import type { ApiError } from '#client/kit/api';
import { DayInput } from '#client/kit/day-input';
import { Overtaken, useDraft } from '#client/kit/overtaken';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { daysOf } from '#client/leave/leave-said';
import '#client/leave/leave.words';

type Props = { letter: Letter; onDirty: (isDirty: boolean) => void; onDone: () => void };
type Doing = 'refuse' | 'cancelLeave' | 'change';

/** Grants or refuses what waits; changes or cancels what was granted. */
export function LeaveAnswer({ letter, onDirty, onDone }: Props) {
  const [t, textOf, telling] = [useWords('leave'), useProblemText(), useTelling()];
  const accept = useAction(leave.accept, { isQuiet: true });
  const [doing, setDoing] = useState<Doing>();
  const { id, status } = letter;
  const done = (title: string) => {
    telling.success({ title });
    onDirty(false);
    onDone();
  };
  const back = () => {
    onDirty(false);
    setDoing(undefined);
  };
  if (doing === 'change') return <Change letter={letter} onDirty={onDirty} onBack={back} onDone={() => done(t('changed'))} />;
  if (doing) return <Reply id={id} doing={doing} onDirty={onDirty} onBack={back} onDone={() => done(t(doing === 'refuse' ? 'refused' : 'cancelled'))} />;
  if (status === 'diajukan') return (
    <>
      {accept.error && <Alert type="error" showIcon title={t('notDone')} description={textOf(accept.error)} />}
      <div className="leave-acts">
        <Button type="primary" loading={accept.pending} onClick={() => void accept.run({ id }).then(() => done(t('accepted')), () => undefined)}>{t('accept')}</Button>
        <Button danger disabled={accept.pending} onClick={() => setDoing('refuse')}>{t('refuse')}</Button>
      </div>
    </>
  );
  if (status !== 'diterima') return null;
  return <div className="leave-acts"><Button onClick={() => setDoing('change')}>{t('change')}</Button><Button danger onClick={() => setDoing('cancelLeave')}>{t('cancelLeave')}</Button></div>;
}

type Part = { onDirty: (isDirty: boolean) => void; onBack: () => void; onDone: () => void };

/** What the student is told. */
function Reply({ id, doing, onDirty, onBack, onDone }: Part & { id: string; doing: 'refuse' | 'cancelLeave' }) {
  const [t, textOf] = [useWords('leave'), useProblemText()];
  const { run, pending, error } = useAction(doing === 'refuse' ? leave.refuse : leave.cancel, { isQuiet: true });
  return (
    <Form name="leave-reply" layout="vertical" disabled={pending} onValuesChange={(_, { tanggapan }) => onDirty(Boolean(tanggapan))} onFinish={({ tanggapan }: { tanggapan: string }) => void run({ id, tanggapan }).then(onDone, () => undefined)}>
      {error && <Alert type="error" showIcon title={t('notDone')} description={textOf(error)} />}
      <Form.Item name="tanggapan" label={t('reply')} rules={[{ required: true, whitespace: true, min: 3, message: t('replyMissing') }]}><Input.TextArea autoFocus rows={3} maxLength={500} /></Form.Item>
      <div className="leave-acts"><Button danger htmlType="submit" loading={pending}>{t(doing)}</Button><Button onClick={onBack}>{t('back')}</Button></div>
    </Form>
  );
}

/** Other days or another kind; the registers follow. */
function Change({ letter: { id, jenis, tanggal_awal, tanggal_akhir }, onDirty, onBack, onDone }: Part & { letter: Letter }) {
  const [t, textOf] = [useWords('leave'), useProblemText()];
  const [form] = Form.useForm<Span>();
  const { run, pending, error } = useAction(leave.correct, { isQuiet: true });
  const stands = { jenis, tanggal_awal, tanggal_akhir };
  const draft = useDraft<Span>(stands);
  useEffect(() => form.setFieldsValue(draft.now));
  const blame = ({ errors }: ApiError) => form.setFields(Object.entries(errors ?? {}).map(([name, text]) => ({ name: name as keyof Span, errors: [text] })));
  const day = [{ required: true, message: t('dayMissing') }];
  return (
    <Form form={form} name="leave-change" layout="vertical" className="leave-form" disabled={pending} initialValues={stands} onFinish={(span) => void run({ id, ...span, sebelum: draft.seen }).then(onDone, blame)}
      onValuesChange={(it: Partial<Span>) => {
        draft.write(it);
        onDirty(true);
      }}>
      {error && !error.errors && <Alert type="error" showIcon title={t('notDone')} description={textOf(error)} />}
      <Form.Item name="jenis" label={t('jenis')}><Radio.Group optionType="button" options={JenisIzin.options.map((value) => ({ value, label: t(value) }))} /></Form.Item>
      <div className="leave-days">
        <Form.Item name="tanggal_awal" label={t('first')} rules={day}><DayInput /></Form.Item>
        <Form.Item name="tanggal_akhir" label={t('last')} rules={day}><DayInput /></Form.Item>
      </div>
      <Overtaken isi={`${t(jenis)} · ${daysOf(stands, t)}`} draft={draft} />
      <div className="leave-acts"><Button type="primary" htmlType="submit" loading={pending} disabled={draft.isOvertaken}>{t('save')}</Button><Button onClick={onBack}>{t('back')}</Button></div>
    </Form>
  );
}
