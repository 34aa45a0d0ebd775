import type { Response } from 'supertest';
import '#server/app.module';
import type { School } from '#test/kit/school';
import { statedIn } from '#test/api/stated';

/** Brings about what a call needs, makes the call, sees that it did what it is for, and answers what it was told. */
export type Probe = (school: School) => Promise<Response[]>;
export type Probes = Record<string, Probe>;

/** The `PROBES` of every `*-probes.ts`, by the names of their endpoints. */
export const PROBES: Probes = Object.assign({}, ...(await statedIn()).map((it) => it.PROBES ?? {}));
