import { PEMERIKSA, type Pemeriksa, type TipeRapor } from '#contract/report-card/report';

/** The words that somebody may give for a class: as its homeroom teacher where it is theirs, and by each of their offices; in the middle of a semester the first alone is needed. */
export const wordsOf = (roles: readonly string[], isOwn: boolean, type: TipeRapor): Pemeriksa[] =>
  PEMERIKSA.filter((it) => (it === 'waliKelas' ? isOwn : type === 'akhir_semester' && roles.includes(it)));
