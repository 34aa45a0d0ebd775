import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { JenisPermintaan, type StatusPermintaan } from '#contract/privacy/data-request';
import { privacy } from '#contract/privacy/privacy.api';
import type { ApiError } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { DataCopy } from '#client/privacy/data-copy';
import '#client/privacy/privacy.css';
import '#client/privacy/privacy.words';

export const TONES: Record<StatusPermintaan, Tone> = { diterima: 'info', diproses: 'warn', disetujui: 'good', ditolak: 'bad', selesai: 'calm' };
export const timeOf = (at: string) => `${formatTanggal(at)} ${formatJam(at)}`;

/** What the school keeps about somebody, and what they may ask for. */
export function PrivacyScreen() {
  const t = useWords('privacy');
  const session = useSession();
  return (
    <Screen title={t('title')}>
      <p className="screen-about">{t('about')}</p>
      {session && <DataCopy id={session.user.id} />}
      <Asking />
      <Own />
    </Screen>
  );
}

type Wish = { jenis: JenisPermintaan; isi: string };

function Asking() {
  const [t, textOf, telling] = [useWords('privacy'), useProblemText(), useTelling()];
  const [form] = Form.useForm<Wish>();
  const { run, pending, error } = useAction(privacy.ask, { isQuiet: true });
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty);
  const send = (wish: Wish) => run(wish).then(({ data }) => {
    telling.success({ title: t('sent', { waktu: timeOf(data.batas) }) });
    form.resetFields();
    setDirty(false);
  }, ({ errors }: ApiError) => form.setFields(errors?.isi ? [{ name: 'isi', errors: [errors.isi] }] : []));
  return (
    <section className="panel" aria-labelledby="ask-title">
      <h2 id="ask-title">{t('ask')}</h2>
      {error && !error.errors?.isi && <Alert type="error" showIcon title={t('notSent')} description={textOf(error)} />}
      <Form form={form} name="data-request" layout="vertical" className="privacy-form" disabled={pending} initialValues={{ jenis: 'perbaikan', isi: '' }}
        onValuesChange={(_, { isi }) => setDirty(isi !== '')} onFinish={(it) => void send(it)}>
        <Form.Item name="jenis" label={t('jenis')}><Select options={JenisPermintaan.options.map((value) => ({ value, label: t(value) }))} /></Form.Item>
        <Form.Item name="isi" label={t('isi')} rules={[{ required: true, whitespace: true, message: t('isiMissing') }]}><Input.TextArea rows={4} maxLength={2000} /></Form.Item>
        <Button type="primary" htmlType="submit" loading={pending}>{t('send')}</Button>
      </Form>
      {question}
    </section>
  );
}

function Own() {
  const t = useWords('privacy');
  const { data } = useView(privacy.own, {});
  return (
    <section className="panel" aria-labelledby="own-title">
      <h2 id="own-title">{t('own')}</h2>
      {data.length === 0 && <p>{t('none')}</p>}
      <ul className="privacy-own">
        {data.map((it) => (
          <li key={it.id}>
            <strong>{t(it.jenis)}</strong> <StatusTag tone={TONES[it.status]}>{t(it.status)}</StatusTag>{' '}
            {it.ditutup ? t('inTime', { waktu: timeOf(it.ditutup) }) : t('until', { waktu: timeOf(it.batas) })}
            {it.isi && <p>{it.isi}</p>}
            {it.alasan && <p>{t('reply', { alasan: it.alasan })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
