import { Icon } from '#client/exam/sitting/icon';
import { tallyOf } from '#client/exam/sitting/sheet';
import type { Taking } from '#client/exam/sitting/standing';
import { formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';

/** What a student goes home with: the server has it, and this says so. */
export function Receipt({ taking, judul, total }: { taking: Taking; judul: string; total: number }) {
  const t = useWords('sitting');
  const late = [...taking.sheet.values()].filter((it) => it.isLate).length;
  return (
    <main className="receipt">
      <span className="receipt-sign"><Icon of="check" /></span>
      <h1>{t('receipt')}</h1>
      <p><b>{judul}</b><br />{t('receiptAbout')}</p>
      <p className="receipt-count n">{t('receiptAnswered', { n: tallyOf(taking.sheet).terjawab, total })}</p>
      {taking.sidik && <p className="receipt-code"><small>{t('receiptCode')}{taking.savedAt && ` · ${formatDetik(new Date(taking.savedAt))}`}</small><b className="n">{taking.sidik}</b><small>{t('receiptCodeAbout')}</small></p>}
      {late > 0 && <p className="receipt-late">{t('receiptLate', { n: late })}</p>}
      <a className="btn is-main" href="/student/cbt">{t('back')}</a>
    </main>
  );
}
