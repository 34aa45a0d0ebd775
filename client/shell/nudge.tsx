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
  register: { at: null, asked: () => call(attendance.reminders, {}), what: 'nudgedRegister', many: 'nudgedRegisters', verb: 'fillIn', to: (id: string) => `/teacher/schedule/${id}` },
  plan: { at: '/teacher/planning', asked: () => call(planning.reminders, {}), what: 'nudgedPlan', many: 'nudgedPlans', verb: 'plan', to: (id: string) => `/teacher/schedule/${id}/edit` },
} as const;
const seen = new Set<string>();

/** Tells what somebody was reminded of just now, each once, and what comes together in one. */
export async function tellNudges(kind: NudgeKind, go: NavigateFunction) {
  const { at, asked, what, many, verb, to } = KINDS[kind];
  const { data }: { data: readonly Nudge[] } = await asked();
  const keyOf = ({ id_sesi, dikirim }: Nudge) => `${kind} ${id_sesi} ${dikirim}`;
  const fresh = data.filter((it) => clock.now().getTime() - Date.parse(it.dikirim) < FRESH_MS && !seen.has(keyOf(it)));
  for (const it of fresh) seen.add(keyOf(it));
  const [first] = fresh;
  if (!first || location.pathname === at) return;
  const [key, t, { info, destroy }] = [keyOf(first), wordsOf('shell'), telling()];
  const { id_sesi, oleh, kelas, posisi, mapel } = first;
  const follow = () => {
    destroy(key);
    void go(to(id_sesi));
  };
  const title = fresh.length === 1 ? t(what, { kelas, posisi, mapel }) : t(many, { count: fresh.length, daftar: fresh.map((it) => t('nudgedAt', { kelas: it.kelas, posisi: it.posisi })).join(', ') });
  info({ key, duration: 0, title, description: oleh && t('nudgedBy', { oleh }), actions: <button type="button" className="btn is-small" onClick={follow}>{t(verb)}</button> });
}
