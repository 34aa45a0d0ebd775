import { DownloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { type Dokumen, type JenisDokumen, Kertas } from '#contract/document/document';
import { document as api } from '#contract/document/document.api';
import { isOne, OVERSEERS } from '#contract/identity/identity';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/document/document.css';
import '#client/document/document.words';

/** Those that are begun here; others begin beside what they are of. */
const OF_A_SEMESTER = ['rpp'] as const satisfies JenisDokumen[];
const TONES: Record<Dokumen['keadaan'], Tone> = { menunggu: 'calm', berjalan: 'info', dijeda: 'line', selesai: 'good', gagal: 'bad' };

/** Many documents as one file: begun here, watched, paused, taken. */
export function DocumentsScreen() {
  const t = useWords('document');
  return <Screen title={t('title')}><p className="screen-about">{t('about')}</p><Begin /><Prints /></Screen>;
}

function Begin() {
  const [t, telling] = [useWords('document'), useTelling()];
  const { run, pending } = useAction(api.begin);
  const isLeader = isOne(OVERSEERS, useSession());
  const begin = (jenis: JenisDokumen, kertas: Kertas) => void run({ jenis, kertas }).then(() => telling.success({ title: t('begun') })).catch(() => undefined);
  if (!isLeader) return null;
  return (
    <section className="panel document-kinds">
      {OF_A_SEMESTER.map((jenis) => <p key={jenis}>{t(`jenis.${jenis}`)} {Kertas.options.map((kertas) => <Button key={kertas} loading={pending} onClick={() => begin(jenis, kertas)}>{t('begin', { kertas })}</Button>)}</p>)}
    </section>
  );
}

function Prints() {
  const t = useWords('document');
  const { data } = useView(api.list, {});
  if (!data.length) return <p className="list-state soft">{t('none')}</p>;
  return <ul className="document-list">{data.map((it) => <Print key={it.id} of={it} />)}</ul>;
}

function Print({ of }: { of: Dokumen }) {
  const [t, telling, textOf] = [useWords('document'), useTelling(), useProblemText()];
  const [pause, resume, cancel] = [useAction(api.pause), useAction(api.resume), useAction(api.cancel)];
  const [isBusy, setBusy] = useState(false);
  const { id, keadaan, jumlah, selesai, halaman } = of;
  const take = async () => {
    setBusy(true);
    await saveFile({ ...api.file, path: api.file.path.replace(':id', id) }).catch((error: ApiError) => telling.error({ title: t('failed'), description: textOf(error) }));
    setBusy(false);
  };
  const quietly = (done: Promise<unknown>) => void done.catch(() => undefined);
  return (
    <li className="panel document-print">
      <p><b>{of.nama}</b> <span className="soft">{of.kertas}</span> <StatusTag tone={TONES[keadaan]}>{t(keadaan)}</StatusTag></p>
      <Progress percent={Math.floor((100 * selesai) / jumlah)} showInfo={false} aria-label={t('progressOf', { nama: of.nama })} />
      <p className="soft">{t('progress', { selesai, jumlah, halaman })}{keadaan === 'selesai' && of.sampai && `, ${t('until', { waktu: `${formatTanggal(new Date(of.sampai))} ${formatJam(of.sampai)}` })}`}</p>
      <div className="document-acts">
        {keadaan === 'selesai' && <Button type="primary" icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void take()}>{t('take')}</Button>}
        {(keadaan === 'menunggu' || keadaan === 'berjalan') && <Button loading={pause.pending} onClick={() => quietly(pause.run({ id }))}>{t('pause')}</Button>}
        {(keadaan === 'dijeda' || keadaan === 'gagal') && <Button loading={resume.pending} onClick={() => quietly(resume.run({ id }))}>{t('resume')}</Button>}
        <Button loading={cancel.pending} onClick={() => quietly(cancel.run({ id }))}>{t(keadaan === 'selesai' ? 'drop' : 'cancel')}</Button>
      </div>
    </li>
  );
}
