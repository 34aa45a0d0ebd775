import { Button } from 'antd';
import { useState } from 'react';
import { Tujuan } from '#contract/people/consent';
import { consent } from '#contract/people/consent.api';
import { ResourceForm } from '#client/kit/resource/resource-form';
import { StatusTag } from '#client/kit/status-tag';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { CONSENT } from '#client/people/forms';
import '#client/people/consent.words';
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
      {isOpen && <ResourceForm resource={CONSENT} title={t('record')} beside={{ id }} onClose={() => setOpen(false)} />}
    </section>
  );
}
