import { type FormEvent, useEffect, useState } from 'react';
import { Icon } from '#client/exam/sitting/icon';
import { type Desk, isElsewhere } from '#client/exam/sitting/opening';
import { clock as schoolClock, formatJam, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';

/** From so long an answer on (ms) one is told that the line is slow. */
const SLOW_MS = 2_000;
type Props = { desk: Desk; paper: 'coming' | 'here' | 'none'; isBeginning: boolean; isWaiting: boolean; refusal: string | null; onBegin(token: string): void };

/** Before the first question: what it is, and whether this device is ready for it. */
export function BriefPage({ desk, paper, isBeginning, isWaiting, refusal, onBegin }: Props) {
  const t = useWords('sitting');
  const { brief, standing, clock, penyimpanan } = desk;
  const now = useSecond(clock.now);
  const isOpen = now >= Date.parse(brief.mulai) && now < Date.parse(brief.tutup);
  const hasBegun = standing.status === 'mengerjakan' || standing.status === 'diblokir';
  const end = endOf(desk, now, hasBegun);
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBeginning) onBegin(String(new FormData(event.currentTarget).get('token') ?? ''));
  };
  const off = Date.now() - clock.now();
  return (
    <main className="brief">
      <h1>{brief.judul}</h1>
      <dl className="brief-facts">
        {brief.mapel && <><dt>{t('subject')}</dt><dd>{brief.mapel}</dd></>}
        <dt>{t('questions')}</dt><dd className="n">{brief.jumlah_soal}</dd>
        <dt>{t('duration')}</dt><dd className="n">{end === null ? t('minutes', { n: minutesOf(desk) }) : t('minutesUntil', { n: Math.max(0, Math.floor((Date.parse(end) - now) / 60_000)), at: formatJam(end) })}</dd>
        <dt>{t('window')}</dt><dd className="n">{formatTanggal(new Date(brief.mulai))}, {formatJam(brief.mulai)}–{formatJam(brief.tutup)} {schoolClock.zoneName()}</dd>
        {brief.ruang && <><dt>{t('room')}</dt><dd>{brief.ruang}{brief.sesi !== null && ` · ${t('shift', { n: brief.sesi })}`}</dd></>}
      </dl>
      <section className="ready" aria-labelledby="ready-title">
        <h2 id="ready-title">{t('ready')}</h2>
        <ul>
          {brief.peramban !== 'tanpa' && <Ready isFine={brief.peramban_cocok}>{t(brief.peramban_cocok ? 'browserFine' : 'browserWrong')}</Ready>}
          <Ready isFine={penyimpanan !== 'sementara'}>{t(penyimpanan === 'tahan' ? 'storageFine' : penyimpanan === 'biasa' ? 'storageUsual' : 'storageNone')}</Ready>
          <Ready isFine>{Math.abs(off) < 30_000 ? t('clockFine') : t('clockOff', { n: spanOf(Math.abs(off), t) })}</Ready>
          <Ready isFine={desk.latency < SLOW_MS}>{t(desk.latency < SLOW_MS ? 'lineFine' : 'lineSlow')}</Ready>
          <Ready isFine={paper !== 'coming'}>{t(paper === 'coming' ? 'paperComing' : paper === 'here' ? 'paperFine' : 'paperNone')}</Ready>
        </ul>
      </section>
      <form onSubmit={begin}>
        {isWaiting && <p className="brief-wait" role="status"><b>{t('leaveWaits')}.</b> {t('leaveWaitsAbout')}</p>}
        {hasBegun && standing.isLocked && <p className="brief-wait" role="status"><b>{t(standing.jeda ? 'paused' : 'locked')}.</b> {t(standing.jeda ? 'pausedAbout' : 'lockedAbout')}{standing.alasan_kunci && ` ${t('lockedFor', { alasan: standing.alasan_kunci })}`}</p>}
        {isElsewhere(desk) && !isWaiting && <p className="brief-wait"><b>{t('elsewhere')}.</b> {t('elsewhereStart')}</p>}
        {refusal && <p className="brief-refusal" role="alert">{refusal}</p>}
        {!hasBegun && now < Date.parse(brief.mulai) && <p className="brief-wait n" role="timer">{t('opensIn', { in: spanOf(Date.parse(brief.mulai) - now, t) })}</p>}
        {!hasBegun && now >= Date.parse(brief.tutup) && <p className="brief-wait">{t('closed')}</p>}
        {brief.pakai_token && !hasBegun && <label className="brief-token">{t('token')}<input name="token" required autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} /></label>}
        <button type="submit" className="btn is-main is-large" disabled={!(isOpen || hasBegun) || isBeginning || isWaiting}>{t(isWaiting ? 'leaveWaits' : isBeginning ? 'beginning' : isElsewhere(desk) ? 'takeOver' : hasBegun ? 'goOn' : 'begin')}</button>
        <a className="btn is-large" href="/student/cbt">{t('back')}</a>
      </form>
    </main>
  );
}

/** When it ends for whoever has begun, or comes so late that it closes before their time is over. */
function endOf({ brief, standing }: Desk, now: number, hasBegun: boolean) {
  if (hasBegun) return standing.jeda ? null : standing.deadlineAt;
  return now < Date.parse(brief.tutup) && now + brief.durasi * 60_000 > Date.parse(brief.tutup) ? brief.tutup : null;
}

/** All of them, or what was left when it was paused. */
const minutesOf = ({ brief, standing: { jeda, deadlineAt, terkunci_sejak } }: Desk) => (jeda && deadlineAt && terkunci_sejak ? Math.max(0, Math.floor((Date.parse(deadlineAt) - Date.parse(terkunci_sejak)) / 60_000)) : brief.durasi);

function Ready({ isFine, children }: { isFine: boolean; children: string }) {
  return <li className={isFine ? 'is-fine' : 'is-open'}><Icon of={isFine ? 'check' : 'clock'} />{children}</li>;
}

/** `3:07` under an hour, minutes beyond. */
function spanOf(ms: number, t: ReturnType<typeof useWords<'sitting'>>) {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return seconds < 3_600 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : t('minutes', { n: Math.round(seconds / 60) });
}

function useSecond(now: () => number) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
