import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { reportCard as api } from '#contract/report-card/report-card.api';
import { type BuktiRapor, reportProof } from '#contract/report-card/report-proof.api';
import { ApiError, call } from '#client/kit/api';
import { Halt } from '#client/kit/halt';
import { useWords } from '#client/kit/words';
import { ProofStrip } from '#client/report-card/proof-strip';
import { whenOf } from '#client/report-card/report-said';
import { ReportSheet } from '#client/report-card/report-sheet';
import '#client/report-card/report.css';
import '#client/report-card/reports.words';

type Preview = OutputOf<typeof api.preview>['data'];

/** What the log says of the paper: it is asked for beside the preview, and also where that is over. */
function useProof(uuid: string) {
  const [bukti, setBukti] = useState<BuktiRapor | ApiError | null>(null);
  useEffect(() => {
    setBukti(null);
    call(reportProof.look, { uuid }).then((it) => setBukti(it.data), setBukti);
  }, [uuid]);
  return bukti;
}

/** A published report for whoever has its address, with a mark across it and the proof above it; the parents say here that they have read it. */
export function PreviewScreen() {
  const t = useWords('reports');
  const { uuid = '' } = useParams();
  const proof = useProof(uuid);
  const [found, setFound] = useState<Preview | ApiError | null>(null);
  const [refused, setRefused] = useState('');
  const [isSending, setSending] = useState(false);
  const load = useCallback(() => call(api.preview, { uuid }).then((it) => setFound(it.data), setFound), [uuid]);
  useEffect(() => {
    setFound(null);
    void load();
  }, [load]);
  useEffect(() => {
    document.title = `${t('previewTitle')} · Pelita`;
  }, [t]);
  const read = () => {
    setSending(true);
    call(api.readByParents, { uuid }).then(() => { setRefused(''); return load(); }, (it: ApiError) => setRefused(it.message)).finally(() => setSending(false));
  };
  if (!found) return <main className="report-desk"><p role="status">{t('loading')}</p></main>;
  if (found instanceof Error) {
    if (proof && !(proof instanceof Error)) return <PaperOnly uuid={uuid} proof={proof} why={found.message} />;
    if (!proof && !(found instanceof ApiError && found.passing)) return <main className="report-desk"><p role="status">{t('loading')}</p></main>;
    const again = found instanceof ApiError && found.passing ? <button type="button" className="btn is-primary" onClick={() => void load()}>{t('again')}</button> : <a className="btn" href="/login">{t('toLogin')}</a>;
    return <main><Halt title={t('gone')} action={again}>{found.message}</Halt></main>;
  }
  return (
    <main className="report-desk">
      <h1>{t('previewTitle')} {found.isi.murid.nama}</h1>
      <ProofOf uuid={uuid} proof={proof} />
      <ReportSheet isi={found.isi} mark="SALINAN DIGITAL" />
      <div className="report-acts" aria-live="polite">
        {found.dibaca ? <p className="soft">{t('thanks', { waktu: whenOf(found.dibaca) })}</p> : <button type="button" className="btn is-primary is-large" disabled={isSending} onClick={read}>{t('haveRead')}</button>}
        {refused && <p role="alert">{refused}</p>}
      </div>
    </main>
  );
}

/** The proof where the preview is over; that it is replaced or revoked the proof says better than the refusal. */
function PaperOnly({ uuid, proof, why }: { uuid: string; proof: BuktiRapor; why: string }) {
  const t = useWords('reports');
  return (
    <main className="report-desk">
      <h1>{t('previewTitle')}</h1>
      <ProofStrip uuid={uuid} bukti={proof} isOpen={false} />
      {['sah', 'berubah'].includes(proof.status) && <p className="soft">{why}</p>}
      <p><a className="btn" href="/login">{t('toLogin')}</a></p>
    </main>
  );
}

function ProofOf({ uuid, proof }: { uuid: string; proof: BuktiRapor | ApiError | null }) {
  const t = useWords('reportProof');
  if (!proof) return <p className="report-proof" role="status">{t('checking')}</p>;
  return proof instanceof Error ? <p className="report-proof is-warn" role="status">{t('unknown')} {proof.message}</p> : <ProofStrip uuid={uuid} bukti={proof} isOpen />;
}
