import { registerWords } from '#client/kit/words';

const id = {
  title: 'Riwayat Perubahan',
  about: 'Siapa mengubah apa, yang terbaru lebih dahulu. Satu baris adalah perubahan satu orang pada satu hal dalam satu jam; setiap baris menuju riwayat lengkapnya.',
  searchHint: 'Cari nama pelaku atau orang yang bersangkutan.',
  at: 'Terakhir', jenis: 'Jenis', tentang: 'Tentang', oleh: 'Oleh', jumlah: 'Perubahan', last: 'Peristiwa terakhir', history: 'Riwayat', historyOf: 'Riwayat {{apa}}',
  from: 'Dari tanggal', to: 'Sampai tanggal', system: 'Tampilkan yang dilakukan sistem', none: 'Belum ada perubahan.', notFound: 'Tidak ada perubahan yang cocok.', all: 'Semua', nobody: '–',
  account: 'Akun', attendance: 'Presensi', class: 'Kelas', consent: 'Persetujuan orang tua', 'data-request': 'Permintaan data pribadi', disclosure: 'Salinan data diserahkan', display: 'Tampilan', import: 'Impor', institution: 'Pengaturan sekolah',
  lesson: 'Pelajaran', 'passing-grade': 'KKM', person: 'Penghapusan data', picture: 'Foto & berkas', 'report-lock': 'Kunci rapor', 'school-year': 'Tahun ajaran & libur', student: 'Murid', teacher: 'Guru', teaching: 'Penugasan mengajar', timetable: 'Jadwal',
  'schedule-model': 'Model jadwal', 'basic-competence': 'Kompetensi dasar', 'curriculum-group': 'Kelompok mapel', 'core-competence': 'Kompetensi inti', subject: 'Mata pelajaran', 'counselling-category': 'Bidang layanan BK', program: 'Program', level: 'Tingkat',
  'report-template': 'Templat rapor', activity: 'Kegiatan', 'conduct-rule': 'Aturan tata tertib', predicate: 'Predikat', 'report-setting': 'Pengaturan rapor', 'leadership-period': 'Periode pimpinan',
};
const en: typeof id = {
  title: 'Recent Changes',
  about: 'Who changed what, the latest first. A line is what one person changed in one thing within an hour; every line leads to its whole history.',
  searchHint: 'Search for who did it or whom it is about.',
  at: 'Last', jenis: 'Kind', tentang: 'About', oleh: 'By', jumlah: 'Changes', last: 'Last event', history: 'History', historyOf: 'History of {{apa}}',
  from: 'From', to: 'To', system: 'Show what the system did', none: 'No changes yet.', notFound: 'No such changes.', all: 'All', nobody: '–',
  account: 'Account', attendance: 'Register', class: 'Class', consent: 'Parental consent', 'data-request': 'Data subject request', disclosure: 'Copy of data given out', display: 'Display', import: 'Import', institution: 'School settings',
  lesson: 'Lesson', 'passing-grade': 'Passing grade', person: 'Erasure', picture: 'Photos & files', 'report-lock': 'Report lock', 'school-year': 'School year & holidays', student: 'Student', teacher: 'Teacher', teaching: 'Teaching assignment', timetable: 'Timetable',
  'schedule-model': 'Schedule model', 'basic-competence': 'Basic competence', 'curriculum-group': 'Subject group', 'core-competence': 'Core competence', subject: 'Subject', 'counselling-category': 'Counselling category', program: 'Program', level: 'Level',
  'report-template': 'Report template', activity: 'Activity', 'conduct-rule': 'Conduct rule', predicate: 'Predicate', 'report-setting': 'Report setting', 'leadership-period': 'Leadership period',
};

/** What the kinds of streams are called; one that is not known here yet is named as it is stored. */
export const KINDS = [
  'student', 'teacher', 'account', 'class', 'attendance', 'lesson', 'timetable', 'teaching', 'school-year', 'institution', 'consent', 'data-request', 'disclosure', 'person', 'picture', 'import', 'report-lock', 'passing-grade',
  'subject', 'curriculum-group', 'core-competence', 'basic-competence', 'program', 'level', 'predicate', 'report-setting', 'report-template', 'activity', 'conduct-rule', 'counselling-category', 'leadership-period', 'schedule-model', 'display',
] as const;
export const isKind = (it: string): it is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(it);

export const words = { id, en };
registerWords('changes', words);
declare module '#client/kit/words' {
  interface Words {
    changes: typeof id;
  }
}
