import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

/** Everything that is kept about a person was given out; to whom is who did it. */
export const PersonDataGivenOut = event('PersonDataGivenOut', { id_orang: Id });
