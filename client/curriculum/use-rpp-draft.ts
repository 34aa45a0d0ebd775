import { useCallback, useEffect, useRef, useState } from 'react';
import type { RincianRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import type { IsiRpp, NamaBagian } from '#contract/curriculum/rpp-parts';
import { ApiError } from '#client/kit/api';
import { recalled } from '#client/kit/recalled';
import { session } from '#client/kit/session';
import { useAction } from '#client/kit/view';
import { type Draft, EMPTY, rebased, resolved, sent, unsentIn, written } from '#client/curriculum/rpp-draft';

/** So long nobody types before it is sent. */
const QUIET_MS = 1_200;
const RETRY_MS = 5_000;
/** `refused`: the server has said why it does not take it. */
export type SaveState = { is: 'saved'; at: number | null } | { is: 'writing' | 'sending' | 'clash' } | { is: 'waiting'; isKept: boolean } | { is: 'refused'; why: ApiError };

/** What is written in a plan here: it is kept on the device as it is typed, sent when one rests, and brought together with what others write. */
export function useRppDraft(rincian: RincianRpp) {
  const { run } = useAction(api.change, { isQuiet: true });
  const place = `rpp ${session.get()?.user.id} ${rincian.id}`;
  const [draft, setDraft] = useState<Draft>(() => recalled<Draft>(place, 'mine', 'base') ?? EMPTY);
  const [state, setState] = useState<SaveState>({ is: 'saved', at: null });
  const [seen, setSeen] = useState({ revisi: rincian.revisi, isi: rincian.isi });
  const [clashes, setClashes] = useState<readonly NamaBagian[]>([]);
  const [attempt, setAttempt] = useState(0);
  const now = useRef({ draft, seen, isBusy: false, isKept: true });
  now.current = { ...now.current, draft, seen };

  const put = useCallback((next: Draft) => {
    now.current.draft = next;
    now.current.isKept = keep(place, next);
    setDraft(next);
  }, [place]);

  // What the server holds now, unless it is older than what was saved here.
  useEffect(() => {
    if (rincian.revisi < now.current.seen.revisi) return;
    const { draft: next, clashes: found } = rebased(now.current.draft, rincian.isi);
    if (next !== now.current.draft) put(next);
    setClashes(found);
    setSeen({ revisi: rincian.revisi, isi: rincian.isi });
  }, [rincian.revisi, rincian.isi, put]);

  const open = unsentIn(draft).filter((it) => !clashes.includes(it));
  const wanted = JSON.stringify(open.map((it) => draft.mine[it]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be sent stands for the draft, an attempt for one more
  useEffect(() => {
    if (!open.length) {
      if (clashes.length) setState({ is: 'clash' });
      return;
    }
    setState((it) => (it.is === 'waiting' || it.is === 'refused' ? it : { is: 'writing' }));
    const timer = setTimeout(() => void save(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [wanted, clashes, attempt]);

  const save = async () => {
    if (now.current.isBusy) return;
    const { draft: it } = now.current;
    const names = unsentIn(it).filter((name) => !clashes.includes(name));
    if (!names.length) return;
    const [parts, base] = [it.mine, it.base].map((of) => Object.fromEntries(names.map((name) => [name, of[name]])));
    now.current.isBusy = true;
    setState({ is: 'sending' });
    try {
      const { data } = await run({ id: rincian.id, dataRPP: { ...parts, sebelum: base as never } });
      setSeen((last) => ({ ...last, revisi: Math.max(last.revisi, data.revisi) }));
      now.current.seen = { ...now.current.seen, revisi: Math.max(now.current.seen.revisi, data.revisi) };
      put(sent(now.current.draft, parts as never));
      setState({ is: 'saved', at: Date.now() });
    } catch (error) {
      const why = error as ApiError;
      const isPassing = why.passing || why.status === 401 || why.status === 429 || why.code === 'CONFLICT';
      setState(isPassing ? { is: 'waiting', isKept: now.current.isKept } : { is: 'refused', why });
      if (isPassing) setTimeout(() => setAttempt((n) => n + 1), RETRY_MS);
    } finally {
      now.current.isBusy = false;
    }
  };

  useEffect(() => {
    const again = () => setAttempt((n) => n + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  const partOf = <N extends NamaBagian>(name: N): IsiRpp[N] => (name in draft.mine ? draft.mine[name] : seen.isi[name]) as IsiRpp[N];
  const write = <N extends NamaBagian>(name: N, value: IsiRpp[N]) => put(written(now.current.draft, name, value, now.current.seen.isi));
  const resolve = (name: NamaBagian, isMine: boolean) => {
    put(resolved(now.current.draft, name, isMine, now.current.seen.isi));
    setClashes((them) => them.filter((it) => it !== name));
  };
  return { partOf, write, state, clashes, theirs: seen.isi, mine: draft.mine, resolve, save, unsent: open.length + clashes.length };
}
export type RppDraft = ReturnType<typeof useRppDraft>;

/** Whether the device keeps it beyond this page. */
function keep(place: string, draft: Draft) {
  try {
    if (unsentIn(draft).length) localStorage.setItem(place, JSON.stringify(draft));
    else localStorage.removeItem(place);
    return true;
  } catch {
    return false;
  }
}
