import { useEffect, useRef } from 'react';
import { Banners } from '#client/exam/sitting/banners';
import { Emergency } from '#client/exam/sitting/emergency';
import { Icon } from '#client/exam/sitting/icon';
import { tallyOf } from '#client/exam/sitting/sheet';
import type { Sitting } from '#client/exam/sitting/taking';
import { loginPath } from '#client/kit/session';
import { useStore } from '#client/kit/store';
import { formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Props = { sitting: Sitting; judul: string; total: number };

/** What a student goes home with: the server has it, and this says so; as long as it has not, what waits, and that the page has to stay open. */
export function Receipt({ sitting, judul, total }: Props) {
  const t = useWords('sitting');
  const taking = useStore(sitting.state);
  const heading = useRef<HTMLHeadingElement>(null);
  // What stood there is gone, and whoever hears the page is told what stands there now.
  useEffect(() => {
    document.title = `${t('receipt')} · ${judul}`;
    heading.current?.focus();
  }, [t, judul]);
  const all = [...taking.sheet.values()];
  const [waits, late, refused] = [all.filter((it) => !it.isSaved), all.filter((it) => it.isLate), all.filter((it) => it.isRefused)].map((it) => it.length) as [number, number, number];
  const isThere = waits + refused === 0;
  if (taking.phase === 'diulang') return <Banners sitting={sitting} taking={taking} />;
  return (
    <main className="receipt">
      <span className={isThere ? 'receipt-sign' : 'receipt-sign is-waiting'}><Icon of={isThere ? 'check' : 'cloud'} /></span>
      <h1 ref={heading} tabIndex={-1}>{t('receipt')}</h1>
      <p><b>{judul}</b>{isThere && all.length > 0 && <><br />{t('receiptAbout')}</>}</p>
      {waits > 0 && (
        <p className="receipt-late" role="alert">
          <b>{t('receiptWaits', { count: waits })}</b> {t('receiptStay')}{!taking.isReached && ` ${t('receiptCut')}`}{taking.refusal && ` ${t('refused')} ${taking.refusal}`}
          {!taking.isSignedIn && !sitting.hasTicket && <> <a className="btn" href={loginPath(location)}>{t('signIn')}</a></>}
        </p>
      )}
      {taking.isOpenAgain && <p className="receipt-late" role="alert"><b>{t('openAgain')}</b> <button type="button" className="btn is-main" onClick={() => location.reload()}>{t('goOn')}</button></p>}
      {refused > 0 && <p className="receipt-late" role="alert">{t('receiptRefused', { count: refused })}</p>}
      {!isThere && <Emergency sitting={sitting} />}
      <p className="receipt-count n">{t('receiptAnswered', { n: taking.terjawab ?? tallyOf(taking.sheet).terjawab, total })}</p>
      {taking.sidik && <p className="receipt-code"><small>{t('receiptCode')}{taking.savedAt && ` · ${t('sent', { at: formatDetik(new Date(taking.savedAt)) })}`}</small><b className="n">{taking.sidik}</b><small>{t('receiptCodeAbout')}</small></p>}
      {late > 0 && <p className="receipt-late">{t('receiptLate', { n: late })}</p>}
      <a className={isThere && !taking.isOpenAgain ? 'btn is-main' : 'btn'} href="/student/cbt">{t('back')}</a>
    </main>
  );
}
