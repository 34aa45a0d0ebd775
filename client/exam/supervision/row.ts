import type { BarisPengawasan } from '#contract/exam/supervision';

/** One participant of a room, as it stands now. */
export type Row = BarisPengawasan;

/** Did not come, by the supervisor's word or, when it is over, by the clock's. */
export const isAway = ({ status, status_kehadiran }: Row) => (status_kehadiran === null ? status === 'tidak_hadir' : status_kehadiran !== 'Hadir');
