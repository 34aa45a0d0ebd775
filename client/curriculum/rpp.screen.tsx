import { FilePdfOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { RincianRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { SUSUNAN } from '#contract/curriculum/rpp-parts';
import { Kertas } from '#contract/document/document';
import { useAddress } from '#client/kit/address';
import type { ApiError } from '#client/kit/api';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import { useProblemText } from '#client/kit/problem';
import { Record, RecordFrame } from '#client/kit/record';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { saveFile } from '#client/kit/save-file';
import { useMayAsk, useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PartShown } from '#client/curriculum/part-shown';
import { RppEditor, Standing } from '#client/curriculum/rpp-editor';
import { RppReview } from '#client/curriculum/rpp-review';
import { momentOf, partName, RppTag } from '#client/curriculum/rpp-said';
import '#contract/people/people.api';
import '#client/curriculum/rpp.css';
import '#client/curriculum/rpp.words';

const HOME = '/teacher/rpp';
const RppHistory = later(async () => (await import('#client/curriculum/rpp-history')).RppHistory);

/** One plan: written by its teachers, read and judged by who leads, with its approved versions. */
export function RppScreen() {
  const t = useWords('rpp');
  const { id = '' } = useParams();
  const back = { to: HOME, label: t('title') };
  return <RecordFrame back={back}><OneRpp id={id} back={back} /></RecordFrame>;
}

function OneRpp({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, me] = [useWords('rpp'), useSession()?.user.id];
  const { data: rincian } = useView(api.one, { id });
  const isWriter = rincian.penyusun.some((it) => it.id_guru === me);
  const mayEdit = isWriter && rincian.status !== 'diajukan';
  return (
    <Record back={back} eyebrow={t(`jenis.${rincian.jenis}`)} name={rincian.materi_pokok || t('untitled')} tag={<><RppTag status={rincian.status} />{rincian.templat && <> <StatusTag tone="note">{t('templat')}</StatusTag></>}</>}
      facts={[[t('mapel'), rincian.mapel ?? '–'], [t('tingkat'), rincian.tingkat ?? '–'], [t('semester'), [rincian.semester, rincian.tahun_ajaran].filter(Boolean).join(' ')], [t('writers'), rincian.penyusun.map((it) => it.nama ?? t('erased')).join(', ')]]}
      actions={<Acts rincian={rincian} isWriter={isWriter} />}
      notice={<>{isWriter ? <Standing rincian={rincian} /> : null}{rincian.serupa.length > 0 && <Alert type="warning" showIcon title={t('alike')} description={rincian.serupa.map((it) => <Link key={it.id} className="rpp-alike" to={`${HOME}/${it.id}`}>{it.materi_pokok || t('untitled')} </Link>)} />}</>}
      tabs={[
        { key: 'isi', label: t(mayEdit ? 'write' : 'review'), content: () => (mayEdit ? <RppEditor key={rincian.id} rincian={rincian} /> : <RppReview rincian={rincian} />) },
        { key: 'versi', label: t('versions'), content: () => <Versions rincian={rincian} /> },
        { key: 'riwayat', label: t('history'), content: () => <RppHistory rincian={rincian} mayEdit={mayEdit} /> },
        ...(rincian.id_guru === me ? [{ key: 'rekan', label: t('share'), content: () => <Share rincian={rincian} /> }] : []),
      ]} />
  );
}

function Acts({ rincian, isWriter }: { rincian: RincianRpp; isWriter: boolean }) {
  const [t, telling, navigate, me] = [useWords('rpp'), useTelling(), useNavigate(), useSession()?.user.id];
  const [withdraw, offer] = [useAction(api.decide), useAction(api.offer)];
  const mayOffer = useMayAsk(api.offer);
  const [isRemoving, setRemoving] = useState(false);
  const mayRemove = rincian.id_guru === me && rincian.versi_berlaku === null && rincian.status !== 'diajukan';
  return (
    <>
      {isWriter && rincian.status === 'diajukan' && <Button loading={withdraw.pending} onClick={() => void withdraw.run({ id: rincian.id, status: 'draf' }).then(() => telling.success({ title: t('withdrawn') })).catch(() => undefined)}>{t('withdraw')}</Button>}
      {Kertas.options.map((kertas) => <Print key={kertas} rincian={rincian} kertas={kertas} />)}
      {mayOffer && <Button loading={offer.pending} onClick={() => void offer.run({ id: rincian.id, templat: !rincian.templat }).then(() => telling.success({ title: t('offered') })).catch(() => undefined)}>{t(rincian.templat ? 'dropTemplate' : 'makeTemplate')}</Button>}
      {mayRemove && <Button danger onClick={() => setRemoving(true)}>{t('remove')}</Button>}
      {isRemoving && <RemovalDialog endpoint={api.remove} id={rincian.id} list={api.list} title={t('removeTitle')} question={t('removeAsk')} onClose={() => setRemoving(false)} onRemoved={() => void navigate(HOME)} />}
    </>
  );
}

/** The plan as PDF, in one version or as it is written now. */
function Print({ rincian, kertas, versi }: { rincian: RincianRpp; kertas: Kertas; versi?: number }) {
  const [t, telling, textOf] = [useWords('rpp'), useTelling(), useProblemText()];
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const asked = new URLSearchParams({ kertas, ...(versi !== undefined && { versi: String(versi) }) });
    await saveFile({ ...api.print, path: `${api.print.path.replace(':id', rincian.id)}?${asked}` }).catch((error: ApiError) => telling.error({ title: t('printing'), description: textOf(error) }));
    setBusy(false);
  };
  return <Button icon={<FilePdfOutlined aria-hidden />} loading={isBusy} aria-label={versi === undefined ? undefined : t('printVersion', { kertas, n: versi })} onClick={() => void take()}>{t('print', { kertas })}</Button>;
}

/** What was approved, newest first, each as it was. */
function Versions({ rincian }: { rincian: RincianRpp }) {
  const t = useWords('rpp');
  const [params] = useAddress();
  const open = Number(params.get('versi')) || null;
  if (!rincian.daftar_versi.length) return <p className="soft list-state">{t('versionsNone')}</p>;
  return (
    <>
      <ul className="rpp-versions">
        {rincian.daftar_versi.map((it) => (
          <li key={it.versi}>
            <Link to={`?tab=versi&versi=${it.versi}`} aria-current={open === it.versi ? 'true' : undefined}>{t('openVersion', { n: it.versi })}</Link>
            <span className="soft">{t('by', { oleh: it.disetujui_oleh ?? t('somebody'), waktu: momentOf(it.tanggal_disetujui) })}</span>
            {Kertas.options.map((kertas) => <Print key={kertas} rincian={rincian} kertas={kertas} versi={it.versi} />)}
          </li>
        ))}
      </ul>
      {open !== null && <Boundary key={open}><Version rincian={rincian} versi={open} /></Boundary>}
    </>
  );
}

function Version({ rincian, versi }: { rincian: RincianRpp; versi: number }) {
  const t = useWords('rpp');
  const { data } = useView(api.version, { id: rincian.id, versi });
  return <section className="panel rpp-read">{SUSUNAN[rincian.jenis].flatMap(({ bagian }) => bagian).map((name) => <div key={name}><h3>{partName(name, t)}</h3><PartShown name={name} isi={data.isi} of={rincian} /></div>)}</section>;
}

function Share({ rincian }: { rincian: RincianRpp }) {
  const [t, telling] = [useWords('rpp'), useTelling()];
  const { run, pending } = useAction(api.share);
  const others = rincian.penyusun.filter((it) => it.id_guru !== rincian.id_guru);
  const [rekan, setRekan] = useState(others.map((it) => it.id_guru));
  return (
    <section className="panel rpp-share">
      <p>{t('shareAbout')}</p>
      <ReferenceSelect<string[]> of="teacher" mode="multiple" without={[rincian.id_guru]} aria-label={t('share')} label={others.map((it) => it.nama ?? t('erased'))} value={rekan} onChange={(it) => setRekan(it as string[])} />
      <Button type="primary" loading={pending} onClick={() => void run({ id: rincian.id, rekan }).then(() => telling.success({ title: t('shared') })).catch(() => undefined)}>{t('save')}</Button>
    </section>
  );
}
