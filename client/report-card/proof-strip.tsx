import type { ReactNode } from 'react';
import { type BuktiRapor, reportProof as api } from '#contract/report-card/report-proof.api';
import { formatJam, formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import '#client/report-card/proof.words';
import '#client/report-card/reports.words';

const day = (at: string) => formatTanggal(new Date(at));
const when = (at: string) => `${day(at)} ${formatJam(at)}`;
const TONES = { sah: 'good', digantikan: 'warn', dicabut: 'warn', berubah: 'bad' } as const;
const SIGNS = { sah: '✓', digantikan: '↻', dicabut: '⊘', berubah: '✕' } as const;

/** How the paper stands, in a sentence. */
export function proofSaid({ status, versi, versi_pengganti, diterbitkan, sejak, ditarik, segel, terlambat }: BuktiRapor, t: Translate<'reportProof'>) {
  const told = { versi: versi ?? '', terbit: diterbitkan ? day(diterbitkan) : '', sejak: sejak ? when(sejak) : '', baru: versi_pengganti ?? '', segel: segel ? when(segel.at) : '' };
  if (status === 'sah') return t(segel ? 'sah' : terlambat ? 'sahLate' : 'sahSoon', told);
  return t(status === 'dicabut' && ditarik ? 'ditarik' : status, told);
}

/** What does not match, in words. */
function findingSaid({ jenis, nomor, segel }: BuktiRapor['temuan'][number], t: Translate<'reportProof'>) {
  return t(jenis === 'missing' && nomor === null ? 'missingAny' : jenis, { n: nomor ?? '', segel: segel ?? '' });
}

/** What the log says of a paper; all of it behind one click. `isOpen`: its preview is open, so that there is a file. */
export function ProofStrip({ uuid, bukti, isOpen }: { uuid: string; bukti: BuktiRapor; isOpen: boolean }) {
  const t = useWords('reportProof');
  const { status, temuan, terlambat } = bukti;
  const tone = terlambat && status === 'sah' ? 'warn' : TONES[status];
  const findings = [...new Set(temuan.map((it) => findingSaid(it, t)))];
  return (
    <section className={`report-proof is-${tone}`} aria-label={t('about')}>
      <p role={status === 'berubah' ? 'alert' : 'status'}><span aria-hidden="true">{SIGNS[status]}</span> <b>{proofSaid(bukti, t)}</b></p>
      {findings.length > 0 && <><ul>{findings.map((it) => <li key={it}>{it}</li>)}</ul><p>{t('berubahAbout')}</p></>}
      <details>
        <summary>{t('details')}</summary>
        <Details bukti={bukti} />
        <p>{t('how')}</p>
        {isOpen && <p><a href={api.file.path.replace(':uuid', uuid)} download>{t('file')}</a>. {t('offline')}</p>}
      </details>
    </section>
  );
}

function Details({ bukti: { sekolah, nama, type, semester, tahun_ajaran, versi, diterbitkan, berlaku_sampai, peristiwa, segel, kunci_publik, sidik } }: { bukti: BuktiRapor }) {
  const [t, words] = [useWords('reportProof'), useWords('reports')];
  const rows: [string, ReactNode, boolean?][] = [
    [t('sekolah'), sekolah], [t('murid'), nama], [t('rapor'), type && `${words(type)} · ${semester} ${tahun_ajaran}`], [t('versi'), versi], [t('diterbitkan'), diterbitkan && when(diterbitkan)], [t('tautan'), berlaku_sampai && day(berlaku_sampai)],
    [t('peristiwa'), peristiwa && t('peristiwaKe', { n: peristiwa.nomor })], [t('sidikPeristiwa'), peristiwa?.hash, true], [t('segel'), segel ? t('segelKe', { n: segel.nomor, waktu: when(segel.at) }) : t('belum')], [t('sidikSegel'), segel?.hash, true], [t('tandaTangan'), segel?.tanda_tangan, true],
    [t('sidik'), sidik ?? (peristiwa && t('dihapus')), sidik !== null], [t('kunci'), kunci_publik, true],
  ];
  return <dl>{rows.map(([name, value, isCode]) => (value === null || value === undefined ? null : <div key={name}><dt>{name}</dt><dd>{isCode ? <code>{value}</code> : value}</dd></div>))}</dl>;
}
