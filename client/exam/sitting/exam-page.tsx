import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Absence, absence } from '#client/exam/sitting/absence';
import { BriefPage } from '#client/exam/sitting/brief';
import { Exam, type Paper } from '#client/exam/sitting/exam';
import { begin, type Desk, leaveFor, lookedAgain, openDesk, prefetched, tellReadiness, Unopened } from '#client/exam/sitting/opening';
import { pauseAfter } from '#client/exam/sitting/lines';
import { Receipt } from '#client/exam/sitting/receipt';
import type { Sitting } from '#client/exam/sitting/taking';
import { watched } from '#client/exam/sitting/watched';
import { loginPath } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/exam/sitting/exam-page.words';
import '#client/exam/sitting/exam.css';

type View = { desk?: Desk; open?: { sitting: Sitting; paper: Paper }; fault?: { status: number; message: string }; isBeginning?: boolean; isWaiting?: boolean; refusal?: string | null };

/** A page that says why it is locked asks so often (ms) whether it still is. */
const LOOK_MS = 5_000;
/** No answer at all, or none for now. */
const mayPass = (status: number) => status === 0 || status === 429 || status >= 500;

/** An exam from its first look to its receipt; it leaves the app behind, and never waits for what it does not need. */
export function ExamPage({ id, crest }: { id: string; crest: ReactNode }) {
  const t = useWords('sitting');
  const [view, setView] = useState<View>({});
  const [paper, setPaper] = useState<'coming' | 'here' | 'none'>('coming');
  const locked = useRef<Promise<ArrayBuffer | null> | null>(null);

  const failures = useRef(0);
  const look = useCallback(async () => {
    try {
      const desk = await openDesk(id);
      failures.current = 0;
      setView({ desk });
      if (desk.ended) return;
      if (desk.standing.status === 'belum_mulai') void tellReadiness(desk);
      locked.current = prefetched(desk);
      setPaper((await locked.current) ? 'here' : 'none');
    } catch (error) {
      setView({ fault: error instanceof Unopened ? error : { status: 0, message: '' } });
    }
  }, [id]);
  const looking = useRef<Promise<void> | null>(null);
  /** One at a time: a second answer would take the exam away from whoever began with the first. */
  const open = useCallback(() => {
    looking.current ??= look().finally(() => {
      looking.current = null;
    });
    return looking.current;
  }, [look]);
  const isGone = useRef(false);
  const away = useRef<Absence | null>(null);
  useEffect(() => {
    isGone.current = false;
    const own = absence();
    away.current = own;
    return () => {
      isGone.current = true;
      own.stop();
    };
  }, []);
  useEffect(() => void open(), [open]);
  // Whoever finds no server, or a busy one, has not come in vain: it is asked again until it answers.
  useEffect(() => {
    if (!view.fault || !mayPass(view.fault.status)) return;
    const timer = setTimeout(open, pauseAfter(++failures.current));
    addEventListener('online', open);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', open);
    };
  }, [view.fault, open]);
  const held = !view.open && view.desk?.standing.isLocked ? view.desk : undefined;
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => void lookedAgain(held).then((desk) => (desk.standing.status === 'selesai' ? open() : setView((it) => (it.desk === held && !it.open ? { ...it, desk: { ...desk } } : it)))), LOOK_MS);
    return () => clearTimeout(timer);
  }, [held, open]);
  // A receipt, too: what is over may be opened again.
  const sitting = view.open?.sitting ?? view.desk?.ended;
  useEffect(() => (sitting ? watched(sitting, id) : undefined), [sitting, id]);

  function again() {
    setView({});
    return open();
  }

  async function start(desk: Desk, token: string): Promise<void> {
    setView({ desk, isBeginning: true });
    try {
      const opened = await begin(desk, { token, locked: await (locked.current ?? null), away: away.current });
      localStorage.setItem('isOnExam', 'true');
      setView({ desk, open: opened });
    } catch (error) {
      const { status, message, code } = error instanceof Unopened ? error : { status: 0, message: '', code: '' };
      if (code === 'DEVICE_NOT_ALLOWED') return awaitLeave(desk, token, message);
      // It may stand differently by now: voided, begun elsewhere, over.
      const now = status ? await openDesk(id).catch(() => desk) : desk;
      setView({ desk: now, refusal: status ? message : t('unreached') });
    }
  }

  /** Another device has it, and somebody has to allow this one: once they do, it goes on by itself. */
  async function awaitLeave(desk: Desk, token: string, message: string): Promise<void> {
    setView({ desk, isWaiting: true });
    const izin = await leaveFor(desk, () => isGone.current);
    if (izin === 'diizinkan') return start(desk, token);
    if (!isGone.current) setView({ desk, refusal: izin === 'ditolak' ? t('leaveRefused') : message });
  }

  if (view.open) return <Exam {...view.open} crest={crest} />;
  if (view.desk?.ended) return <Receipt sitting={view.desk.ended} judul={view.desk.brief.judul} total={view.desk.brief.jumlah_soal} />;
  if (view.desk) return <BriefPage desk={view.desk} paper={paper} isBeginning={view.isBeginning ?? false} isWaiting={view.isWaiting ?? false} refusal={view.refusal ?? null} onBegin={(token) => void start(view.desk as Desk, token)} />;
  if (view.fault) {
    return (
      <main className="brief">
        <h1>{t('title')}</h1>
        <p className="brief-refusal" role="alert">{view.fault.status === 401 ? t('signedOut') : view.fault.status ? view.fault.message : t('unreached')}</p>
        <form>{view.fault.status === 401 && <a className="btn is-large" href={loginPath(location)}>{t('signIn')}</a>}<button type="button" className="btn is-main is-large" onClick={() => void again()}>{t('retry')}</button><a className="btn is-large" href="/student/cbt">{t('back')}</a></form>
      </main>
    );
  }
  return <main className="brief"><h1>{t('title')}</h1><p role="status">{t('loading')}</p></main>;
}
