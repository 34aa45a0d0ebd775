import type { Rincian } from '#contract/exam/supervision';
import { clockOf } from '#client/exam/supervision/lasting';
import type { Head } from '#client/exam/supervision/room';
import type { Standing } from '#client/exam/supervision/standing';
import { formatAngka } from '#client/kit/number';
import { formatDetik, formatJam, useNow } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Props = { head: Head; standing: Standing; now: number; lost: number | null; end: string; onWhy: (what: Rincian) => void };

/** The room in a sentence that may be read aloud, what may still change it, and how long it lasts. */
export function Headline({ head, standing, now, lost, end, onWhy }: Props) {
  const t = useWords('supervision');
  return (
    <div className="room-headline">
      <div>
        <h2 className="say"><Saying head={head} standing={standing} now={now} end={end} onWhy={onWhy} /></h2>
        <p className="also"><Also standing={standing} onWhy={onWhy} />{lost !== null && <b className="room-frozen"> {t('frozen', { jam: formatDetik(new Date(lost)) })}</b>}</p>
      </div>
      <TimeLeft head={head} end={end} stands={standing.dijeda > 0 && standing.dijeda === standing.mengerjakan ? now : null} />
    </div>
  );
}

function Saying({ head, standing, now, end, onWhy }: Omit<Props, 'lost'>) {
  const t = useWords('supervision');
  const { peserta, mengerjakan, perlu, selesai } = standing;
  const numbers = { mengerjakan: formatAngka(mengerjakan), selesai: formatAngka(selesai), peserta: formatAngka(peserta) };
  if (!peserta) return t('sayNobody');
  if (now < Date.parse(head.mulai) && !mengerjakan && !selesai) return t('sayOpens', { count: peserta, peserta: numbers.peserta, jam: formatJam(head.mulai) });
  const isOver = !mengerjakan && (selesai === peserta || now >= Date.parse(end));
  return (
    <>
      <Why what={isOver ? 'selesai' : 'mengerjakan'} onWhy={onWhy}>{t(isOver ? 'sayOver' : 'saying', { count: peserta, ...numbers })}</Why>{isOver ? t('sayOverAfter') : t('sayingAfter', { count: mengerjakan })}
      {perlu ? <>; <Why what="perlu" onWhy={onWhy}>{formatAngka(perlu)}</Why>{t('sayNeed', { count: perlu })}</> : t('sayNoNeed')}
    </>
  );
}

function Also({ standing: { dijeda, selesai, tidak_hadir, belum, tersimpan, menunggu, perangkat }, onWhy }: Pick<Props, 'standing' | 'onWhy'>) {
  const t = useWords('supervision');
  const parts = ([['dijeda', dijeda, 'alsoPaused'], ['selesai', selesai, 'alsoDone'], ['tidak_hadir', tidak_hadir, 'alsoAway'], ['belum', belum, 'alsoNot']] as const).filter(([, n]) => n > 0);
  return (
    <>
      {parts.map(([what, n, word], i) => <span key={what}>{i > 0 && ', '}<Why what={what} onWhy={onWhy}>{t(word, { n: formatAngka(n) })}</Why></span>)}{parts.length > 0 && '. '}
      {t('alsoSaved', { count: tersimpan, n: formatAngka(tersimpan) })}; {menunggu ? <><Why what="menunggu" onWhy={onWhy}>{formatAngka(menunggu)}</Why>{t('alsoWaits', { count: perangkat, n: formatAngka(perangkat) })}</> : t('alsoAll')}
    </>
  );
}

const Why = ({ what, onWhy, children }: { what: Rincian; onWhy: Props['onWhy']; children: string }) => <button type="button" className="why" onClick={() => onWhy(what)}>{children}</button>;

/** It stands still where everybody is paused: `stands` is when `end` was reckoned. */
function TimeLeft({ head, end, stands }: Pick<Props, 'head' | 'end'> & { stands: number | null }) {
  const t = useWords('supervision');
  const passing = useNow(1_000).getTime();
  const now = stands ?? passing;
  const begins = Date.parse(head.mulai_nyata ?? head.mulai);
  const [isBefore, closes] = [now < begins, Date.parse(end)];
  const left = (isBefore ? begins : closes) - now;
  const share = Math.min(1, Math.max(0, (now - begins) / (closes - begins)));
  return (
    <div className="room-left" role="timer">
      <b className="n">{clockOf(left)}</b>
      <small>{isBefore ? t('opensIn') : stands !== null ? t('timePaused') : left > 0 ? `${t('left')} · ${t('until', { jam: formatJam(end) })}` : t('timeOver')}</small>
      <span className="seat-meter" aria-hidden="true"><i style={{ inlineSize: `${share * 100}%` }} /></span>
    </div>
  );
}
