import { registerWords } from '#client/kit/words';

const id = {
  title: 'Progres Wali Kelas', none: 'Belum ada kelas pada semester ini.', noneAbout: 'Kelas dibentuk admin di halaman kelas; kemajuannya tampil di sini.',
  say: '{{n}} dari {{jumlah}}', sayAfter: ' kelas sudah mengisi semua presensi', sayRest_one: '; {{sisa}} sesi di {{count}} kelas belum.', sayRest_other: '; {{sisa}} sesi di {{count}} kelas belum.', sayAll: '; tidak ada yang tertunda.', sayNone: 'Belum ada pelajaran yang dimulai di {{jumlah}} kelas.',
  eyebrow: 'Minggu ke-{{minggu}} · {{kelas}} kelas · {{murid}} murid', outside: 'Di luar semester · {{kelas}} kelas · {{murid}} murid', planned: '{{n}} dari {{jumlah}} sesi sampai akhir minggu ini sudah direncanakan', owed: '{{n}} murid berutang {{jumlah}} tugas', noLeaders_one: '{{count}} kelas belum punya wali kelas', noLeaders_other: '{{count}} kelas belum punya wali kelas',
  kelas: 'Kelas', wali: 'Wali kelas', noWali: 'Belum ada', murid: 'Murid', rencana: 'Rencana', presensi: 'Presensi penuh', hadir: 'Hadir', tugas: 'Tugas tertinggal', nilai: 'Nilai terisi', serah: 'Nilai diserahkan', rapor: 'Rapor akhir terbit', handed: 'nilai {{n}} dari {{jumlah}} buku nilai sudah diserahkan', of: '{{n}}/{{jumlah}}', owing: '{{n}} murid', open: 'Buka kelas {{kelas}}', erased: 'Nama dihapus', classes: 'Kelas demi kelas', worst: 'Terburuk dulu',
  behind: 'Presensi yang belum penuh', whence: 'Dari mana angka ini', how: 'Sesi yang sudah dimulai dan bukan hari libur; penuh bila tiap murid punya status.', behindOf: '{{sisa}} sesi belum penuh, dari {{jumlah}} yang sudah dimulai', nobody: 'Tidak ada.',
};
const en: typeof id = {
  title: 'Progress of Classes', none: 'There are no classes in this semester yet.', noneAbout: 'The admin forms classes on their page; how far they are is shown here.',
  say: '{{n}} of {{jumlah}}', sayAfter: ' classes have filled in every register', sayRest_one: '; {{sisa}} lessons of {{count}} class are missing.', sayRest_other: '; {{sisa}} lessons of {{count}} classes are missing.', sayAll: '; nothing is behind.', sayNone: 'No lesson has begun in {{jumlah}} classes.',
  eyebrow: 'Week {{minggu}} · {{kelas}} classes · {{murid}} students', outside: 'Outside the semester · {{kelas}} classes · {{murid}} students', planned: '{{n}} of {{jumlah}} lessons to the end of this week are planned', owed: '{{n}} students owe {{jumlah}} assignments', noLeaders_one: '{{count}} class has no homeroom teacher', noLeaders_other: '{{count}} classes have no homeroom teacher',
  kelas: 'Class', wali: 'Homeroom teacher', noWali: 'None', murid: 'Students', rencana: 'Planned', presensi: 'Full registers', hadir: 'Present', tugas: 'Work owed', nilai: 'Scores entered', serah: 'Grades handed over', rapor: 'Final reports out', handed: '{{n}} of {{jumlah}} gradebooks are handed over', of: '{{n}}/{{jumlah}}', owing: '{{n}} students', open: 'Open class {{kelas}}', erased: 'Name erased', classes: 'Class by class', worst: 'Worst first',
  behind: 'Registers that are not full', whence: 'Where this number comes from', how: 'Lessons that have begun and are no holiday; full where every student has a status.', behindOf: '{{sisa}} lessons not full, of {{jumlah}} that have begun', nobody: 'Nobody.',
};

export const words = { id, en };
registerWords('classProgress', words);

declare module '#client/kit/words' {
  interface Words {
    classProgress: typeof id;
  }
}
