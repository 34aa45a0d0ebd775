import { registerWords } from '#client/kit/words';

const id = {
  title: 'Jadwal per Minggu', schedule: 'Jadwal', weekOf: 'Minggu ke-{{ke}}', noSemester: 'Belum ada semester yang berjalan.', none: 'Tidak ada pelajaran pada minggu ini.', off: 'libur', covered: 'digantikan {{nama}}', standsIn: 'menggantikan {{nama}}',
  said: '{{jam}} jam pelajaran pada {{hari}} hari.', print: 'Cetak (PDF)', paper: 'Kertas', feed: 'Kalender di perangkat Anda', feedAbout: 'Buat alamat rahasia, lalu langgan dari aplikasi kalender. Siapa pun yang tahu alamatnya dapat melihat jadwal Anda, jadi jangan dibagikan.',
  feedSince: 'Alamat rahasia Anda berlaku sejak {{pada}}. Bila ada yang ikut tahu, cabut atau ganti.', address: 'Alamat kalender', once: 'Salin sekarang; alamat ini tidak ditampilkan lagi.', make: 'Buat Alamat', renew: 'Ganti Alamat', revoke: 'Cabut', revoked: 'Alamat kalender dicabut',
};
const en: typeof id = {
  title: 'Timetable by Week', schedule: 'Timetable', weekOf: 'Week {{ke}}', noSemester: 'No semester is running yet.', none: 'There are no lessons in this week.', off: 'holiday', covered: '{{nama}} stands in', standsIn: 'standing in for {{nama}}',
  said: '{{jam}} lessons on {{hari}} days.', print: 'Print (PDF)', paper: 'Paper', feed: 'The calendar on your device', feedAbout: 'Make a secret address and subscribe to it in a calendar. Whoever knows it sees your timetable, so do not share it.',
  feedSince: 'Your secret address works since {{pada}}. Should somebody else know it, revoke or replace it.', address: 'Address of the calendar', once: 'Copy it now; it is not shown again.', make: 'Make an Address', renew: 'Replace It', revoke: 'Revoke', revoked: 'The address was revoked',
};

export const words = { id, en };
registerWords('ownWeek', words);
declare module '#client/kit/words' {
  interface Words {
    ownWeek: typeof id;
  }
}
