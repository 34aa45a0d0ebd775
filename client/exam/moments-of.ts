import { TOKEN_SEBELUM_MS } from '#contract/exam/protocol';

/** When what is told of an exam becomes something else by itself: its token is shown and turns, it begins and closes. */
export const momentsOf = ({ mulai, tutup, token }: { mulai: string; tutup: string; token: { sampai: string } | null }) => [Date.parse(mulai) - TOKEN_SEBELUM_MS, mulai, tutup, token?.sampai];
