import { registerWords } from '#client/kit/words';

const id = {
  logWalking: 'Log sedang diperiksa: {{diperiksa}} dari {{total}} peristiwa.', logUnknown: 'Log belum dapat diperiksa sampai selesai.', logWhole: 'Log utuh: {{jumlah}} peristiwa diperiksa {{waktu}}.', logBroken: 'Log tidak utuh; buka verifikasi untuk melihat tempatnya.',
  findings_one: '{{n}} perubahan nilai patut dilihat.', findings_other: '{{n}} perubahan nilai patut dilihat.', noFindings: 'Tidak ada perubahan nilai yang patut dilihat.', openThen: 'Lihat saat itu', allFindings: 'Semua yang patut dilihat ({{n}})', openGrades: 'Perubahan nilai',
  staffLacks_one: '{{jumlah}} guru dan tendik bekerja di sini; {{count}} guru mapel belum punya mapel.', staffLacks_other: '{{jumlah}} guru dan tendik bekerja di sini; {{count}} guru mapel belum punya mapel.', staffWhole: '{{jumlah}} guru dan tendik bekerja di sini; setiap guru mapel punya mapel.',
  paymentsUnknown: 'Status pembayaran {{jumlah}} murid belum dicatat.', payments: '{{lunas}} dari {{jumlah}} murid lunas atau mendapat dispensasi; {{belum}} belum lunas, {{kosong}} belum dicatat.',
  nextHoliday: 'Libur berikutnya {{hari}}: {{nama}}.', noHoliday: 'Tidak ada hari libur lagi di semester ini.',
  lastChanges: 'Perubahan terakhir', noChanges: 'Belum ada perubahan.', allChanges: 'Semua riwayat', changes_one: '{{count}} perubahan', changes_other: '{{count}} perubahan', system: 'Sistem', unnamed: 'tanpa nama',
  bulk: 'Perubahan massal', bulkNone: 'Belum ada 40 perubahan atau lebih oleh satu orang pada satu hal dalam satu jam.', outside: 'Di luar jam sekolah', outsideNone: 'Belum ada perubahan pada hari Minggu atau antara 18.00 dan 06.00.',
  seals: 'Segel', sealed: 'Tersegel', unsealed: 'Segel rusak', lastSeal: 'Segel terakhir nomor {{nomor}}, {{tanggal}}, sampai peristiwa ke-{{jumlah}}.', noSeal: 'Belum ada segel.', openProof: 'Buka verifikasi',
  past: 'Putar ulang', pastAbout: 'Papan kehadiran dan buku nilai pada hari dan jam mana pun, peristiwa demi peristiwa.', openPast: 'Putar ulang kehadiran',
};
const en: typeof id = {
  logWalking: 'The log is being checked: {{diperiksa}} of {{total}} events.', logUnknown: 'The log could not be checked completely.', logWhole: 'The log is intact: {{jumlah}} events checked {{waktu}}.', logBroken: 'The log is not intact; open the verification to see where.',
  findings_one: '{{n}} grade change is worth a look.', findings_other: '{{n}} grade changes are worth a look.', noFindings: 'No grade changes are worth a look.', openThen: 'See that moment', allFindings: 'All worth a look ({{n}})', openGrades: 'Grade changes',
  staffLacks_one: '{{jumlah}} teachers and staff work here; {{count}} subject teacher has no subject.', staffLacks_other: '{{jumlah}} teachers and staff work here; {{count}} subject teachers have no subject.', staffWhole: '{{jumlah}} teachers and staff work here; every subject teacher has a subject.',
  paymentsUnknown: 'The payment status of {{jumlah}} students is not recorded.', payments: '{{lunas}} of {{jumlah}} students have paid or are exempt; {{belum}} have not paid, {{kosong}} are not recorded.',
  nextHoliday: 'The next holiday is {{hari}}: {{nama}}.', noHoliday: 'No more holidays this semester.',
  lastChanges: 'Latest Changes', noChanges: 'No changes yet.', allChanges: 'Full history', changes_one: '{{count}} change', changes_other: '{{count}} changes', system: 'System', unnamed: 'unnamed',
  bulk: 'Bulk Changes', bulkNone: 'Nobody has changed the same record 40 times or more within an hour.', outside: 'Outside School Hours', outsideNone: 'Nothing was changed on a Sunday or between 18.00 and 06.00.',
  seals: 'Seals', sealed: 'Sealed', unsealed: 'Seal broken', lastSeal: 'The latest seal is number {{nomor}}, {{tanggal}}, covering events up to {{jumlah}}.', noSeal: 'No seals yet.', openProof: 'Open the verification',
  past: 'Replay', pastAbout: 'The attendance board and gradebooks at any day and hour, event by event.', openPast: 'Replay attendance',
};

export const words = { id, en };
registerWords('officeHome', words);
declare module '#client/kit/words' {
  interface Words {
    officeHome: typeof id;
  }
}
