import { type FormEvent, type ReactNode, useState } from 'react';
import { Emergency } from '#client/exam/sitting/emergency';
import { Icon } from '#client/exam/sitting/icon';
import { waiting } from '#client/exam/sitting/sheet';
import type { Taking } from '#client/exam/sitting/standing';
import type { Sitting } from '#client/exam/sitting/taking';
import { loginPath } from '#client/kit/session';
import { useWords } from '#client/kit/words';

/** What is true now and the student should know: the worst first, one at a time. */
export function Banners({ sitting, taking }: { sitting: Sitting; taking: Taking }) {
  const t = useWords('sitting');
  if (taking.phase === 'diulang') return <Banner tone="bad" icon="pause" title={t('voided')}>{t('voidedAbout')} <button type="button" className="btn" onClick={() => location.reload()}>{t('again')}</button></Banner>;
  const file = waiting(taking.sheet).length > 0 && <Emergency sitting={sitting} />;
  if (!taking.isSignedIn) return <Banner tone="warn" icon="cut" title={t('signedOut')} below={file}>{t('signedOutAbout')} <a className="btn" href={loginPath(location)}>{t('signIn')}</a></Banner>;
  // Nobody tells a page without a line that it may go on.
  const cut = taking.isReached ? '' : ` ${t('heldCut')}`;
  if (taking.phase === 'terkunci' && taking.jeda) return <Banner tone="note" icon="pause" title={t('paused')}>{t('pausedAbout')}{cut}{taking.alasanKunci && ` ${t('lockedFor', { alasan: taking.alasanKunci })}`}</Banner>;
  if (taking.phase === 'terkunci') return <Banner tone="bad" icon="lock" title={t('locked')} below={<Explaining sitting={sitting} isDone={taking.isDijelaskan} />}>{t('lockedAbout')}{cut}{taking.alasanKunci && ` ${t('lockedFor', { alasan: taking.alasanKunci })}`}</Banner>;
  if (taking.phase === 'pindah') {
    const isWaiting = taking.izin === 'menunggu';
    return (
      <Banner tone="note" icon="device" title={t(isWaiting ? 'leaveWaits' : taking.izin === 'ditolak' ? 'leaveRefused' : 'elsewhere')}>
        {t(isWaiting ? 'leaveWaitsAbout' : 'elsewhereAbout')} {taking.refusal && <b>{taking.refusal}</b>} {!isWaiting && <button type="button" className="btn" onClick={() => void sitting.takeOver()}>{t(taking.izin === 'ditolak' ? 'leaveAgain' : 'takeOver')}</button>}
      </Banner>
    );
  }
  if (taking.phase === 'menutup') return <Banner tone="warn" icon="clock" title={t('timeUp')} below={file}>{t('timeUpAbout')}</Banner>;
  if (!taking.isReached) return <Banner tone="warn" icon="cut" title={t('offline')} below={file}>{taking.isFinishing ? <>{t('finishWaits')} <button type="button" className="btn" onClick={() => void sitting.notYet()}>{t('notYet')}</button></> : t(taking.penyimpanan === 'sementara' ? 'offlineRisk' : 'offlineAbout')}</Banner>;
  const refused = [...taking.sheet.values()].filter((it) => it.isRefused).length;
  if (refused) return <Banner tone="bad" icon="cut" title={t('refused')} below={<Emergency sitting={sitting} />}>{t('refusedAnswers', { count: refused })}</Banner>;
  if (taking.refusal) return <Banner tone="bad" icon="cut" title={t('refused')} below={file}>{taking.refusal}</Banner>;
  if (taking.penyimpanan === 'sementara') return <Banner tone="warn" icon="device" title={t('storageNone')}>{null}</Banner>;
  return null;
}

type BannerProps = { tone: string; icon: 'lock' | 'pause' | 'device' | 'clock' | 'cut'; title: string; below?: ReactNode; children: ReactNode };
function Banner({ tone, icon, title, below, children }: BannerProps) {
  return <div className={`off is-${tone}`}><Icon of={icon} /><div><p role="alert"><b>{title}{/[.:]$/.test(title) ? '' : '.'}</b> {children}</p>{below}</div></div>;
}

/** The student may say once what happened; whoever supervises reads it. */
function Explaining({ sitting, isDone }: { sitting: Sitting; isDone: boolean }) {
  const t = useWords('sitting');
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  if (isDone) return <p role="status">{t('explained')}</p>;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('penjelasan') ?? '').trim();
    if (!text || state === 'sending') return;
    setState('sending');
    void sitting.telling.explain(text).then((isHeard) => setState(isHeard ? 'open' : 'failed'));
  };
  return (
    <form className="explain" onSubmit={send}>
      <label>{t('explain')}<textarea name="penjelasan" rows={2} maxLength={500} required /></label>
      <button type="submit" className="btn" disabled={state === 'sending'}>{t('explainSend')}</button>
      {state === 'failed' && <span role="alert">{t('explainFailed')}</span>}
    </form>
  );
}
