import { twoDecimals } from '#contract/exam/scoring';
import { formatLama } from '#client/kit/number';

/** A span of seconds as people say it; under a minute it is said as `short`. */
export const lamaOf = (seconds: number, short: string) => (seconds < 60 ? short : formatLama(Math.round(seconds / 60)));
/** The same to be reckoned with. */
export const minutesOf = ({ lama }: { lama: number | null }) => (lama === null ? null : twoDecimals(lama / 60));
