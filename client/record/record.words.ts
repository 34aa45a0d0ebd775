import { registerWords } from '#client/kit/words';

const id = {
  students: 'Murid', teachers: 'Guru', classes: 'Kelas', erased: '(data dihapus)', edit: 'Ubah', schedule: 'Jadwal', move: 'Pindahkan', summary: 'Ringkasan',
  student: 'Murid', studentOf: 'Murid · {{kelas}}', entered: 'Masuk',
  noClass: 'Belum punya kelas', noClassAbout: 'Murid aktif tanpa kelas tidak ada di presensi mana pun.', chooseClass: 'Pilih kelas',
  noConsent: 'Persetujuan orang tua belum dicatat', noConsentAbout: 'Yang belum diputuskan orang tuanya tidak dipakai sekolah.', record: 'Catat',
  streak: 'Alpa {{hari}} hari sekolah berturut-turut', streakAbout: 'Sejak {{sejak}}, belum ada kabar.',
  attendance: 'Kehadiran semester ini', noSemester: 'Belum ada semester yang aktif.',
  people: 'Orang', homeroom: 'Wali kelas', noHomeroom: 'Belum ada wali kelas', family: 'Orang tua dan wali', familyAbout: 'Ada di Buku Induk; setiap pembacaan dicatat.', openFamily: 'Buka keluarga',
  teacher: 'Guru', teachingTitle: 'Mengajar semester ini', teachesNothing: 'Belum mengampu kelas mana pun.', roles: 'Peran', homeroomOf: 'Wali kelas {{kelas}}',
  noSubject: 'Belum punya mata pelajaran', noSubjectAbout: 'Guru mapel tanpa mata pelajaran tidak dapat dijadwalkan.', subjects: 'Mapel',
  class: 'Kelas · {{semester}}', active: 'Semester aktif', inactive: 'Tidak aktif', members: 'Murid', program: 'Program', level: 'Tingkat', consents: 'Persetujuan orang tua',
  noHomeroomAbout: 'Tanpa wali kelas tidak ada yang menjaga presensi dan data murid kelas ini.', chooseHomeroom: 'Pilih wali kelas',
  full: 'Berisi {{jumlah}} murid', fullAbout: 'Kelas berisi paling banyak {{kapasitas}} murid; yang lebih tetap boleh.', tabHomeroom: 'Wali Kelas', tabTeaching: 'Guru Pengampu',
};
const en: typeof id = {
  students: 'Students', teachers: 'Teachers', classes: 'Classes', erased: '(data erased)', edit: 'Edit', schedule: 'Timetable', move: 'Move', summary: 'Summary',
  student: 'Student', studentOf: 'Student · {{kelas}}', entered: 'Entered',
  noClass: 'Not in a class yet', noClassAbout: 'A student who is not in a class does not appear in any register.', chooseClass: 'Choose a class',
  noConsent: 'No parental consent on record', noConsentAbout: 'The school does not use anything a parent has not decided on.', record: 'Record',
  streak: 'Unexcused {{hari}} school days in a row', streakAbout: 'Since {{sejak}}, without word.',
  attendance: 'Attendance this semester', noSemester: 'No semester is active yet.',
  people: 'People', homeroom: 'Homeroom teacher', noHomeroom: 'No homeroom teacher yet', family: 'Parents and guardian', familyAbout: 'In the data book; access is recorded.', openFamily: 'Open family',
  teacher: 'Teacher', teachingTitle: 'Teaches this semester', teachesNothing: 'Does not teach a class yet.', roles: 'Roles', homeroomOf: 'Homeroom teacher of {{kelas}}',
  noSubject: 'No subject yet', noSubjectAbout: 'A subject teacher without a subject cannot be placed in the timetable.', subjects: 'Subjects',
  class: 'Class · {{semester}}', active: 'Active semester', inactive: 'Not active', members: 'Students', program: 'Program', level: 'Level', consents: 'Parental consents',
  noHomeroomAbout: 'Without a homeroom teacher nobody looks after registers and data of this class.', chooseHomeroom: 'Choose a homeroom teacher',
  full: '{{jumlah}} students', fullAbout: 'A class should have at most {{kapasitas}} students; more are still allowed.', tabHomeroom: 'Homeroom Teacher', tabTeaching: 'Who Teaches',
};

export const words = { id, en };
registerWords('record', words);
declare module '#client/kit/words' {
  interface Words {
    record: typeof id;
  }
}
