import { speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  title: 'Guru Pengampu', about: 'Siapa mengajar mata pelajaran apa di kelas ini.', teaching: 'Guru Pengampu', 'teaching.id_mata_pelajaran': 'Mata pelajaran', 'teaching.id_guru': 'Guru', unnamed: 'Data dihapus', none: 'Belum ada guru pengampu di kelas ini.',
  add: 'Tambah Guru Pengampu',
  remove: 'Hapus {{guru}} dari {{mapel}}', removeConfirm: 'Hapus {{guru}} sebagai guru {{mapel}} di kelas ini?',
};
const en: typeof id = {
  title: 'Who Teaches What', about: 'Who teaches which subject in this class.', teaching: 'Who Teaches What', 'teaching.id_mata_pelajaran': 'Subject', 'teaching.id_guru': 'Teacher', unnamed: 'Erased', none: 'Nobody is assigned to this class yet.',
  add: 'Assign Teacher',
  remove: 'Remove {{guru}} from {{mapel}}', removeConfirm: 'Remove {{guru}} as teacher of {{mapel}} in this class?',
};

export const words = { id, en };
registerWords('teaching', words);
speaksOf('teaching', [{ name: 'teaching' }]);
declare module '#client/kit/words' {
  interface Words {
    teaching: typeof id;
  }
}
