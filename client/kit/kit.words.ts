import { registerWords } from '#client/kit/words';

const id = {
  retry: 'Coba lagi',
  reload: 'Muat Ulang',
  loading: 'Memuat data…',
  failed: 'Data gagal dimuat',
  failedAction: 'Belum tersimpan',
  code: 'Kode: {{code}}',
  offline: 'Server tidak dapat dihubungi. Periksa koneksi, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Coba lagi.',
  crashed: 'Terjadi kesalahan pada halaman ini.',
  offlineBanner: 'Koneksi terputus sejak pukul {{jam}}. Yang tampil adalah data terakhir.',
  staleBanner: 'Sebagian data di halaman ini belum terbarui di server. Angka dapat tertinggal.',
  notFoundTitle: 'Halaman Tidak Ditemukan',
  notFound: 'Halaman tidak ditemukan atau Anda tidak memiliki akses.',
  home: 'Ke Beranda',
  live: 'Live',
  connecting: 'Menyambung',
  disconnected: 'Terputus {{jam}}',
  rows: 'Isi tabel',
  search: 'Cari',
  searchIn: 'Cari di tabel ini',
  empty: 'Belum ada data.',
  noResult: 'Tidak ada hasil untuk "{{kata}}".',
  total: '{{dari}}–{{sampai}} dari {{total}}',
  asTable: 'Lihat sebagai tabel',
  asChart: 'Lihat sebagai grafik',
  unsaved: 'Perubahan belum disimpan',
  unsavedAbout: 'Isian Anda hilang jika formulir ini ditinggalkan sekarang.',
  stay: 'Lanjut Mengisi',
  discard: 'Tinggalkan',
};
const en: typeof id = {
  retry: 'Try again',
  reload: 'Reload',
  loading: 'Loading…',
  failed: 'The data could not be loaded',
  failedAction: 'Not saved yet',
  code: 'Code: {{code}}',
  offline: 'The server cannot be reached. Check the connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
  crashed: 'Something went wrong on this page.',
  offlineBanner: 'Disconnected since {{jam}}. You see the last known data.',
  staleBanner: 'Some of the data on this page is not up to date on the server. Numbers may lag behind.',
  notFoundTitle: 'Page Not Found',
  notFound: 'This page does not exist or you may not see it.',
  home: 'Go to the dashboard',
  live: 'Live',
  connecting: 'Connecting',
  disconnected: 'Disconnected {{jam}}',
  rows: 'Table rows',
  search: 'Search',
  searchIn: 'Search this table',
  empty: 'No data yet.',
  noResult: 'No results for "{{kata}}".',
  total: '{{dari}}–{{sampai}} of {{total}}',
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  unsaved: 'Unsaved changes',
  unsavedAbout: 'What you have filled in is lost if you leave this form now.',
  stay: 'Keep Editing',
  discard: 'Leave',
};

export const words = { id, en };
registerWords('kit', words);
declare module '#client/kit/words' {
  interface Words {
    kit: typeof id;
  }
}
