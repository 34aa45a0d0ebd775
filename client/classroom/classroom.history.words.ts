/** What its streams are called, and what happens in them. */
const id = {
  class: 'Kelas',
  placement: 'Kelas seorang murid',
  program: 'Program',
  level: 'Tingkat',
  ClassFormed: 'Kelas dibentuk',
  ClassRenamed: 'Kelas diubah',
  ClassDissolved: 'Kelas dihapus',
  HomeroomAssigned: 'Wali kelas ditetapkan',
  StudentPlaced: 'Murid masuk kelas',
  StudentWithdrawn: 'Murid keluar dari kelas',
  StudentMoved: 'Murid pindah kelas',
};
const en: typeof id = {
  class: 'Class',
  placement: 'Class of a student',
  program: 'Program',
  level: 'Level',
  ClassFormed: 'Class formed',
  ClassRenamed: 'Class changed',
  ClassDissolved: 'Class deleted',
  HomeroomAssigned: 'Homeroom teacher assigned',
  StudentPlaced: 'Student placed in a class',
  StudentWithdrawn: 'Student withdrawn from a class',
  StudentMoved: 'Student moved to another class',
};

export const words = { id, en };
