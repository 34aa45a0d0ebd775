import { speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  classes: 'Kelas', classesAbout: 'Kelas, wali kelas, dan murid dalam satu semester. Nama kelas hanya ada sekali dalam satu semester.',
  add: 'Tambah Kelas', edit: 'Ubah', editOf: 'Ubah kelas {{kelas}}', remove: 'Hapus kelas {{kelas}}', removeConfirm: 'Hapus kelas {{kelas}}? Hanya kelas yang kosong dan belum dipakai yang dapat dihapus.',
  inUse: 'Kelas {{kelas}} masih dipakai: {{tempat}}.', slot: 'jadwal', lesson: 'sesi pelajaran', teaching: 'guru pengampu', others: 'data lain',
  kelas: 'Kelas', level: 'Tingkat', 
  'class-form': 'Kelas', 'class-form.id_level': 'Tingkat', 'class-form.simbol': 'Simbol', 'class-form.simbol.hint': 'Satu atau dua huruf besar, misalnya A, atau nama 3 sampai 15 huruf, misalnya Hamka.', 'class-form.id_program': 'Program', 'class-homeroom': 'Wali Kelas', 'class-homeroom.id_guru': 'Wali kelas',
  program: 'Program', guru: 'Wali kelas', noHomeroom: 'Belum ada wali kelas', jumlah_murid: 'Murid', overCapacity: '{{jumlah}} murid, melebihi 32', yearOf: 'Semester', active: 'Semester aktif', actions: 'Tindakan', noClasses: 'Belum ada kelas di semester ini.', noSemester: 'Belum ada semester. Buat tahun ajaran dahulu, lalu kelasnya di sini.',
  chooseHomeroom: 'Pilih wali kelas', homeroomAbout: 'Hanya guru yang belum menjadi wali kelas lain di semester ini yang dapat dipilih. Hak wali kelas mengikuti pilihan ini.',
  members: 'Murid', nama: 'Nama', nis: 'NIS', jenis_kelamin: 'Jenis kelamin', Pria: 'Laki-laki', Wanita: 'Perempuan', unnamed: 'Data dihapus', noMembers: 'Belum ada murid di kelas ini.',
  addMembers: 'Tambah murid', searchMembers: 'Cari murid yang belum punya kelas', addChosen: 'Tambahkan', added_one: '{{count}} murid ditambahkan.', added_other: '{{count}} murid ditambahkan.', noCandidates: 'Tidak ada murid tanpa kelas yang cocok.',
  removeMember: 'Keluarkan {{nama}} dari kelas', removeMemberConfirm: 'Keluarkan {{nama}} dari kelas {{kelas}}? Kehadirannya yang sudah tercatat tetap ada.', removeNow: 'Keluarkan',
  move: 'Pindahkan ke kelas…', moveOne: 'Pindahkan {{nama}}', moveMany_one: 'Pindahkan {{count}} murid', moveMany_other: 'Pindahkan {{count}} murid', moveFrom: 'Dari kelas {{kelas}}. Presensi yang sudah dibuka hari ini tetap memuat mereka di kelas lama; yang dibuka sesudah ini di kelas baru.', moveTo: 'Kelas tujuan', chooseClass: 'Pilih kelas', noOtherClass: 'Belum ada kelas lain di semester ini.', classOption: '{{kelas}} · {{jumlah}} murid', moveNow: 'Pindahkan',
  movedOne: '{{nama}} pindah ke {{kelas}}.', movedMany_one: '{{count}} murid pindah ke {{kelas}}.', movedMany_other: '{{count}} murid pindah ke {{kelas}}.', nowFull: 'Kelas {{kelas}} kini berisi {{jumlah}} murid, lebih dari {{kapasitas}}.', notMoved_one: '{{count}} murid tidak pindah', notMoved_other: '{{count}} murid tidak pindah', tetap: 'sudah ada di kelas {{kelas}}', STUDENT_LEFT: 'sudah meninggalkan sekolah', STUDENT_NOT_THERE: 'tidak lagi di kelas {{dari}}', close: 'Tutup', movedBack: 'Kembali ke kelas {{kelas}}.', notMovedBack: 'Tidak semua dapat kembali: {{nama}}.', removed: '{{nama}} dikeluarkan dari kelas.', cancel: 'Batal',
};
const en: typeof id = {
  classes: 'Classes', classesAbout: 'Classes, homeroom teachers and students of a semester. A class name exists once a semester.',
  add: 'Add Class', edit: 'Edit', editOf: 'Edit class {{kelas}}', remove: 'Delete class {{kelas}}', removeConfirm: 'Delete class {{kelas}}? Only a class that is empty and not yet used can be deleted.',
  inUse: 'Class {{kelas}} is still in use: {{tempat}}.', slot: 'timetable', lesson: 'lessons', teaching: 'who teaches what', others: 'other data',
  kelas: 'Class', level: 'Level', 
  'class-form': 'Classes', 'class-form.id_level': 'Level', 'class-form.simbol': 'Symbol', 'class-form.simbol.hint': 'One or two capitals, such as A, or a name of 3 to 15 letters, such as Hamka.', 'class-form.id_program': 'Program', 'class-homeroom': 'Homeroom Teacher', 'class-homeroom.id_guru': 'Homeroom teacher',
  program: 'Program', guru: 'Homeroom teacher', noHomeroom: 'No homeroom teacher yet', jumlah_murid: 'Students', overCapacity: '{{jumlah}} students, more than 32', yearOf: 'Semester', active: 'Active semester', actions: 'Actions', noClasses: 'No classes in this semester yet.', noSemester: 'There is no semester yet. Make a school year first, then its classes here.',
  chooseHomeroom: 'Choose a homeroom teacher', homeroomAbout: 'Only teachers who have no other class in this semester can be chosen. The rights of a homeroom teacher follow from this choice.',
  members: 'Students', nama: 'Name', nis: 'NIS', jenis_kelamin: 'Gender', Pria: 'Male', Wanita: 'Female', unnamed: 'Erased', noMembers: 'No students in this class yet.',
  addMembers: 'Add students', searchMembers: 'Search students without a class', addChosen: 'Add', added_one: '{{count}} student was added.', added_other: '{{count}} students were added.', noCandidates: 'No student without a class matches.',
  removeMember: 'Remove {{nama}} from the class', removeMemberConfirm: 'Remove {{nama}} from class {{kelas}}? Attendance that is already recorded stays.', removeNow: 'Remove',
  move: 'Move to class…', moveOne: 'Move {{nama}}', moveMany_one: 'Move {{count}} student', moveMany_other: 'Move {{count}} students', moveFrom: 'From class {{kelas}}. Registers opened today keep them in the old class; those opened from now on have them in the new one.', moveTo: 'Class to move into', chooseClass: 'Choose a class', noOtherClass: 'There is no other class in this semester.', classOption: '{{kelas}} · {{jumlah}} students', moveNow: 'Move',
  movedOne: '{{nama}} moved to {{kelas}}.', movedMany_one: '{{count}} student moved to {{kelas}}.', movedMany_other: '{{count}} students moved to {{kelas}}.', nowFull: 'Class {{kelas}} has {{jumlah}} students now, more than {{kapasitas}}.', notMoved_one: '{{count}} student did not move', notMoved_other: '{{count}} students did not move', tetap: 'is in class {{kelas}} already', STUDENT_LEFT: 'has left the school', STUDENT_NOT_THERE: 'is no longer in class {{dari}}', close: 'Close', movedBack: 'Back in class {{kelas}}.', notMovedBack: 'Not all could go back: {{nama}}.', removed: '{{nama}} was removed from the class.', cancel: 'Cancel',
};

export const words = { id, en };
registerWords('class', words);
speaksOf('class', [{ name: 'class-form' }, { name: 'class-homeroom' }]);
declare module '#client/kit/words' {
  interface Words {
    class: typeof id;
  }
}
