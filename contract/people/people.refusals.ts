import { refusals } from '#contract/kit/refusal';

export const peopleRefusals = refusals({
  EMAIL_TAKEN: [409, 'E-mail sudah terdaftar.', 'This e-mail address is already used by somebody else.'],
  PRINCIPAL_EXISTS: [409, '{nama} adalah kepala sekolah saat ini. Gantikan lebih dahulu.', '{nama} is the present principal. Replace them first.'],
  LAST_ROLE: [409, 'Guru harus mempunyai sedikitnya satu peran.', 'A teacher needs at least one role.'],
  SUBJECT_MISSING: [422, '{label} wajib diisi.', 'Who teaches subjects needs at least one.'],
  ROLE_OF_CLASS: [409, 'Peran ini ikut dari kelas {kelas}. Ganti wali kelasnya di kelas itu.', 'This role comes with class {kelas}. Change the homeroom teacher of that class.'],
  NOT_ONESELF: [409, 'Akun Anda sendiri tidak dapat dihapus. Minta admin lain melakukannya.', 'You cannot delete yourself. Ask another admin to do it.'],
  NO_SUCH_CLASS: [422, 'Kelas ini tidak ada di tahun ajaran aktif.', 'There is no such class in the active school year.'],
  YEAR_TOO_LATE: [422, 'Tahun masuk paling lambat tahun depan.', 'The year of entry is at the latest the next year.'],
  RESTRICTED: [409, 'Pemrosesan data murid ini dibatasi atas permintaannya. Admin dapat mencabut pembatasan itu.', 'The processing of this student’s data is restricted at their request. The admin can lift the restriction.'],
});
