import { Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { type Keputusan, Tujuan } from '#contract/people/consent';
import { consent } from '#contract/people/consent.api';
import { later } from '#client/kit/later';
import { StatusTag } from '#client/kit/status-tag';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/people/consent.words';
import '#client/people/people.css';

const ConsentForm = later(async () => (await import('#client/people/consent-form')).ConsentForm);
const ScanDialog = later(async () => (await import('#client/people/scan-dialog')).ScanDialog);

type Kept = OutputOf<typeof consent.ofStudent>['data']['daftar'][number];
const TONE = { diberikan: 'good', ditarik: 'warn' } as const;

/** What a student's parents have agreed to, purpose by purpose, and the way to record what they signed. */
export function ConsentPanel({ id }: { id: string }) {
  const t = useWords('consent');
  const { data: { daftar, nama } } = useView(consent.ofStudent, { id });
  const [open, setOpen] = useState<Keputusan>();
  return (
    <section className="panel" aria-labelledby="consent-title">
      <h2 id="consent-title">{t('consent')}</h2>
      <p className="person-about">{t('about')}</p>
      <dl className="person-facts">
        {Tujuan.options.map((tujuan) => [<dt key={`${tujuan} what`}>{t(tujuan)}</dt>, <dd key={tujuan}><Proof kept={daftar.find((it) => it.tujuan === tujuan)} /></dd>])}
      </dl>
      <div className="person-danger">
        <Button type="primary" onClick={() => setOpen('diberikan')}>{t('record')}</Button>
        <Button onClick={() => setOpen('ditarik')}>{t('withdraw')}</Button>
      </div>
      {open && <ConsentForm id={id} nama={nama} status={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Proof({ kept }: { kept: Kept | undefined }) {
  const t = useWords('consent');
  if (!kept) return <StatusTag tone="calm">{t('belum')}</StatusTag>;
  const { penandatangan, hubungan, tanggal, saluran, versi_teks, oleh, id_file } = kept;
  return (
    <>
      <StatusTag tone={TONE[kept.status]}>{t(kept.status)}</StatusTag>
      <div>{t('proof', { nama: penandatangan ?? t('signerErased'), hubungan: t(hubungan), tanggal: formatTanggal(tanggal), saluran: t(saluran), versi: versi_teks, oleh: oleh ?? t('system') })}</div>
      {id_file && <Scan id={id_file} tujuan={t(kept.tujuan)} />}
    </>
  );
}

/** The paper itself, once it is asked for. */
function Scan({ id, tujuan }: { id: string; tujuan: string }) {
  const t = useWords('consent');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t('scanOf', { tujuan })} onClick={() => setOpen(true)}>{t('seeScan')}</Button>
      {isOpen && <ScanDialog id={id} title={t('scanOf', { tujuan })} onClose={() => setOpen(false)} />}
    </>
  );
}
