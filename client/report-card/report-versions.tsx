import { Button } from 'antd';
import { useState } from 'react';
import { reportCard as api } from '#contract/report-card/report-card.api';
import { ListState } from '#client/kit/list/list-state';
import { useMayAsk } from '#client/kit/session';
import { tellSnack } from '#client/kit/snack';
import { formatTanggal } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ReportPaper } from '#client/report-card/report-paper';
import { type Detail, Reason } from '#client/report-card/report-detail';
import { whenOf } from '#client/report-card/report-said';

/** Each version that went out, with where its preview is and whether the parents have read it. */
export function ReportVersions({ report: { id_general_report: id, daftar_versi } }: { report: Detail }) {
  const [t, mayRevoke] = [useWords('reports'), useMayAsk(api.revoke)];
  const revoke = useAction(api.revoke);
  const [asking, ask] = useState<'renew' | 'revoke' | null>(null);
  const copy = (uuid: string) => void navigator.clipboard.writeText(`${location.origin}/public/report-preview/${uuid}`).then(() => tellSnack({ text: t('copied') }), () => undefined);
  if (!daftar_versi.length) return <ListState kind="empty" title={t('noVersions')} />;
  return (
    <>
      <ul className="report-rows">
        {daftar_versi.map((it) => (
          <li key={it.versi}>
            <span><b>{t('version', { n: it.versi })}</b><small>{t('publishedAt', { waktu: whenOf(it.diterbitkan), oleh: it.oleh ?? '–' })}</small><small>{it.dibaca ? t('readAt', { waktu: whenOf(it.dibaca) }) : t('notRead')}</small></span>
            <ReportPaper id={id} versi={it.versi} sizes={['A4']} />
            {it.diganti ? <span className="soft">{t('replaced')}</span> : it.dicabut ? <span className="soft">{t('revoked')}</span> : (
              <span className="report-acts"><small>{t('validUntil', { tanggal: formatTanggal(it.berlaku_sampai) })}</small><Button size="small" onClick={() => copy(it.uuid)}>{t('copyLink')}</Button></span>
            )}
          </li>
        ))}
      </ul>
      {mayRevoke && !daftar_versi[0]?.diganti && <div className="report-acts"><Button onClick={() => ask('renew')}>{t('renew')}</Button><Button danger onClick={() => ask('revoke')}>{t('revoke')}</Button></div>}
      {asking && <Reason title={t(asking)} pending={revoke.pending} onCancel={() => ask(null)} onGiven={(alasan) => void revoke.run({ id, alasan, ganti: asking === 'renew' }).then(() => { ask(null); tellSnack({ text: t('saved') }); }).catch(() => undefined)} />}
    </>
  );
}
