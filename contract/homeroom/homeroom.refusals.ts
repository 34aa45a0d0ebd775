import { refusals } from '#contract/kit/refusal';

export const homeroomRefusals = refusals({
  NO_CLASS: [422, 'Sebutkan kelasnya: Anda bukan wali kelas pada semester ini.', 'Name a class: you lead none in this semester.'],
  NO_MONTH: [422, 'Bulan itu di luar semester yang berjalan.', 'That month is outside the running semester.'],
});
