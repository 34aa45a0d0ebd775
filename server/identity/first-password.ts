import type { ModeSandiAwal, StatusSandi } from '#contract/identity/first-password';
import type { Settings } from '#contract/institution/institution';

const DAY_MS = 24 * 3_600_000;

/** `sisa_hari`: full days until the password is no longer enough, where that matters. */
export type Standing = { mustChange: boolean; isRestricted: boolean; isOver: boolean; sisa_hari: number | null };
type Held = { state: StatusSandi; expires_at: string | null };

/** What somebody may do with the password that they have (decision 069). */
export function standingOf(mode: ModeSandiAwal, { state, expires_at }: Held, now: number): Standing {
  const mustChange = state !== 'user_set';
  if (!mustChange || mode === 'legacy') return { mustChange, isRestricted: false, isOver: false, sisa_hari: null };
  const left = expires_at === null ? null : Date.parse(expires_at) - now;
  const isExpired = left !== null && left <= 0;
  const sisa_hari = left === null ? null : Math.max(0, Math.ceil(left / DAY_MS));
  return { mustChange, isRestricted: mode === 'enforced' || isExpired, isOver: mode === 'enforced' && isExpired, sisa_hari };
}

/** A school that has not chosen is on the safe side. */
export const modeOf = (settings: Settings) => settings.mode_kata_sandi_awal;
