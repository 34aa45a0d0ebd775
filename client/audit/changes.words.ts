import { registerWords } from '#client/kit/words';

const id = {
  title: 'Riwayat Perubahan',
  about: 'Siapa mengubah apa, yang terbaru lebih dahulu. Satu baris adalah perubahan satu orang pada satu hal dalam satu jam; setiap baris menuju riwayat lengkapnya.',
  searchHint: 'Cari nama pelaku atau orang yang bersangkutan.',
  at: 'Terakhir', jenis: 'Jenis', tentang: 'Tentang', oleh: 'Oleh', jumlah: 'Perubahan', last: 'Peristiwa terakhir', history: 'Riwayat', historyOf: 'Riwayat {{apa}}',
  days: 'Tanggal', from: 'Dari tanggal', to: 'Sampai tanggal', system: 'Tampilkan yang dilakukan sistem', none: 'Belum ada perubahan.', byStaff: 'Oleh pegawai', looks: 'Siapa melihat apa', nobody: '–', bySystem: 'Sistem', changesOf_one: '{{jumlah}} perubahan', changesOf_other: '{{jumlah}} perubahan',
  sifat: 'Yang menonjol', massal: 'Massal: 40 perubahan atau lebih', 'luar-jam': 'Di luar jam: Minggu, atau antara 18.00 dan 06.00',
  pelaku: 'Dilakukan oleh', murid: 'Murid sendiri', pegawai: 'Pegawai sekolah',
};
const en: typeof id = {
  title: 'Recent Changes',
  about: 'Who changed what, latest first. Each line groups what one person changed in one record within an hour and opens its full history.',
  searchHint: 'Search by who did it or whom it is about.',
  at: 'Last', jenis: 'Kind', tentang: 'About', oleh: 'By', jumlah: 'Changes', last: 'Last event', history: 'History', historyOf: 'History of {{apa}}',
  days: 'Days', from: 'From', to: 'To', system: 'Show automatic changes', none: 'No changes yet.', byStaff: 'By staff', looks: 'Who saw what', nobody: '–', bySystem: 'The system', changesOf_one: '{{jumlah}} change', changesOf_other: '{{jumlah}} changes',
  sifat: 'Notable', massal: 'In bulk: 40 or more changes', 'luar-jam': 'Outside school hours: Sundays, or between 18.00 and 06.00',
  pelaku: 'Done by', murid: 'Students', pegawai: 'School staff',
};

export const words = { id, en };
registerWords('changes', words);
declare module '#client/kit/words' {
  interface Words {
    changes: typeof id;
  }
}
