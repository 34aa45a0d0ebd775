import { refusals } from '#contract/kit/refusal';

export const identityRefusals = refusals({
  INVALID_PASSWORD: [401, 'INVALID_PASSWORD', 'INVALID_PASSWORD'],
  NIS_NOT_FOUND: [404, 'NIS_NOT_FOUND', 'NIS_NOT_FOUND'],
  USERNAME_TAKEN: [409, '{label} sudah terdaftar.', '{label} is already taken.'],
  EMAIL_TAKEN: [409, 'E-mail sudah terdaftar.', 'This e-mail address is already used by somebody else.'],
  WEAK_PASSWORD: [422, 'Kata sandi terlalu lemah: minimal 8 karakter, memuat huruf dan angka, dan bukan kata sandi umum.', 'The password is too weak: at least 8 characters with a letter and a digit, and not a common one.'],
  SAME_PASSWORD: [422, 'Kata sandi baru sama dengan yang lama.', 'The new password is the same as the old one.'],
  OLD_PASSWORD_WRONG: [422, 'Kata sandi lama salah.', 'The present password is wrong.'],
  INITIAL_PASSWORD_EXPIRED: [403, 'Kata sandi awal sudah kedaluwarsa. Minta admin sekolah mengaturnya ulang.', 'The first password has expired. Ask the school’s admin for a new one.'],
  ACCOUNT_BLOCKED: [403, 'Akun ini diblokir. Hubungi admin sekolah.', 'This account is blocked. Please speak to the school’s admin.'],
  LINK_INVALID: [410, 'Tautan ini tidak berlaku lagi. Minta tautan baru.', 'This link is no longer valid. Ask for a new one.'],
  NOT_LIFTABLE: [409, 'Blokir ini tidak dapat dibuka di sini.', 'This block cannot be lifted here.'],
  NOT_THE_ADMIN: [409, 'Akun admin dan akun Anda sendiri tidak dapat diblokir atau dihapus.', 'The admin’s account and your own cannot be blocked or deleted.'],
  NO_EMAIL: [409, 'Belum ada alamat e-mail untuk diverifikasi.', 'There is no e-mail address to verify yet.'],
  SETUP_CLOSED: [404, 'Penyiapan awal sudah selesai.', 'The first set-up is already done.'],
  SETUP_CODE_WRONG: [403, 'Kode penyiapan salah. Lihat kode di layar server.', 'The set-up code is wrong. It is shown on the server’s screen.'],
});
