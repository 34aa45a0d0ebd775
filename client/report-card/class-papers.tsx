import { FilePdfOutlined, MailOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popconfirm } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Kertas } from '#contract/document/document';
import { document as documents } from '#contract/document/document.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { reportCard } from '#contract/report-card/report-card.api';
import { type KeadaanSurat, reportPaper as api, type SuratRapor } from '#contract/report-card/report-paper.api';
import { formatAngka } from '#client/kit/number';
import { tellSnack } from '#client/kit/snack';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { mailFaultOf } from '#client/report-card/mail-fault';
import { doneOf, whenOf } from '#client/report-card/report-said';
import '#client/report-card/reports.words';

type Class = NonNullable<OutputOf<typeof reportCard.homeroom>['data']['kelas']>;
const TONES: Record<KeadaanSurat, Tone> = { belum: 'line', tanpa_alamat: 'warn', antre: 'info', dicoba_lagi: 'note', terkirim: 'good', gagal: 'bad' };
const OPEN: readonly KeadaanSurat[] = ['belum', 'gagal'];

/** What became of the mail about a report; nothing while it is not out. */
export function MailTag({ of }: { of: SuratRapor | undefined }) {
  const t = useWords('reports');
  if (!of) return <>–</>;
  return <><StatusTag tone={TONES[of.keadaan]}>{t(`surat_${of.keadaan}`)}</StatusTag>{of.pada && <small className="soft"> {whenOf(of.pada)}</small>}{of.alasan && <small className="soft"> {t(mailFaultOf(of.alasan), { alasan: of.alasan })}</small>}</>;
}

/** All of a class at once: on paper as one file, and by mail to whoever was not reached yet. */
export function ClassPapers({ kelas, made, mails, maySend }: { kelas: Class; made: number; mails: readonly SuratRapor[]; maySend: boolean }) {
  const t = useWords('reports');
  const [hasBegun, setBegun] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const [begin, send] = [useAction(documents.begin), useAction(api.send)];
  const { id_kelas_tahun_ajaran: id_kelas, type, kumer } = kelas;
  const [open, reached] = [mails.filter((it) => OPEN.includes(it.keadaan)), mails.filter((it) => it.keadaan === 'terkirim')];
  const print = (kertas: Kertas) => void begin.run({ jenis: 'rapor', kertas, id_kelas, type, sampul: isCovered }).then(() => { setBegun(true); tellSnack({ text: t('printBegun') }); }).catch(() => undefined);
  const tell = (of: readonly SuratRapor[], ulang: boolean) => send.run({ id_general_report: of.map((it) => it.id_general_report), ulang })
    .then(({ data }) => tellSnack({ text: doneOf(data.filter((it) => it.hasil === 'ok').length, data.filter((it) => it.hasil !== 'ok').length, t) })).catch(() => undefined);
  return (
    <div className="report-acts">
      {made > 0 && Kertas.options.map((kertas) => <Button key={kertas} icon={<FilePdfOutlined aria-hidden />} loading={begin.pending} onClick={() => print(kertas)}>{t('printClass', { kertas })}</Button>)}
      {made > 0 && !kumer && type === 'akhir_semester' && <Checkbox checked={isCovered} onChange={({ target }) => setCovered(target.checked)}>{t('withCover')}</Checkbox>}
      {hasBegun && <Link to="/teacher/documents">{t('toPrints')}</Link>}
      {maySend && open.length > 0 && (
        <Popconfirm title={t('sendAsk', { n: formatAngka(open.length) })} okText={t('send')} cancelText={t('cancel')} onConfirm={() => tell(open, false)}>
          <Button icon={<MailOutlined aria-hidden />} loading={send.pending}>{t('sendParents', { n: formatAngka(open.length) })}</Button>
        </Popconfirm>
      )}
      {maySend && open.length === 0 && reached.length > 0 && (
        <Popconfirm title={t('sendAgainAsk', { n: formatAngka(reached.length) })} okText={t('send')} cancelText={t('cancel')} onConfirm={() => tell(reached, true)}>
          <Button icon={<MailOutlined aria-hidden />} loading={send.pending}>{t('sendAgain')}</Button>
        </Popconfirm>
      )}
    </div>
  );
}
