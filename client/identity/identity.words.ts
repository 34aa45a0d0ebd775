import { registerWords } from '#client/kit/words';

const id = {
  login: 'Masuk',
  username: 'NIS / NIK / nama pengguna',
  password: 'Kata sandi',
  show: 'Tampilkan kata sandi',
  hide: 'Sembunyikan kata sandi',
  enter: 'Masuk',
  entering: 'Memeriksa…',
  requiredUsername: 'NIS / NIK / nama pengguna wajib diisi, minimal 3 karakter.',
  requiredPassword: 'Kata sandi wajib diisi.',
  wrong: 'Kata sandi salah. Percobaan ke-{{n}}.',
  unknown: 'NIS/NIK tidak ditemukan. Silakan coba lagi.',
  blocked: 'Terlalu banyak percobaan. Akun diblokir sementara, coba lagi {{menit}} menit lagi.',
  unreachable: 'Server tidak dapat dihubungi. Periksa koneksi, lalu coba lagi.',
  failed: 'Belum berhasil',
  setup: 'Penyiapan Awal',
  setupIntro: 'Beri nama sekolah dan buat akun administratornya. Kode penyiapan tampil di layar server.',
  setupClosed: 'Penyiapan awal sudah selesai. Silakan masuk.',
  setupDone: 'Akun administrator sudah dibuat. Masuk dengan nama pengguna admin.',
  kode: 'Kode penyiapan',
  nama: 'Nama sekolah',
  newPassword: 'Kata sandi baru',
  passwordHint: 'Minimal 8 karakter, memuat huruf dan angka.',
  create: 'Buat akun administrator',
  creating: 'Menyimpan…',
  toLogin: 'Ke halaman masuk',
  language: 'English',
};
const en: typeof id = {
  login: 'Log in',
  username: 'NIS / NIK / user name',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  enter: 'Log in',
  entering: 'Checking…',
  requiredUsername: 'Enter your NIS / NIK / user name, at least 3 characters.',
  requiredPassword: 'Enter your password.',
  wrong: 'The password is wrong. Attempt {{n}}.',
  unknown: 'This NIS/NIK does not exist. Please try again.',
  blocked: 'Too many attempts. The account is blocked for now; try again in {{menit}} minutes.',
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  failed: 'Not done yet',
  setup: 'First Set-up',
  setupIntro: 'Name the school and create its administrator account. The set-up code is shown on the server’s screen.',
  setupClosed: 'The first set-up is already done. Please log in.',
  setupDone: 'The administrator account has been created. Log in with the user name admin.',
  kode: 'Set-up code',
  nama: 'Name of the school',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters with a letter and a digit.',
  create: 'Create the administrator account',
  creating: 'Saving…',
  toLogin: 'To the login',
  language: 'Bahasa Indonesia',
};

export const words = { id, en };
registerWords('identity', words);
declare module '#client/kit/words' {
  interface Words {
    identity: typeof id;
  }
}
