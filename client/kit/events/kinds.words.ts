import { registerWords } from '#client/kit/words';

const id = {
  student: 'Murid', teacher: 'Guru', account: 'Akun', class: 'Kelas', attendance: 'Presensi', 'register-reminder': 'Pengingat presensi', lesson: 'Pelajaran', timetable: 'Jadwal', teaching: 'Penugasan mengajar',
  'school-year': 'Tahun ajaran & libur', institution: 'Pengaturan sekolah', consent: 'Persetujuan orang tua', 'data-request': 'Permintaan data pribadi',
  disclosure: 'Salinan data diserahkan', person: 'Penghapusan data', picture: 'Foto & berkas', import: 'Impor', 'report-lock': 'Kunci rapor', 'passing-grade': 'KKM',
  subject: 'Mata pelajaran', 'curriculum-group': 'Kelompok mata pelajaran', 'core-competence': 'Kompetensi inti', 'basic-competence': 'Kompetensi dasar', program: 'Program',
  level: 'Tingkat', predicate: 'Predikat', 'report-setting': 'Pengaturan rapor', 'grade-weight': 'Bobot K13 per mapel', 'report-template': 'Templat rapor', activity: 'Kegiatan', 'conduct-rule': 'Penghargaan atau pelanggaran',
  'counselling-category': 'Bidang layanan BK', 'leadership-period': 'Periode pimpinan', 'schedule-model': 'Model jadwal', display: 'Tampilan',
};
const en: typeof id = {
  student: 'Student', teacher: 'Teacher', account: 'Account', class: 'Class', attendance: 'Register', 'register-reminder': 'Reminder of registers', lesson: 'Lesson', timetable: 'Timetable', teaching: 'Teaching assignment',
  'school-year': 'School year & holidays', institution: 'School settings', consent: 'Parental consent', 'data-request': 'Data subject request', disclosure: 'Copy of data given out',
  person: 'Erasure', picture: 'Photos & files', import: 'Import', 'report-lock': 'Report lock', 'passing-grade': 'Passing grade', subject: 'Subject', 'curriculum-group': 'Subject group',
  'core-competence': 'Core competence', 'basic-competence': 'Basic competence', program: 'Program', level: 'Level', predicate: 'Predicate', 'report-setting': 'Report setting', 'grade-weight': 'K13 weights of a subject',
  'report-template': 'Report template', activity: 'Activity', 'conduct-rule': 'Reward or punishment', 'counselling-category': 'Counselling category',
  'leadership-period': 'Leadership period', 'schedule-model': 'Schedule model', display: 'Display',
};

/** What the kinds of streams are called, in the order in which they are chosen from; one that is not known here yet is named as it is stored. */
export const KINDS = Object.keys(id) as (keyof typeof id)[];
export const isKind = (it: string): it is keyof typeof id => Object.hasOwn(id, it);

export const words = { id, en };
registerWords('kinds', words);
declare module '#client/kit/words' {
  interface Words {
    kinds: typeof id;
  }
}
