import { registerWords } from '#client/kit/words';

const id = {
  title: 'Guru Pengampu', about: 'Siapa mengajar mata pelajaran apa di kelas ini.', mapel: 'Mata pelajaran', guru: 'Guru', unnamed: 'Data dihapus', none: 'Belum ada guru pengampu di kelas ini.',
  add: 'Tambah Guru Pengampu', wantsSubject: 'Pilih mata pelajaran.', wantsTeacher: 'Pilih guru.',
  remove: 'Hapus {{guru}} dari {{mapel}}', removeConfirm: 'Hapus {{guru}} sebagai guru {{mapel}} di kelas ini?',
};
const en: typeof id = {
  title: 'Who Teaches What', about: 'Who teaches which subject in this class.', mapel: 'Subject', guru: 'Teacher', unnamed: 'Erased', none: 'Nobody is assigned to this class yet.',
  add: 'Assign Teacher', wantsSubject: 'Choose a subject.', wantsTeacher: 'Choose a teacher.',
  remove: 'Remove {{guru}} from {{mapel}}', removeConfirm: 'Remove {{guru}} as teacher of {{mapel}} in this class?',
};

export const words = { id, en };
registerWords('teaching', words);
declare module '#client/kit/words' {
  interface Words {
    teaching: typeof id;
  }
}
