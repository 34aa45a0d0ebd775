import type { IsiBuku } from '#contract/grading/gradebook.api';

/** Whose report has words of the teacher's own in this subject. */
export const inOwnWords = ({ murid }: Pick<IsiBuku, 'murid'>) => murid.filter(({ deskripsi }) => deskripsi.some(({ teks }) => teks !== null));
