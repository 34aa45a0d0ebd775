/** What its streams are called, and what happens in them. */
const id = {
  question: 'Soal',
  package: 'Paket soal',
  QuestionWritten: 'Soal ditulis',
  QuestionRevised: 'Soal diubah[ menjadi versi {{versi}}]',
  QuestionPlaced: 'Tempat soal diubah',
  QuestionRemoved: 'Soal dihapus',
  QuestionPackageMade: 'Paket soal dibuat: {{judul}}',
  QuestionPackageChanged: 'Paket soal diubah: {{judul}}',
  QuestionPackageRemoved: 'Paket soal dihapus',
};
const en: typeof id = {
  question: 'Question',
  package: 'Question package',
  QuestionWritten: 'Question written',
  QuestionRevised: 'Question changed[ into version {{versi}}]',
  QuestionPlaced: 'Question moved elsewhere',
  QuestionRemoved: 'Question deleted',
  QuestionPackageMade: 'Question package made: {{judul}}',
  QuestionPackageChanged: 'Question package changed: {{judul}}',
  QuestionPackageRemoved: 'Question package deleted',
};

export const words = { id, en };
