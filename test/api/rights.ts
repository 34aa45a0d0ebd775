import type { Endpoint } from '#contract/kit/endpoint';
import '#server/app.module';
import { statedIn } from '#test/api/stated';
import type { School } from '#test/kit/school';
import type { Kelas, Who } from '#test/kit/school-data';

/** Who may ask a line about the things of 7A (Budi's lessons, the class of the homeroom teacher of A) and about those of 7B. */
export type Right = {
  endpoint: Endpoint<any, any>; input: (school: School, kelas: Kelas) => object; may: 'public' | 'user' | Record<Kelas, string>;
  /** What whoever may is told where this cannot come to pass. */
  told?: number;
};

/** The `RIGHTS` of every `*-rights.ts` and `*-probes.ts`: written by hand after domain A.3 and the tables' access column, never from what the contract allows. */
export const RIGHTS: Right[] = (await statedIn()).flatMap((it) => it.RIGHTS ?? []);

/** What they are tried on. */
export async function furnishForRights(school: School) {
  for (const it of await statedIn()) await it.furnish?.(school);
}

/** Allowed, whether or not it could be done. */
export const wentIn = ({ told }: Right, status: number) => [200, 409, told].includes(status);

export const isAllowed = ({ may }: Right, who: Who | 'publik', kelas: Kelas) =>
  may === 'public' || (who !== 'publik' && (may === 'user' || may[kelas]?.split(' ').includes(who) === true));
