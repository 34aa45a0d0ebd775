import { registerWords } from '#client/kit/words';

const id = {
  menu: 'Menu utama',
  openMenu: 'Buka menu',
  collapseMenu: 'Ciutkan menu',
  expandMenu: 'Lebarkan menu',
  skip: 'Langsung ke isi',
  logout: 'Keluar', logoutStill: 'Tetap keluar', stay: 'Batal',
  unsent_one: '{{count}} perubahan presensi belum terkirim', unsent_other: '{{count}} perubahan presensi belum terkirim',
  unsentKept: 'Tersimpan di perangkat ini dan dikirim saat Anda masuk lagi di sini. Sampai saat itu orang lain belum melihatnya.', unsentLost: 'Perangkat ini tidak menyimpannya: bila keluar sekarang, perubahan itu hilang.',
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
  newVersion: 'Versi baru tersedia',
  newVersionAbout: 'Selesaikan dulu yang sedang Anda kerjakan, lalu muat ulang.',
  renew: 'Muat ulang',
  unopened: 'Pelita belum dapat dibuka',
  unopenedAbout: 'Sebagian berkasnya belum ada di perangkat ini. Sambungkan ke internet, lalu muat ulang.',
};
const en: typeof id = {
  menu: 'Main menu',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  skip: 'Skip to content',
  logout: 'Log out', logoutStill: 'Log out anyway', stay: 'Cancel',
  unsent_one: '{{count}} attendance mark is not sent yet', unsent_other: '{{count}} attendance marks are not sent yet',
  unsentKept: 'They are kept on this device and sent when you sign in here again. Until then nobody else sees them.', unsentLost: 'This device does not keep them: if you log out now, they are lost.',
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
  newVersion: 'A new version is available',
  newVersionAbout: 'Finish what you are doing first, then reload.',
  renew: 'Reload',
  unopened: 'Pelita cannot be opened yet',
  unopenedAbout: 'Some of its files are not on this device. Connect to the internet, then reload.',
};

export const words = { id, en };
registerWords('shell', words);
declare module '#client/kit/words' {
  interface Words {
    shell: typeof id;
  }
}
