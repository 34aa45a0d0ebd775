import type { Reasoned } from '#contract/kit/reasoned';
import type { Resource } from '#contract/kit/resource';
import type { Row } from '#client/kit/resource/cell';
import type { Saving } from '#client/kit/resource/saving';

/** What is weighed before a row is saved, or without a form before it goes; what is said of it goes with the change. */
export type Weighed = { resource: Resource; row?: Row | undefined; saving?: Saving | undefined; onSaid: (it: Reasoned) => void };
