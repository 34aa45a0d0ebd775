import { refusals } from '#contract/kit/refusal';

export const identityRefusals = refusals({
  INVALID_PASSWORD: [401, 'INVALID_PASSWORD', 'INVALID_PASSWORD'],
  NIS_NOT_FOUND: [404, 'NIS_NOT_FOUND', 'NIS_NOT_FOUND'],
  USERNAME_TAKEN: [409, 'NIS/NIK/nama pengguna ini sudah dipakai.', 'This NIS/NIK/user name is already taken.'],
  WEAK_PASSWORD: [422, 'Kata sandi terlalu lemah: minimal 8 karakter, memuat huruf dan angka, dan bukan kata sandi umum.', 'The password is too weak: at least 8 characters with a letter and a digit, and not a common one.'],
  SETUP_CLOSED: [404, 'Penyiapan awal sudah selesai.', 'The first set-up is already done.'],
  SETUP_CODE_WRONG: [403, 'Kode penyiapan salah. Lihat kode di layar server.', 'The set-up code is wrong. It is shown on the server’s screen.'],
});
