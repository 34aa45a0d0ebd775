import { registerWords } from '#client/kit/words';

const id = {
  title: 'Siapa di Mana', said: '{{kelas}} kelas belajar; {{guru}} guru kosong.', saidRooms: '{{kelas}} kelas belajar; {{guru}} guru dan {{ruang}} ruang kosong.', period: 'Jam ke-{{posisi}} · {{mulai}}–{{selesai}}', choosePeriod: 'Jam pelajaran', chooseDay: 'Hari: {{hari}}', toNow: 'Sekarang',
  running: 'Sedang berlangsung', held: 'Yang berlangsung', heldBy: '{{nama}}, menggantikan {{guru}}', freeTeachers: 'Guru kosong', hours: '{{jam}} jam hari itu', away: 'digantikan {{jam}} jam hari itu', noFreeTeachers: 'Semua guru mengajar.',
  freeClasses: 'Kelas tanpa pelajaran', noFreeClasses: 'Semua kelas belajar.', freeRooms: 'Ruang kosong', noFreeRooms: 'Semua ruang dipakai.', noRooms: 'Jadwal belum menyebut ruang.', none: 'Tidak ada pelajaran pada {{hari}}.', kelas: 'Kelas', guru: 'Guru', ruang: 'Ruang',
};
const en: typeof id = {
  title: 'Who Is Where', said: '{{kelas}} classes have a lesson; {{guru}} teachers are free.', saidRooms: '{{kelas}} classes have a lesson; {{guru}} teachers and {{ruang}} rooms are free.', period: 'Period {{posisi}} · {{mulai}}–{{selesai}}', choosePeriod: 'Period', chooseDay: 'Day: {{hari}}', toNow: 'Now',
  running: 'Taking place now', held: 'What takes place', heldBy: '{{nama}}, for {{guru}}', freeTeachers: 'Free teachers', hours: '{{jam}} lessons that day', away: 'replaced in {{jam}} lessons that day', noFreeTeachers: 'Every teacher teaches.',
  freeClasses: 'Classes without a lesson', noFreeClasses: 'Every class has a lesson.', freeRooms: 'Free rooms', noFreeRooms: 'Every room is taken.', noRooms: 'The timetable names no rooms yet.', none: 'There are no lessons on {{hari}}.', kelas: 'Class', guru: 'Teacher', ruang: 'Room',
};

export const words = { id, en };
registerWords('whoWhere', words);
declare module '#client/kit/words' {
  interface Words {
    whoWhere: typeof id;
  }
}
