import { refusals } from '#contract/kit/refusal';

export const gradebookRefusals = refusals({
  NO_GRADEBOOK: [404, 'Mapel ini tidak diajarkan di kelas ini.', 'This subject is not taught in this class.'],
  GRADES_LOCKED: [409, 'Nilai mapel ini sudah dikunci. Minta kurikulum membukanya.', 'The grades of this subject are locked. Ask the curriculum office to open them.'],
  GRADES_NOT_LOCKED: [409, 'Nilai mapel ini tidak terkunci.', 'The grades of this subject are not locked.'],
  GRADES_INCOMPLETE: [409, 'Nilai belum lengkap: {jumlah} murid belum mempunyai satu nilai pun.', 'Grades are not complete: {jumlah} students have no score at all.'],
  SEMESTER_OVER: [409, 'Semester ini sudah ditutup. Hanya admin yang dapat mengubah nilainya, dengan alasan.', 'This semester is closed. Only the admin can change its grades, with a reason.'],
  REASON_NEEDED: [422, 'Tulis alasannya, paling sedikit 10 huruf.', 'Give the reason, at least 10 letters.'],
  NO_SUCH_COLUMN: [404, 'Kolom nilai ini tidak ada.', 'There is no such column.'],
  COLUMN_TWICE: [409, 'Kolom ini sudah ada.', 'This column is there already.'],
  COLUMN_OF_OTHER_CURRICULUM: [422, 'Jenis kolom ini tidak dipakai dalam kurikulum kelas ini.', 'The curriculum of this class has no such columns.'],
  COLUMN_KIND: [422, 'Jenis kolom dan asesmennya tidak cocok.', 'The kind of the column does not fit its assessment.'],
  COMPETENCE_NEEDED: [422, 'Pilih KD atau TP dari mapel dan tingkat ini.', 'Choose a competence of this subject and level.'],
  SCOPE_NEEDED: [422, 'Tulis lingkup materinya.', 'Give the scope.'],
  TECHNIQUE_KIND: [422, 'Teknik ini tidak dipakai untuk asesmen ini.', 'This technique does not belong to this assessment.'],
  TOO_MANY_COLUMNS: [409, 'Satu mapel paling banyak mempunyai {jumlah} kolom nilai.', 'A subject has at most {jumlah} columns.'],
  COLUMN_HAS_SCORES: [409, 'Kolom ini mempunyai {jumlah} nilai. Kosongkan dahulu, atau hapus beserta nilainya.', 'This column has {jumlah} scores. Empty it first, or remove it with them.'],
  NOT_A_SCORE: [422, 'Nilai ditulis sebagai angka 0 sampai 100, paling banyak dua desimal, mis. 81,5 atau 81.5.', 'A score is a number from 0 to 100 with at most two decimals, such as 81.5 or 81,5.'],
  NOT_OF_CLASS: [422, 'Murid ini tidak ada di kelas ini.', 'This student is not in this class.'],
  CELL_TWICE: [422, 'Sel ini tertulis dua kali.', 'This cell is in it twice.'],
  NO_ATTITUDES: [422, 'Sikap hanya dinilai di kelas Kurikulum 2013.', 'Attitudes are judged in classes of the 2013 curriculum only.'],
  JOURNAL_NEEDED: [422, 'Sikap selain Baik membutuhkan catatan jurnal.', 'An attitude other than Good needs a note.'],
});
