import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { coreCompetence } from '#contract/subject/core-competence.resource';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  subject: 'Mata Pelajaran', 'subject.about': 'Mata pelajaran yang diajarkan, urutannya di rapor, dan kelompoknya.',
  'subject.kode': 'Kode', 'subject.kode.hint': '2–6 huruf kapital, misalnya MTK.', 'subject.nama': 'Nama', 'subject.id_kelompok': 'Kelompok', 'subject.urutan': 'Urutan di Rapor',
  'subject.is_ujian_sekolah': 'Ujian Sekolah', 'subject.tampil_rapor': 'Tampil di Rapor',
  'curriculum-group': 'Kelompok Mata Pelajaran', 'curriculum-group.about': 'Kelompok tempat mata pelajaran berdiri di rapor.',
  'curriculum-group.kode': 'Kode', 'curriculum-group.kode.hint': 'Huruf kapital dan angka, misalnya MULOK.', 'curriculum-group.nama': 'Nama', 'curriculum-group.urutan': 'Urutan',
  'core-competence': 'Kompetensi Inti', 'core-competence.about': 'Empat kompetensi inti (KI) Kurikulum 2013.',
  'core-competence.kode': 'Kode', 'core-competence.kode.hint': 'KI-1 sampai KI-4.', 'core-competence.nama': 'Nama', 'core-competence.deskripsi': 'Deskripsi', 'core-competence.urutan': 'Urutan',
  'basic-competence': 'Kompetensi Dasar', 'basic-competence.about': 'Kompetensi dasar (KD) dan, dalam Kurikulum Merdeka, tujuan pembelajaran (TP).',
  'basic-competence.kode': 'Kode', 'basic-competence.kode.hint': 'KD: 3.1. TP: TP 7.1.', 'basic-competence.kompetensi_dasar': 'Kompetensi Dasar', 'basic-competence.alias': 'Alias', 'basic-competence.alias.hint': 'Rumusan singkat untuk rapor.',
  'basic-competence.jenis': 'Jenis', 'basic-competence.jenis.KD': 'KD', 'basic-competence.jenis.TP': 'TP', 'basic-competence.id_ki': 'Kompetensi Inti', 'basic-competence.id_mata_pelajaran': 'Mata Pelajaran', 'basic-competence.id_level': 'Tingkat',
  'basic-competence.semester': 'Semester', 'basic-competence.semester.Ganjil': 'Ganjil', 'basic-competence.semester.Genap': 'Genap', 'basic-competence.urutan': 'Urutan', 'basic-competence.lingkup_materi': 'Lingkup Materi',
} satisfies Record<ResourceWord<typeof basicCompetence | typeof coreCompetence | typeof curriculumGroup | typeof subject>, string> & Record<string, string>;
const en: typeof id = {
  subject: 'Subjects', 'subject.about': 'The subjects that are taught, their order on the report and their group.',
  'subject.kode': 'Code', 'subject.kode.hint': '2–6 capital letters, such as MTK.', 'subject.nama': 'Name', 'subject.id_kelompok': 'Group', 'subject.urutan': 'Order on the Report',
  'subject.is_ujian_sekolah': 'School Exam', 'subject.tampil_rapor': 'Shown on the Report',
  'curriculum-group': 'Subject Groups', 'curriculum-group.about': 'The groups in which subjects stand on a report.',
  'curriculum-group.kode': 'Code', 'curriculum-group.kode.hint': 'Capital letters and digits, such as MULOK.', 'curriculum-group.nama': 'Name', 'curriculum-group.urutan': 'Order',
  'core-competence': 'Core Competences', 'core-competence.about': 'The four core competences (KI) of the 2013 curriculum.',
  'core-competence.kode': 'Code', 'core-competence.kode.hint': 'KI-1 to KI-4.', 'core-competence.nama': 'Name', 'core-competence.deskripsi': 'Description', 'core-competence.urutan': 'Order',
  'basic-competence': 'Basic Competences', 'basic-competence.about': 'Basic competences (KD) and, in Kurikulum Merdeka, learning goals (TP).',
  'basic-competence.kode': 'Code', 'basic-competence.kode.hint': 'KD: 3.1. TP: TP 7.1.', 'basic-competence.kompetensi_dasar': 'Basic Competence', 'basic-competence.alias': 'Alias', 'basic-competence.alias.hint': 'A short wording for the report.',
  'basic-competence.jenis': 'Kind', 'basic-competence.jenis.KD': 'KD', 'basic-competence.jenis.TP': 'TP', 'basic-competence.id_ki': 'Core Competence', 'basic-competence.id_mata_pelajaran': 'Subject', 'basic-competence.id_level': 'Level',
  'basic-competence.semester': 'Semester', 'basic-competence.semester.Ganjil': 'Odd', 'basic-competence.semester.Genap': 'Even', 'basic-competence.urutan': 'Order', 'basic-competence.lingkup_materi': 'Scope of Material',
};

export const words = { id, en };
registerWords('subject', words);
speaksOf('subject', [basicCompetence, coreCompetence, curriculumGroup, subject]);
declare module '#client/kit/words' {
  interface Words {
    subject: typeof id;
  }
}
