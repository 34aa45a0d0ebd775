import { predicate } from '#contract/curriculum/predicate.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  predicate: 'Predikat', 'predicate.about': 'Sebutan predikat A sampai D, dan frasanya di rapor.',
  'predicate.huruf': 'Huruf', 'predicate.huruf.A': 'A', 'predicate.huruf.B': 'B', 'predicate.huruf.C': 'C', 'predicate.huruf.D': 'D', 'predicate.label': 'Sebutan',
  'predicate.frasa_pengetahuan': 'Frasa Pengetahuan', 'predicate.frasa_keterampilan': 'Frasa Keterampilan', 'predicate.frasa_kumer': 'Frasa Kurikulum Merdeka', 'predicate.urutan': 'Urutan',
  passingGrade: 'Interval Nilai (KKM)', passingGradeAbout: 'Batas nilai predikat A sampai D untuk setiap KKM.',
  addGrade: 'Tambah KKM', 'passing-grade': 'KKM', 'passing-grade.kkm': 'KKM', 'passing-grade.kkm.hint': 'Angka bulat 60 sampai 85.', kkmTitle: 'KKM {{kkm}}',
  preview: 'Batas awal menurut rumus sepertiga', previewAbout: 'Rentang KKM sampai 100 dibagi tiga. Setelah disimpan, batasnya dapat diubah.',
  bounds: 'Batas', 'bounds.b': 'B mulai dari', 'bounds.a': 'A mulai dari', range: '{{bawah}}–{{atas}}', intervals: 'Interval nilai KKM {{kkm}}', predikat: 'Predikat', nilai: 'Nilai',
  editBounds: 'Ubah batas', editBoundsOf: 'Ubah batas KKM {{kkm}}', removeGrade: 'Hapus KKM {{kkm}}',
  removeGradeConfirm: 'Hapus KKM {{kkm}} beserta empat intervalnya? Tindakan ini tidak dapat dibatalkan.',
  neighbour: 'Batas predikat di sebelahnya ikut bergeser, sehingga tidak ada nilai yang terlewat.', orderB: 'B harus mulai setelah {{kkm}}.', orderA: 'A harus mulai setelah {{b}} dan paling tinggi 100.',
  noGrades: 'Belum ada KKM. Tambahkan KKM untuk menentukan batas predikat.', grades: 'Daftar KKM',
} satisfies Record<ResourceWord<typeof predicate>, string> & Record<string, string>;
const en: typeof id = {
  predicate: 'Predicates', 'predicate.about': 'What the predicates A to D are called, and their wording on reports.',
  'predicate.huruf': 'Letter', 'predicate.huruf.A': 'A', 'predicate.huruf.B': 'B', 'predicate.huruf.C': 'C', 'predicate.huruf.D': 'D', 'predicate.label': 'Name',
  'predicate.frasa_pengetahuan': 'Wording for Knowledge', 'predicate.frasa_keterampilan': 'Wording for Skills', 'predicate.frasa_kumer': 'Wording for Kurikulum Merdeka', 'predicate.urutan': 'Order',
  passingGrade: 'Passing-Grade Intervals (KKM)', passingGradeAbout: 'From which grade the predicates A to D begin, for each passing grade.',
  addGrade: 'Add Passing Grade', 'passing-grade': 'Passing Grades', 'passing-grade.kkm': 'Passing grade (KKM)', 'passing-grade.kkm.hint': 'A whole number from 60 to 85.', kkmTitle: 'KKM {{kkm}}',
  preview: 'First bounds by the thirds formula', previewAbout: 'What lies between the passing grade and 100 is divided by three. The bounds can be changed once saved.',
  bounds: 'Bounds', 'bounds.b': 'B begins at', 'bounds.a': 'A begins at', range: '{{bawah}}–{{atas}}', intervals: 'Intervals of KKM {{kkm}}', predikat: 'Predicate', nilai: 'Grades',
  editBounds: 'Edit bounds', editBoundsOf: 'Edit the bounds of KKM {{kkm}}', removeGrade: 'Delete KKM {{kkm}}',
  removeGradeConfirm: 'Delete KKM {{kkm}} and its four intervals? This cannot be undone.',
  neighbour: 'The bound of the neighbouring predicate moves along, so that no grade is left out.', orderB: 'B must begin after {{kkm}}.', orderA: 'A must begin after {{b}}, at most at 100.',
  noGrades: 'No passing grades yet. Add one to set the bounds of its predicates.', grades: 'Passing grades',
};

export const words = { id, en };
registerWords('curriculum', words);
speaksOf('curriculum', [predicate, { name: 'passing-grade' }, { name: 'bounds' }]);
declare module '#client/kit/words' {
  interface Words {
    curriculum: typeof id;
  }
}
