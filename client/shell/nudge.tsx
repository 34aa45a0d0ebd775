import type { NavigateFunction } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { planning } from '#contract/lesson/planning.api';
import { call } from '#client/kit/api';
import { useTelling as telling } from '#client/kit/telling';
import { clock } from '#client/kit/time';
import { wordsOf } from '#client/kit/words';
import '#client/shell/shell.words';

/** A lesson that somebody was reminded of: when, and by whom. */
type Nudge = { id_sesi: string; kelas: string; posisi: number; mapel: string; dikirim: string; oleh: string | null };
export type NudgeKind = 'register' | 'plan';

/** What is older is for the home to show. */
const FRESH_MS = 60_000;
const KINDS = {
  /** `at` is where it stands by itself, in sight: on a phone the home begins with other things. */
  register: { at: null, asked: () => call(attendance.reminders, {}), what: 'nudgedRegister', verb: 'fillIn', to: (id: string) => `/teacher/schedule/${id}` },
  plan: { at: '/teacher/planning', asked: () => call(planning.reminders, {}), what: 'nudgedPlan', verb: 'plan', to: (id: string) => `/teacher/schedule/${id}/edit` },
} as const;
const seen = new Set<string>();

/** Tells what somebody was reminded of just now, each once. */
export async function tellNudges(kind: NudgeKind, go: NavigateFunction) {
  const { at, asked, what, verb, to } = KINDS[kind];
  const { data }: { data: readonly Nudge[] } = await asked();
  for (const it of data.filter((one) => clock.now().getTime() - Date.parse(one.dikirim) < FRESH_MS)) tell(it);

  function tell({ id_sesi, dikirim, oleh, kelas, posisi, mapel }: Nudge) {
    const [key, t, { info, destroy }] = [`${kind} ${id_sesi} ${dikirim}`, wordsOf('shell'), telling()];
    if (seen.has(key)) return;
    seen.add(key);
    if (location.pathname === at) return;
    const follow = () => {
      destroy(key);
      void go(to(id_sesi));
    };
    info({ key, duration: 0, title: t(what, { kelas, posisi, mapel }), description: oleh && t('nudgedBy', { oleh }), actions: <button type="button" className="btn is-small" onClick={follow}>{t(verb)}</button> });
  }
}
