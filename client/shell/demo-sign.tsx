import { useSchool } from '#client/shell/school';
import { clock, formatHari, formatHariTanggal, formatJam, formatTanggal, useIsClockSet, useNow } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

/** The demo school lives on its own day: says which, once it is known. */
export function DemoSign() {
  const t = useWords('shell');
  const isDemo = useSchool()?.demo;
  const isSet = useIsClockSet();
  const now = useNow(60_000);
  if (!isDemo || !isSet) return null;
  const about = t('demoClock', { jam: formatJam(now), zona: clock.zoneName(), tanggal: formatHariTanggal(now) });
  return <span className="demo-sign" title={about}>{t('demoOn', { tanggal: `${formatHari(now).slice(0, 3)} ${formatTanggal(now)}` })}</span>;
}
