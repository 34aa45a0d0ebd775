import { registerWords } from '#client/kit/words';

const id = {
  dailyRegister: 'Presensi kelas {{kelas}} hari ini', openRegister: 'Buka presensi', noRegister: 'Hari ini tidak ada pelajaran, jadi tidak ada presensi.',
  homeroomClass: 'Kelas Saya', noHomeroom: 'Anda belum menjadi wali kelas di tahun ajaran ini.',
  absences: 'Ketidakhadiran, {{hari}}', categories: 'Kategori bimbingan',
};
const en: typeof id = {
  dailyRegister: 'Today’s attendance for class {{kelas}}', openRegister: 'Open the register', noRegister: 'There are no lessons today, so there is no attendance to take.',
  homeroomClass: 'My Class', noHomeroom: 'You are not a homeroom teacher this school year.',
  absences: 'Absences, {{hari}}', categories: 'Counselling categories',
};

export const words = { id, en };
registerWords('offices', words);
declare module '#client/kit/words' {
  interface Words {
    offices: typeof id;
  }
}
