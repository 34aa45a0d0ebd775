import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

/** The keys of a person for these categories are destroyed: whatever stands in the log under them is unknown from here on. */
export const PersonErased = event('PersonErased', { id_orang: Id, kategori: z.array(z.string()) });
