import type { Register } from '#contract/attendance/attendance';
import { formatAngka } from '#client/kit/number';
import { Flame } from '#client/kit/flame';
import { formatDetik, formatJam } from '#client/kit/time';
import { useLiveState } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { BehindWhat } from '#client/attendance/drill';
import { begunOf, lastMarked, runningOf, type Standing } from '#client/attendance/standing';
import '#client/attendance/board.words';

type Props = { standing: Standing; sesi: Register[]; now: Date; isToday: boolean; /** There are registers to lead to whose time is over. */ isOwed: boolean; onWhy: (what: BehindWhat) => void };

/** The day in a sentence that may be read aloud, and what may still change it. */
export function Headline({ standing, sesi, now, isToday, isOwed, onWhy }: Props) {
  const t = useWords('board');
  const { hadir, jumlah, belum, rekap } = standing;
  const nothing = jumlah === belum;
  return (
    <div className="headline">
      <h2 className="say">
        {nothing ? t('sayNone', { jumlah: formatAngka(jumlah) }) : <>
          <button type="button" className="why" onClick={() => onWhy('tidak_hadir')}>{t('sayPresent', { hadir: formatAngka(hadir), jumlah: formatAngka(jumlah) })}</button>
          {t('sayPresentAfter')}
          {rekap.Alpa > 0 && <button type="button" className="why" onClick={() => onWhy('Alpa')}>{formatAngka(rekap.Alpa)}</button>}
          {rekap.Alpa > 0 ? t('sayAlpa') : belum > 0 ? <><button type="button" className="why" onClick={() => onWhy('Belum')}>{formatAngka(belum)}</button>{t('sayUnknown')}</> : t('sayAll')}
        </>}
      </h2>
      <p className="also"><Also sesi={sesi} now={now} isToday={isToday} isOwed={isOwed} /></p>
      {isToday && <Ticker sesi={sesi} />}
    </div>
  );
}

function Also({ sesi, now, isToday, isOwed }: Pick<Props, 'sesi' | 'now' | 'isToday' | 'isOwed'>) {
  const t = useWords('board');
  const [{ begun, unfilled }, running] = [begunOf(sesi, now), isToday ? runningOf(sesi, now) : undefined];
  const said = t('unfilledOf', { unfilled: formatAngka(unfilled), begun: formatAngka(begun) });
  return (
    <>
      {running && `${t('running', { posisi: running.posisi, jam: formatJam(running.selesai) })} `}
      {unfilled > 0 && <>{isOwed ? <button type="button" className="why" onClick={toMissing}>{said}</button> : said}{t(isToday ? 'mayChange' : 'stillOpen')}</>}
      {unfilled === 0 && begun > 0 && t('allFilled', { count: begun })}
      {begun === 0 && t('noneBegun')}
    </>
  );
}

const toMissing = () => {
  const part = document.getElementById('missing');
  part?.scrollIntoView();
  part?.focus();
};

/** What was marked last, glowing while it is new. */
function Ticker({ sesi }: Pick<Props, 'sesi'>) {
  const [t, words, state] = [useWords('board'), useWords('attendance'), useLiveState()];
  const last = lastMarked(sesi);
  if (!last?.diisi) return null;
  const counts = (['Hadir', 'Terlambat', 'Dispensasi', 'Sakit', 'Izin', 'Alpa'] as const).filter((it) => last[it] > 0).map((it) => `${formatAngka(last[it])} ${words(it).toLowerCase()}`);
  return (
    <p className="ticker">
      <span className={state === 'live' ? 'ticker-live is-lit' : 'ticker-live'}><Flame out={state !== 'live'} /> {t(state === 'live' ? 'live' : 'notLive')}</span>
      <span key={last.diisi} className="changed">{formatDetik(last.diisi)} · {t('filledIn', { oleh: last.diisi_oleh ?? words('unnamed') })} <b>{t('where', { kelas: last.kelas, posisi: last.posisi })}</b> · {counts.join(', ')}</span>
    </p>
  );
}
