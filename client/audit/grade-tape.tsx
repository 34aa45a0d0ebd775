import { PauseOutlined, PlayCircleOutlined, StepBackwardOutlined, StepForwardOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { type PointerEvent, useMemo } from 'react';
import { addDays, instantOf, tanggalOf } from '#contract/school-year/school-days';
import { grouped } from '#contract/kit/grouped';
import { formatAngka } from '#client/kit/number';
import { clock, formatBulan, formatDetik, formatJam, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { countBy } from '#client/audit/playing';
import { notableAfter, notableBefore } from '#client/audit/replay-keys';
import { GRADE_SPEEDS, type GradeReplaying, type Notable } from '#client/audit/use-grade-replay';

const DAY_MS = 86_400_000;
/** More days than these are told by month. */
const BY_MONTH = 62;
const HEIGHT = 40;

/** The days that a gradebook was written in, as one line; `placeOf` a time is 0 to 1. */
function lineOf(waktu: readonly string[]) {
  const zone = clock.zone();
  const [first, last] = [waktu[0] as string, waktu.at(-1) as string].map((at) => tanggalOf(new Date(at), zone)) as [string, string];
  const start = instantOf(first, 0, zone).getTime();
  const end = instantOf(addDays(last, 1), 0, zone).getTime();
  const n = Math.round((end - start) / DAY_MS);
  return { first, last, n, placeOf: (at: string) => (Date.parse(at) - start) / (end - start), timeAt: (place: number) => new Date(start + place * (end - start)).toISOString() };
}

/** The line of time with how much was written each day, and what plays and steps along it. */
export function GradeTape({ replay: { waktu, notable, playing } }: { replay: GradeReplaying }) {
  const t = useWords('gradeAudit');
  const { nomor, isPlaying, speed, goTo, play, setSpeed } = playing;
  const numbers = notable.map((it) => it.nomor);
  const [before, after] = [notableBefore(numbers, nomor), notableAfter(numbers, nomor)];
  return (
    <section className="panel grade-tape" aria-label={t('tape')}>
      <div className="player-row">
        <Button icon={<StepBackwardOutlined />} aria-label={t('before')} disabled={before === undefined} onClick={() => before !== undefined && goTo(before)} />
        <Button aria-label={`−1: ${t('back')}`} disabled={nomor === 0} onClick={() => goTo(nomor - 1)}>−1</Button>
        <Button type="primary" icon={isPlaying ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />} onClick={play}>{t(isPlaying ? 'pause' : 'play')}</Button>
        <Button aria-label={`+1: ${t('forward')}`} disabled={nomor >= waktu.length} onClick={() => goTo(nomor + 1)}>+1</Button>
        <Button icon={<StepForwardOutlined />} aria-label={t('after')} disabled={after === undefined} onClick={() => after !== undefined && goTo(after)} />
        <Segmented aria-label={t('speed')} value={speed} onChange={setSpeed} options={GRADE_SPEEDS.map((it) => ({ value: it as number, label: it === 86_400 ? t('day') : `${it}×` }))} />
        <span className="grade-keys"><kbd>←</kbd> <kbd>→</kbd> {t('keyEvent')} <kbd>Shift</kbd> {t('keyImportant')} <kbd>{t('space')}</kbd> {t('keyPlay')}</span>
      </div>
      <Track waktu={waktu} notable={notable} nomor={nomor} goTo={goTo} />
      <p className="grade-legend"><span><i className="grade-bar" /> {t('legendPast')}</span><span><i className="grade-pin" aria-hidden="true">!</i> {t('legendMark')}</span></p>
    </section>
  );
}

type TrackProps = { waktu: readonly string[]; notable: readonly Notable[]; nomor: number; goTo: (to: number) => void };

function Track({ waktu, notable, nomor, goTo }: TrackProps) {
  const t = useWords('gradeAudit');
  const line = useMemo(() => lineOf(waktu), [waktu]);
  const at = waktu[nomor - 1];
  const place = at ? line.placeOf(at) : 0;
  const follow = ({ currentTarget, clientX, buttons }: PointerEvent) => {
    if (!buttons) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    goTo(countBy(waktu, line.timeAt(Math.min(1, Math.max(0, (clientX - left) / width)))));
  };
  const told = at ? `${formatTanggal(new Date(at))} ${formatDetik(at)}` : t('start');
  const valueText = at ? `${t('place', { n: formatAngka(nomor), jumlah: formatAngka(waktu.length) })} ${told}` : t('start');
  return (
    <div className="grade-track">
      <Pins waktu={waktu} notable={notable} placeOf={line.placeOf} />
      <div className="grade-slider" role="slider" tabIndex={0} data-steps aria-label={t('slider')} aria-valuemin={0} aria-valuemax={waktu.length} aria-valuenow={nomor} aria-valuetext={valueText}
        onPointerDown={(event) => { event.currentTarget.setPointerCapture(event.pointerId); follow(event); }} onPointerMove={follow}>
        <Bars waktu={waktu} first={line.first} n={line.n} now={at} />
        <span className={place > 0.6 ? 'grade-head is-late' : 'grade-head'} style={{ insetInlineStart: `${place * 100}%` }}>{at && <b>{formatTanggal(new Date(at)).slice(0, -5)} {formatJam(at)}</b>}</span>
      </div>
      <Axis first={line.first} last={line.last} n={line.n} />
    </div>
  );
}

/** How many events there were each day: what is still to come is pale. */
function Bars({ waktu, first, n, now }: { waktu: readonly string[]; first: string; n: number; now: string | undefined }) {
  const days = useMemo(() => grouped(waktu, (at) => tanggalOf(new Date(at), clock.zone())), [waktu]);
  const most = Math.max(...[...days.values()].map((it) => it.length));
  const today = now && tanggalOf(new Date(now), clock.zone());
  return (
    <svg className="grade-hist" viewBox={`0 0 ${n} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => addDays(first, i)).map((day, i) => {
        const height = days.has(day) ? Math.max(3, ((days.get(day)?.length ?? 0) / most) * HEIGHT) : 0;
        return height > 0 && <rect key={day} x={i + 0.08} width={0.84} y={HEIGHT - height} height={height} className={today && day <= today ? 'is-past' : 'is-later'} />;
      })}
    </svg>
  );
}

/** One a day: locked where that is all, else how much was notable. */
function Pins({ waktu, notable, placeOf }: { waktu: readonly string[]; notable: readonly Notable[]; placeOf: (at: string) => number }) {
  const days = useMemo(() => [...grouped(notable, ({ nomor }) => tanggalOf(new Date(waktu[nomor - 1] as string), clock.zone())).entries()], [notable, waktu]);
  return days.map(([day, them]) => {
    const isLock = them.every((it) => it.isLock);
    return <span key={day} aria-hidden="true" className={isLock ? 'grade-pin is-lock' : 'grade-pin'} style={{ insetInlineStart: `${placeOf(waktu[(them[0] as Notable).nomor - 1] as string) * 100}%` }}>{isLock ? 'K' : them.length > 1 ? Math.min(them.length, 99) : '!'}</span>;
  });
}

function Axis({ first, last, n }: { first: string; last: string; n: number }) {
  if (n <= BY_MONTH) return <p className="grade-axis" aria-hidden="true"><span>{formatTanggal(first).slice(0, -5)}</span>{last !== first && <span className="is-end">{formatTanggal(last).slice(0, -5)}</span>}</p>;
  const months = Array.from({ length: n }, (_, i) => ({ i, day: addDays(first, i) })).filter(({ day }) => day.endsWith('-01'));
  return <p className="grade-axis" aria-hidden="true">{months.map(({ i, day }) => <span key={day} className="is-month" style={{ insetInlineStart: `${(i / n) * 100}%` }}>{formatBulan(day.slice(0, 7)).slice(0, 3)}</span>)}</p>;
}
