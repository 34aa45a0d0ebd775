import { registerWords } from '#client/kit/words';

const id = {
  account: 'Akun', attendance: 'Presensi', class: 'Kelas', consent: 'Persetujuan orang tua', 'data-request': 'Permintaan data pribadi', disclosure: 'Salinan data diserahkan', display: 'Tampilan', import: 'Impor', institution: 'Pengaturan sekolah',
  lesson: 'Pelajaran', 'passing-grade': 'KKM', person: 'Penghapusan data', picture: 'Foto & berkas', 'report-lock': 'Kunci rapor', 'school-year': 'Tahun ajaran & libur', student: 'Murid', teacher: 'Guru', teaching: 'Penugasan mengajar', timetable: 'Jadwal',
  'schedule-model': 'Model jadwal', 'basic-competence': 'Kompetensi dasar', 'curriculum-group': 'Kelompok mata pelajaran', 'core-competence': 'Kompetensi inti', subject: 'Mata pelajaran', 'counselling-category': 'Bidang layanan BK', program: 'Program', level: 'Tingkat',
  'report-template': 'Templat rapor', activity: 'Kegiatan', 'conduct-rule': 'Penghargaan atau pelanggaran', predicate: 'Predikat', 'report-setting': 'Pengaturan rapor', 'leadership-period': 'Periode pimpinan',
};
const en: typeof id = {
  account: 'Account', attendance: 'Register', class: 'Class', consent: 'Parental consent', 'data-request': 'Data subject request', disclosure: 'Copy of data given out', display: 'Display', import: 'Import', institution: 'School settings',
  lesson: 'Lesson', 'passing-grade': 'Passing grade', person: 'Erasure', picture: 'Photos & files', 'report-lock': 'Report lock', 'school-year': 'School year & holidays', student: 'Student', teacher: 'Teacher', teaching: 'Teaching assignment', timetable: 'Timetable',
  'schedule-model': 'Schedule model', 'basic-competence': 'Basic competence', 'curriculum-group': 'Subject group', 'core-competence': 'Core competence', subject: 'Subject', 'counselling-category': 'Counselling category', program: 'Program', level: 'Level',
  'report-template': 'Report template', activity: 'Activity', 'conduct-rule': 'Reward or punishment', predicate: 'Predicate', 'report-setting': 'Report setting', 'leadership-period': 'Leadership period',
};

/** What the kinds of streams are called; one that is not known here yet is named as it is stored. */
export const KINDS = [
  'student', 'teacher', 'account', 'class', 'attendance', 'lesson', 'timetable', 'teaching', 'school-year', 'institution', 'consent', 'data-request', 'disclosure', 'person', 'picture', 'import', 'report-lock', 'passing-grade',
  'subject', 'curriculum-group', 'core-competence', 'basic-competence', 'program', 'level', 'predicate', 'report-setting', 'report-template', 'activity', 'conduct-rule', 'counselling-category', 'leadership-period', 'schedule-model', 'display',
] as const;
export const isKind = (it: string): it is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(it);

export const words = { id, en };
registerWords('kinds', words);
declare module '#client/kit/words' {
  interface Words {
    kinds: typeof id;
  }
}
