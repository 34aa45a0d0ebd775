import { refusals } from '#contract/kit/refusal';

export const passingIntervalRefusals = refusals({
  KKM_TAKEN: [409, 'KKM sudah terdaftar.', 'There are intervals for this passing grade already.'],
  FIXED_BOUND: [422, 'Batas ini tetap: C mulai dari KKM, D di bawahnya, A berakhir di 100.', 'This bound is fixed: C begins at the passing grade, D lies below, A ends at 100.'],
  FIXED_INTERVAL: [422, 'KKM dan predikat sebuah interval tetap. Buat interval untuk KKM yang lain.', 'The passing grade and the predicate of an interval are fixed. Make intervals for the other passing grade.'],
  NOT_CONTIGUOUS: [422, 'Setiap predikat harus memuat paling sedikit satu nilai.', 'Every predicate needs at least one grade.'],
});
