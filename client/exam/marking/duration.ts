import { twoDecimals } from '#contract/exam/scoring';
import { formatDurasi, formatLama } from '#client/kit/number';

/** A span of seconds, from a minute on in whole minutes. */
export const lamaOf = (seconds: number) => (seconds < 60 ? formatDurasi(seconds) : formatLama(Math.round(seconds / 60)));
/** The same to be reckoned with. */
export const minutesOf = ({ lama }: { lama: number | null }) => (lama === null ? null : twoDecimals(lama / 60));
