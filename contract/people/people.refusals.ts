import { refusals } from '#contract/kit/refusal';

export const peopleRefusals = refusals({
  EMAIL_TAKEN: [409, 'E-mail ini sudah dipakai orang lain.', 'This e-mail address is already used by somebody else.'],
  PRINCIPAL_EXISTS: [409, 'Kepala sekolah saat ini adalah {nama}. Gantikan lebih dahulu.', 'The present principal is {nama}. Replace them first.'],
  LAST_ROLE: [409, 'Guru harus mempunyai sedikitnya satu peran.', 'A teacher needs at least one role.'],
});
