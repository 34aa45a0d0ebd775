import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import { peopleRefusals } from '#contract/people/people.refusals';
import type { Claim } from '#server/kit/deciding/decider';
import type { Uses } from '#projections/people/people.query';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';

type Known = { nama: string | null; email: string | null };

/** What nobody else may sign in with or be reached at. Of whoever was forgotten nobody knows it any more, so it stays taken. */
export function claimsOf(person: Known, field: 'nik' | 'nis', login: string | null): Claim[] {
  const email: Claim = { kind: 'email', value: person.email?.toLowerCase() ?? null, field: 'email', taken: peopleRefusals.EMAIL_TAKEN };
  const isForgotten = person.nama === null;
  return [{ kind: 'login', value: login?.toLowerCase() ?? null, field, taken: identityRefusals.USERNAME_TAKEN }, ...(person.email || isForgotten ? [email] : [])];
}

/** Those of the wished fields that a person has, over what they are; nothing where that is no change. */
export function corrected<P extends Record<string, unknown>>(person: P, wish: Record<string, unknown>): P | undefined {
  const changed = Object.keys(person).filter((name) => wish[name] !== undefined && wish[name] !== person[name]);
  return changed.length ? { ...person, ...Object.fromEntries(changed.map((name) => [name, wish[name]])) } : undefined;
}

/** Nobody is changed who is not there, or not any more. */
export function present<P>({ person, isGone }: { person: P | null; isGone: boolean }): P {
  refuseUnless(person && !isGone, common.NOT_FOUND);
  return person;
}

/** Whoever others refer to stays: names the tables, and of classes and lessons which. */
export function refuseIfUsed(uses: Uses | undefined) {
  refuseUnless(!uses?.tempat.length, common.IN_USE, { tempat: uses?.tempat.join(', ') ?? '', nama: uses?.nama.join(', ') ?? '' });
}

/** Nobody is enrolled for years to come (domain A.2). */
export function refuseLateYear(tahun_masuk: number | undefined, now: Date) {
  const late = peopleRefusals.YEAR_TOO_LATE;
  if (tahun_masuk !== undefined && tahun_masuk > now.getUTCFullYear() + 1) throw new Refused(late, {}, { tahun_masuk: late });
}
