import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#client/exam/sitting/icon';
import { tallyOf } from '#client/exam/sitting/sheet';
import type { Taking } from '#client/exam/sitting/standing';
import type { Sitting } from '#client/exam/sitting/taking';
import { useSession } from '#client/kit/session';
import { formatDetik, formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Props = { sitting: Sitting; taking: Taking; judul: string; ruang: string | null; total: number; crest: ReactNode; onMap(): void };

/** Whose exam it is, how long it lasts, and where the answers are. */
export function ExamHead({ sitting, taking, judul, ruang, total, crest, onMap }: Props) {
  const t = useWords('sitting');
  const nama = useSession()?.user.nama ?? '';
  const { diServer, diPerangkat, terjawab } = tallyOf(taking.sheet);
  return (
    <header className="bar-x">
      <span className="bar-id">{crest}<span><b>{judul}</b><small>{[nama, ruang].filter(Boolean).join(' · ')}</small></span></span>
      <TimeLeft sitting={sitting} deadlineAt={taking.deadlineAt} isPaused={taking.phase === 'terkunci' && taking.jeda} since={taking.terkunciSejak} />
      <div className={diPerangkat ? 'save is-waiting' : 'save'} role="status">
        <Icon of={diPerangkat ? 'cloud' : 'check'} />
        <span><b className="n"><span>{t('onServer', { n: diServer })}</span>{diPerangkat > 0 && <span className="on-device">{t('onDevice', { n: diPerangkat })}</span>}</b><small>{taking.savedAt ? t('sent', { at: formatDetik(new Date(taking.savedAt)) }) : t(diPerangkat ? 'notYetSent' : 'allSent')}</small></span>
      </div>
      <button type="button" className="btn map-button" aria-label={t('mapButton', { n: terjawab, total })} onClick={onMap}><Icon of="map" /><b className="n">{terjawab}/{total}</b></button>
    </header>
  );
}

function TimeLeft({ sitting, deadlineAt, isPaused, since }: { sitting: Sitting; deadlineAt: string; isPaused: boolean; since: string | null }) {
  const t = useWords('sitting');
  const still = useStill(useLeft(sitting, deadlineAt), isPaused);
  // A page that is opened while it is paused has not seen what was left then.
  const left = isPaused && since ? Math.max(0, Date.parse(deadlineAt) - Date.parse(since)) : still;
  const spoken = left <= 60_000 ? t('announceOne') : left <= 300_000 ? t('announceFive') : '';
  return (
    <div className={left <= 300_000 ? 'time is-short' : 'time'} role="timer">
      <b className="n">{clockOf(left)}</b>
      <small>{isPaused ? t('timePaused') : <>{t('left')}<span className="wide-only"> · {t('until', { at: formatJam(deadlineAt) })}</span></>}</small>
      <span className="visually-hidden" role="status">{spoken}</span>
    </div>
  );
}

/** Stands still as long as it should. */
function useStill(value: number, isStill: boolean) {
  const last = useRef(value);
  if (!isStill) last.current = value;
  return last.current;
}

/** Painted with each second; the last ones send what waits. */
export function useLeft(sitting: Sitting, deadlineAt: string) {
  const [left, setLeft] = useState(() => sitting.clock.left(deadlineAt));
  const told = useRef(new Set<number>());
  useEffect(() => {
    told.current.clear();
    const tick = () => {
      const now = sitting.clock.left(deadlineAt);
      setLeft(now);
      for (const last of [5_000, 0]) if (now <= last && !told.current.has(last)) {
        told.current.add(last);
        if (last === 0) sitting.timeIsUp();
        else sitting.flush();
      }
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [sitting, deadlineAt]);
  return left;
}

function clockOf(ms: number) {
  const seconds = Math.ceil(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map((it, i) => (i ? String(it).padStart(2, '0') : String(it))).join(':');
}
