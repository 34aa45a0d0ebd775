import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Button, Descriptions, Progress, Typography } from 'antd';
import { audit } from '#contract/audit/audit.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { StatusTag } from '#client/kit/status-tag';
import { formatDetik, formatTanggal } from '#client/kit/time';
import { questionOf, useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/audit/verify.css';
import '#client/audit/verify.words';

type Proof = OutputOf<typeof audit.verify>['data'];
/** How often a walk over the log is looked at while it goes on. */
const LOOK_EVERY_MS = 1_000;

/** Whether the history is what was written: the last walk over the whole log, and the seals that it stands up to. */
export function VerifyScreen() {
  const t = useWords('verify');
  return <Screen title={t('title')}><p>{t('about')}</p><Proven /></Screen>;
}

function Proven() {
  const t = useWords('verify');
  const client = useQueryClient();
  const { data: { data } } = useSuspenseQuery({
    ...questionOf(audit.verify, {}), refetchInterval: ({ state }) => (state.data?.data.verifikasi.status === 'berjalan' ? LOOK_EVERY_MS : false),
  });
  const { run, pending } = useAction(audit.verify);
  const isWalking = data.verifikasi.status === 'berjalan';
  const again = () => void run({ ulang: 'true' }).then(() => client.invalidateQueries({ queryKey: [audit.verify.name] }), () => undefined);
  return (
    <>
      <section className="panel">
        <h2>{t('state')}</h2>
        <State {...data.verifikasi} />
        <Button className="verify-again" type="primary" loading={pending} disabled={isWalking} onClick={again}>{t('again')}</Button>
      </section>
      <Seals {...data} />
    </>
  );
}

function State({ status, utuh, diperiksa, total, rusak, mulai, selesai, jumlah_stream, jumlah_segel, tersegel }: Proof['verifikasi']) {
  const t = useWords('verify');
  const when = (at: string) => `${formatTanggal(new Date(at))} ${formatDetik(at)}`;
  const persen = total ? Math.round((diperiksa * 100) / total) : 0;
  const items = [
    ['checked', t('checkedOf', { diperiksa: formatAngka(diperiksa), total: formatAngka(total) })], ['streams', jumlah_stream === null ? '–' : formatAngka(jumlah_stream)],
    ['sealed', tersegel === null ? '–' : formatAngka(tersegel)], ['seals', jumlah_segel === null ? '–' : formatAngka(jumlah_segel)], ['began', when(mulai)], ['ended', selesai ? when(selesai) : '–'],
  ] as const;
  return (
    <>
      <p role="status" className="verify-state">
        {status === 'berjalan' && <StatusTag tone="info">{t('walking')}</StatusTag>}
        {status === 'gagal' && <StatusTag tone="warn">{t('failed')}</StatusTag>}
        {utuh === true && <StatusTag tone="good">{t('whole')}</StatusTag>}
        {utuh === false && <StatusTag tone="bad">{t('broken')}</StatusTag>}
      </p>
      {status === 'berjalan' && <Progress percent={persen} aria-label={t('walking')} />}
      {rusak && <Alert type="error" showIcon title={rusak.keterangan} description={[rusak.stream, rusak.revision, rusak.type, rusak.position].filter((it) => it !== null).join(' · ')} />}
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={items.map(([name, children]) => ({ key: name, label: t(name), children }))} />
    </>
  );
}

function Seals({ segel, kunci_publik }: Proof) {
  const t = useWords('verify');
  return (
    <section className="panel">
      <h2>{t('sealList')}</h2>
      <p>{t('key')} <Typography.Text code copyable={{ text: kunci_publik }}>{kunci_publik.slice(0, 16)}…</Typography.Text></p>
      {segel.length === 0 && <p>{t('noSeals')}</p>}
      {segel.length > 0 && (
        <div className="scroll-x" role="region" aria-label={t('sealList')} tabIndex={0}>
          <table className="plain-table">
            <thead><tr>{(['number', 'day', 'events', 'hash', 'signature'] as const).map((name) => <th key={name} scope="col">{t(name)}</th>)}</tr></thead>
            <tbody>
              {segel.map((it) => (
                <tr key={it.nomor}>
                  <th scope="row">{it.nomor_awal < it.nomor ? `${it.nomor_awal}–${it.nomor}` : it.nomor}</th><td>{formatTanggal(it.tanggal)}</td><td>{formatAngka(it.jumlah)}</td><td><code>{it.hash.slice(0, 12)}</code></td>
                  <td><StatusTag tone={it.sah ? 'good' : 'bad'}>{t(it.sah ? 'valid' : 'invalid')}</StatusTag></td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
