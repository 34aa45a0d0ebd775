import type { ReactNode } from 'react';
import { Icon } from '#client/exam/sitting/icon';
import type { Sitting, Taking } from '#client/exam/sitting/taking';
import { loginPath } from '#client/kit/session';
import { useWords } from '#client/kit/words';

/** What is true now and the student should know: the worst first, one at a time. */
export function Banners({ sitting, taking }: { sitting: Sitting; taking: Taking }) {
  const t = useWords('sitting');
  if (taking.phase === 'terkunci') return <Banner tone="bad" icon="lock" title={t('locked')}>{t('lockedAbout')}</Banner>;
  if (taking.phase === 'pindah') {
    return <Banner tone="note" icon="device" title={t('elsewhere')}>{t('elsewhereAbout')} {taking.refusal && <b>{taking.refusal}</b>} <button type="button" className="btn" onClick={() => void sitting.takeOver()}>{t('takeOver')}</button></Banner>;
  }
  if (taking.phase === 'menutup') return <Banner tone="warn" icon="clock" title={t('timeUp')}>{t('timeUpAbout')}</Banner>;
  if (!taking.isSignedIn) return <Banner tone="warn" icon="cut" title={t('signedOut')}>{t('signedOutAbout')} <a className="btn" href={loginPath(location)}>{t('signIn')}</a></Banner>;
  if (!taking.isReached) return <Banner tone="warn" icon="cut" title={t('offline')}>{t(taking.penyimpanan === 'sementara' ? 'offlineRisk' : 'offlineAbout')}{taking.isFinishing && ` ${t('finishWaits')}`}</Banner>;
  const refused = [...taking.sheet.values()].filter((it) => it.isRefused).length;
  if (refused) return <Banner tone="bad" icon="cut" title={t('refused')}>{t('refusedAnswers', { count: refused })}</Banner>;
  if (taking.refusal) return <Banner tone="bad" icon="cut" title={t('refused')}>{taking.refusal}</Banner>;
  if (taking.penyimpanan === 'sementara') return <Banner tone="warn" icon="device" title={t('storageNone')}>{null}</Banner>;
  return null;
}

function Banner({ tone, icon, title, children }: { tone: string; icon: 'lock' | 'device' | 'clock' | 'cut'; title: string; children: ReactNode }) {
  return <div className={`off is-${tone}`} role="alert"><Icon of={icon} /><p><b>{title}</b> {children}</p></div>;
}
