import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import type { AskOf } from '#contract/kit/endpoint';
import { HubunganPenandatangan, Keputusan, SaluranPersetujuan, Tujuan, VERSI_TEKS } from '#contract/people/consent';
import { consent } from '#contract/people/consent.api';
import { FormDrawer } from '#client/kit/form-drawer';
import { StatusTag } from '#client/kit/status-tag';
import { clock, formatTanggal } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { words } from '#client/people/consent.words';
import '#client/people/people.css';

const TONE = { diberikan: 'good', ditarik: 'warn' } as const;

/** What a student's parents have agreed to, purpose by purpose, and the way to record what they signed. */
export function ConsentPanel({ id }: { id: string }) {
  const t = useWords('consent');
  const { data: { daftar } } = useView(consent.ofStudent, { id });
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel" aria-labelledby="consent-title">
      <h2 id="consent-title">{t('consent')}</h2>
      <p className="person-about">{t('about')}</p>
      <dl className="person-facts">
        {Tujuan.options.map((tujuan) => {
          const it = daftar.find((one) => one.tujuan === tujuan);
          return [
            <dt key={`${tujuan} what`}>{t(tujuan)}</dt>,
            <dd key={tujuan}>
              {it ? <StatusTag tone={TONE[it.status]}>{t(it.status)}</StatusTag> : <StatusTag tone="calm">{t('belum')}</StatusTag>}
              {it && <div>{t('proof', { nama: it.penandatangan ?? t('signerErased'), hubungan: t(it.hubungan), tanggal: formatTanggal(it.tanggal), saluran: t(it.saluran), versi: it.versi_teks, oleh: it.oleh ?? t('system') })}</div>}
            </dd>,
          ];
        })}
      </dl>
      <Button type="primary" onClick={() => setOpen(true)}>{t('record')}</Button>
      {isOpen && <ConsentForm id={id} onClose={() => setOpen(false)} />}
    </section>
  );
}

function ConsentForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('consent');
  const [form] = Form.useForm();
  const { run, pending } = useAction(consent.record, { isQuiet: true });
  const initial = { penandatangan: '', hubungan: 'ibu', tujuan: ['pendidikan'], status: 'diberikan', saluran: 'formulir_kertas', versi_teks: VERSI_TEKS, tanggal: clock.today() };
  const chosen = <const O extends readonly (keyof typeof words.id)[]>(options: O) => options.map((value) => ({ value, label: t(value) }));
  const required = [{ required: true, message: t('required') }];
  return (
    <FormDrawer id="consent-form" title={t('record')} form={form} initial={initial} pending={pending} onClose={onClose} lists={[consent.ofStudent]}
      onSave={() => run({ id, ...form.getFieldsValue(true) } as AskOf<typeof consent.record>)}>
      <Form.Item name="penandatangan" label={t('penandatangan')} rules={required}><Input maxLength={100} autoComplete="off" /></Form.Item>
      <Form.Item name="hubungan" label={t('hubungan')}><Select options={chosen(HubunganPenandatangan.options)} /></Form.Item>
      <Form.Item name="tujuan" label={t('tujuan')} rules={[{ validator: async (_, it: string[]) => { if (!it?.length) throw new Error(t('tujuanMissing')); } }]}><Checkbox.Group options={chosen(Tujuan.options)} /></Form.Item>
      <Form.Item name="status" label={t('status')}><Select options={chosen(Keputusan.options)} /></Form.Item>
      <Form.Item name="saluran" label={t('saluran')}><Select options={chosen(SaluranPersetujuan.options)} /></Form.Item>
      <Form.Item name="tanggal" label={t('tanggal')} rules={required}><Input type="date" className="resource-date" min="1900-01-01" max="9999-12-31" /></Form.Item>
      <Form.Item name="versi_teks" label={t('versi_teks')} rules={required}><Input maxLength={20} /></Form.Item>
    </FormDrawer>
  );
}
