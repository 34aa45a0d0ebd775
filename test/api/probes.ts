import type { Response } from 'supertest';
import '#server/app.module';
import type { School } from '#test/kit/school';
import { statedIn } from '#test/api/stated';

/** Brings about what a call needs, makes the call, sees that it did what it is for, and answers what it was told. */
export type Probe = (school: School) => Promise<Response[]>;
export type Probes = Record<string, Probe>;

/** The `PROBES` of every `*-probes.ts`, by the names of their endpoints: those of a file share a school. */
export const PROBES: Probes[] = (await statedIn()).flatMap((it) => (it.PROBES ? [it.PROBES] : []));
