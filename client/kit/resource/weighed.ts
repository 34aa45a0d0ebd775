import type { Reasoned } from '#contract/kit/reasoned';
import type { Resource } from '#contract/kit/resource';
import type { Row } from '#client/kit/resource/cell';
import type { Saving } from '#client/kit/resource/saving';

/** Why a change is not made yet: what it would bring about is being counted, or something is to be said of it first. */
export type Wait = { isCounting: boolean; why: string };
/** What is said of a change goes with it; it is not made for as long as it has to wait. */
export type Said = { beside: Reasoned; wait?: Wait | undefined };
export const UNSAID: Said = { beside: {} };
/** What is weighed before a row is saved, or without a form before it goes. */
export type Weighed = { resource: Resource; row?: Row | undefined; saving?: Saving | undefined; onSaid: (it: Said) => void };

/** The button that makes a change, for as long as that has to wait. */
export const heldBy = (wait: Wait | undefined) => (wait ? { disabled: true, loading: wait.isCounting, title: wait.why } : {});
