import { registerWords } from '#client/kit/words';

/** What is kept about a person, by the name of its table. */
const id = {
  account: 'Akun',
  attempt: 'Pengerjaan ujian', attempt_control: 'Waktu dan kunci ujian', exam_answer: 'Jawaban ujian', exam_watched: 'Pengawasan ujian', exam_incident: 'Kejadian saat ujian', exam_extension: 'Tambahan waktu ujian', exam_intervention: 'Tindakan pengawas ujian',
  mark: 'Nilai ujian', essay_mark: 'Nilai dan catatan esai', mark_trace: 'Perubahan nilai ujian',
  attendance: 'Kehadiran di pelajaran',
  attendance_student_day: 'Kehadiran menurut hari', register_reminder: 'Pengingat presensi', plan_reminder: 'Pengingat perencanaan', topic: 'Topik', rpp: 'RPP dan modul ajar', rpp_writer: 'RPP yang ditulis bersama',

  class: 'Kelas yang diampu sebagai wali',
  calendar_feed: 'Alamat kalender', class_member: 'Kelas', former_member: 'Kelas sebelumnya',
  consent: 'Persetujuan orang tua',
  data_request: 'Permintaan data',
  display: 'Tampilan',
  erased: 'Penghapusan data',
  exam: 'Ujian', exam_participant: 'Peserta ujian', exam_supervisor: 'Pengawas ujian',
  file: 'Berkas',
  import_run: 'Impor',
  kin: 'Guru yang berkerabat dengan murid',
  'leadership-period': 'Periode pimpinan',
  leave: 'Izin & sakit',
  lesson: 'Pelajaran',
  question: 'Soal di bank soal',
  question_package: 'Paket soal',
  removed_person: 'Nama dalam riwayat',
  slot: 'Jadwal',
  score: 'Nilai', carried_score: 'Nilai dari kelas sebelumnya', grade_description: 'Deskripsi rapor', attitude: 'Penilaian sikap', grade_change: 'Perubahan nilai', report_card: 'Rapor', report_version: 'Rapor yang diterbitkan', report_conduct: 'Penghargaan dan pelanggaran', report_activity: 'Kegiatan di rapor', report_achievement: 'Prestasi',
  phrases: 'Bank frasa', submission: 'Tugas yang dikumpulkan', submission_version: 'Versi tugas',
  student: 'Murid',
  student_data: 'Buku induk',
  student_photo: 'Foto murid',
  teacher: 'Guru',
  teacher_photo: 'Foto guru',
  teaching: 'Tugas mengajar',
};
const en: typeof id = {
  account: 'Account',
  attempt: 'Exams worked on', attempt_control: 'Time and lock of exams', exam_answer: 'Answers in exams', exam_watched: 'Supervision of exams', exam_incident: 'Incidents in exams', exam_extension: 'Minutes given in exams', exam_intervention: 'What supervisors did in exams',
  mark: 'Marks of exams', essay_mark: 'Scores and remarks of essays', mark_trace: 'Changes of marks',
  attendance: 'Attendance in lessons',
  attendance_student_day: 'Attendance by day', register_reminder: 'Reminders of registers', plan_reminder: 'Reminders of planning', topic: 'Topics', rpp: 'Lesson plans', rpp_writer: 'Lesson plans written together',

  class: 'Classes led',
  calendar_feed: 'Calendar address', class_member: 'Classes', former_member: 'Former classes',
  consent: 'Parental consents',
  data_request: 'Data requests',
  display: 'Display',
  erased: 'Erasures',
  exam: 'Exams', exam_participant: 'Exams sat', exam_supervisor: 'Exams supervised',
  file: 'Files',
  import_run: 'Imports',
  kin: 'Teachers who are relatives of students',
  'leadership-period': 'Leadership periods',
  leave: 'Leaves',
  lesson: 'Lessons',
  question: 'Questions in the bank',
  question_package: 'Question packages',
  removed_person: 'Name in the history',
  slot: 'Timetable',
  score: 'Scores', carried_score: 'Scores of the class before', grade_description: 'Paragraphs of reports', attitude: 'Attitudes', grade_change: 'Changes of grades', report_card: 'Reports', report_version: 'Published reports', report_conduct: 'Rewards and punishments', report_activity: 'Activities in reports', report_achievement: 'Achievements',
  phrases: 'Phrase bank', submission: 'Assignments handed in', submission_version: 'Versions of assignments',
  student: 'Student',
  student_data: 'Data book',
  student_photo: 'Photo of the student',
  teacher: 'Teacher',
  teacher_photo: 'Photo of the teacher',
  teaching: 'Teaching',
};

export const words = { id, en };
registerWords('kept', words);
declare module '#client/kit/words' {
  interface Words {
    kept: typeof id;
  }
}
