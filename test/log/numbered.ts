import { z } from 'zod';
import { event } from '#contract/kit/event';

/** A fact that says no more than its number. */
export const TestNumbered = event('TestNumbered', { n: z.int() });
