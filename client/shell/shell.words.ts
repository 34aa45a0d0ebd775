import { registerWords } from '#client/kit/words';

const id = {
  menu: 'Menu utama',
  openMenu: 'Buka menu',
  collapseMenu: 'Ciutkan menu',
  expandMenu: 'Lebarkan menu',
  skip: 'Langsung ke isi',
  logout: 'Keluar',
  demoClock: 'Sekolah demo. Di sini pukul {{jam}} {{zona}}, {{tanggal}}.',
  TOKEN_EXPIRED: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  TOKEN_UNMATCH: 'Akun Anda digunakan di perangkat lain. Silakan masuk kembali.',
  loginAgain: 'Masuk',
  accountOf: 'Akun {{nama}}',
  account: 'Akun Saya',
  find: 'Cari murid, guru, halaman…',
  crumbs: 'Jejak halaman',
  more: 'Lainnya',
  tabs: 'Menu bawah',
  week: 'Minggu {{nomor}}',
  demoOn: 'Demo · {{tanggal}}',
  privacy: 'Privasi & Data Saya',
  shortcuts: 'Bantuan dan pintasan',
  findKey: 'Cari apa saja',
  goKey: 'Buka {{halaman}}',
  ofClass: '{{judul}} {{kelas}}',
};
const en: typeof id = {
  menu: 'Main menu',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  skip: 'Skip to content',
  logout: 'Log out',
  demoClock: 'Demo school. Here it is {{jam}} {{zona}}, {{tanggal}}.',
  TOKEN_EXPIRED: 'Your session has ended. Please log in again.',
  TOKEN_UNMATCH: 'Your account is in use on another device. Please log in again.',
  loginAgain: 'Log in',
  accountOf: 'Account {{nama}}',
  account: 'My Account',
  find: 'Find people, pages…',
  crumbs: 'Breadcrumbs',
  more: 'More',
  tabs: 'Bottom menu',
  week: 'Week {{nomor}}',
  demoOn: 'Demo · {{tanggal}}',
  privacy: 'Privacy & My Data',
  shortcuts: 'Help and shortcuts',
  findKey: 'Find anything',
  goKey: 'Open {{halaman}}',
  ofClass: '{{judul}} {{kelas}}',
};

export const words = { id, en };
registerWords('shell', words);
declare module '#client/kit/words' {
  interface Words {
    shell: typeof id;
  }
}
