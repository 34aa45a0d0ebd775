import { speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  schoolYears: 'Tahun Ajaran', detail: 'Detail Semester', schoolYearsAbout: 'Setiap semester satu baris: tanggalnya, hari liburnya, dan semester mana yang aktif.',
  add: 'Tambah Semester', edit: 'Ubah Tanggal', editOf: 'Ubah {{semester}}', remove: 'Hapus {{semester}}',
  removeConfirm: 'Hapus {{semester}}? Hanya semester yang masih kosong yang dapat dihapus. Tindakan ini tidak dapat dibatalkan.',
  inUse: '{{semester}} masih dipakai: {{tempat}}.',
  class: 'kelas', slot: 'jadwal', lesson: 'sesi pelajaran', teaching: 'guru pengampu', chosen_model: 'model jadwal', 'report-setting': 'pengaturan rapor', others: 'data lain',
  nama: 'Tahun ajaran', semester: 'Semester', Ganjil: 'Ganjil', Genap: 'Genap', name: '{{nama}} {{semester}}',
  tanggal_awal: 'Tanggal awal', tanggal_akhir: 'Tanggal akhir', tanggal_rapor_tengah: 'Rapor tengah semester', tanggal_rapor_akhir: 'Rapor akhir semester',
  'new-semester': 'Semester', 'new-semester.tanggal_awal': 'Tanggal awal', 'new-semester.tanggal_awal.hint': 'Nama, semester, dan tanggal lain mengikuti tanggal awal. Semuanya dapat diubah setelah disimpan.',
  'semester.nama': 'Tahun ajaran', 'semester.nama.hint': 'Misalnya 2026/2027.', 'semester.semester': 'Semester', 'semester.semester.Ganjil': 'Ganjil', 'semester.semester.Genap': 'Genap',
  'semester.tanggal_awal': 'Tanggal awal', 'semester.tanggal_akhir': 'Tanggal akhir', 'semester.tanggal_rapor_tengah': 'Rapor tengah semester', 'semester.tanggal_rapor_akhir': 'Rapor akhir semester',
  holiday: 'Hari Libur', 'holiday.tanggal': 'Tanggal', 'holiday.nama': 'Nama hari libur',
  status: 'Status', active: 'Aktif', inactive: 'Tidak aktif', activate: 'Aktifkan', activateOf: 'Aktifkan {{semester}}', activateNow: 'Aktifkan sekarang',
  activateConfirm: 'Aktifkan {{semester}}? Semester yang sekarang aktif menjadi tidak aktif, dan jadwal, kelas, serta kehadiran di seluruh layar mengikuti semester ini.',
  activated: '{{semester}} sekarang aktif.', START_MONTH: 'Semester Ganjil biasanya mulai bulan Juli dan Genap bulan Januari.', OTHER_YEAR: 'Nama tahun ajaran tidak sesuai dengan tanggalnya.',
  dates: 'Tanggal', content: 'Isi Semester', jumlah_kelas: 'Kelas', jumlah_murid: 'Murid', jumlah_slot: 'Slot jadwal', jumlah_pengampu: 'Guru pengampu', jumlah_sesi: 'Sesi pelajaran',
  copy: 'Salin dari Semester Ganjil', copyAbout: 'Menyalin kelas, wali kelas, murid, slot jadwal, dan guru pengampu dari semester Ganjil. Yang sudah ada di sini tidak diubah, jadi aman dijalankan lagi. Nilai, kehadiran, dan sesi tidak ikut disalin.',
  copying: 'Salinan sedang dibuat dan tampil di sini sedikit demi sedikit.',
  weeks: 'Minggu', week: 'Minggu ke', weekDays: 'Tanggal', effective: 'Efektif', notEffective: 'Libur penuh', current: 'Minggu ini', holidaysOfWeek: 'Hari libur', noWeeks: 'Belum ada minggu.',
  months: 'Bulan', holidays: 'Hari Libur', holidaysAbout: 'Sesi pelajaran pada hari libur dibatalkan. Bila hari libur dihapus sebelum harinya lewat, sesi yang dibatalkan berlangsung lagi.',
  addHoliday: 'Tambah Hari Libur',
  removeHoliday: 'Hapus hari libur {{nama}}', removeHolidayConfirm: 'Hapus hari libur {{nama}} pada {{tanggal}}? Sesi yang dibatalkan karenanya berlangsung lagi.', noHolidays: 'Belum ada hari libur di semester ini.', action: 'Tindakan',
};
const en: typeof id = {
  schoolYears: 'School Years', detail: 'Semester Details', schoolYearsAbout: 'A row a semester: its days, its holidays, and which semester is active.',
  add: 'Add Semester', edit: 'Edit Dates', editOf: 'Edit {{semester}}', remove: 'Delete {{semester}}',
  removeConfirm: 'Delete {{semester}}? Only a semester that is still empty can be deleted. This cannot be undone.',
  inUse: '{{semester}} is still in use: {{tempat}}.',
  class: 'classes', slot: 'timetable', lesson: 'lessons', teaching: 'who teaches what', chosen_model: 'schedule model', 'report-setting': 'report settings', others: 'other data',
  nama: 'School year', semester: 'Semester', Ganjil: 'Ganjil (first)', Genap: 'Genap (second)', name: '{{nama}} {{semester}}',
  tanggal_awal: 'First day', tanggal_akhir: 'Last day', tanggal_rapor_tengah: 'Mid-semester report', tanggal_rapor_akhir: 'End-of-semester report',
  'new-semester': 'Semesters', 'new-semester.tanggal_awal': 'First day', 'new-semester.tanggal_awal.hint': 'Name, semester and the other dates follow from the first day. All of them can be changed once saved.',
  'semester.nama': 'School year', 'semester.nama.hint': 'Such as 2026/2027.', 'semester.semester': 'Semester', 'semester.semester.Ganjil': 'Ganjil (first)', 'semester.semester.Genap': 'Genap (second)',
  'semester.tanggal_awal': 'First day', 'semester.tanggal_akhir': 'Last day', 'semester.tanggal_rapor_tengah': 'Mid-semester report', 'semester.tanggal_rapor_akhir': 'End-of-semester report',
  holiday: 'Holidays', 'holiday.tanggal': 'Date', 'holiday.nama': 'Name of the holiday',
  status: 'Status', active: 'Active', inactive: 'Not active', activate: 'Activate', activateOf: 'Activate {{semester}}', activateNow: 'Activate now',
  activateConfirm: 'Activate {{semester}}? The semester that is active now is deactivated, and timetable, classes and attendance on all screens follow this one.',
  activated: '{{semester}} is active now.', START_MONTH: 'A Ganjil semester usually starts in July, a Genap in January.', OTHER_YEAR: 'The name of the school year does not fit its dates.',
  dates: 'Dates', content: 'What the Semester Has', jumlah_kelas: 'Classes', jumlah_murid: 'Students', jumlah_slot: 'Timetable slots', jumlah_pengampu: 'Teaching assignments', jumlah_sesi: 'Lessons',
  copy: 'Duplicate from semester 1', copyAbout: 'Copies classes, homeroom teachers, students, timetable slots and who teaches what from the Ganjil semester. What is here already stays as it is, so it is safe to run again. Grades, attendance and lessons are not copied.',
  copying: 'The copy is being made and appears here bit by bit.',
  weeks: 'Weeks', week: 'Week', weekDays: 'Days', effective: 'Effective', notEffective: 'All holidays', current: 'This week', holidaysOfWeek: 'Holidays', noWeeks: 'No weeks yet.',
  months: 'Months', holidays: 'Holidays', holidaysAbout: 'Lessons on holidays are cancelled. When a holiday is deleted before its day has passed, the cancelled lessons take place again.',
  addHoliday: 'Add Holiday',
  removeHoliday: 'Delete the holiday {{nama}}', removeHolidayConfirm: 'Delete the holiday {{nama}} on {{tanggal}}? The lessons that it cancelled take place again.', noHolidays: 'No holidays in this semester yet.', action: 'Actions',
};

export const words = { id, en };
registerWords('schoolYear', words);
speaksOf('schoolYear', [{ name: 'semester' }, { name: 'new-semester' }, { name: 'holiday' }]);
declare module '#client/kit/words' {
  interface Words {
    schoolYear: typeof id;
  }
}
