import { refusals } from '#contract/kit/refusal';

export const reportCardRefusals = refusals({
  NO_REPORT: [404, 'Rapor murid ini belum dibuat.', 'This student has no report yet.'],
  REPORT_PUBLISHED: [409, 'Rapor sudah diterbitkan dan tidak dapat diubah.', 'The report is published and cannot be changed.'],
  REPORT_VERIFIED: [409, 'Rapor ini sudah diverifikasi. Kembalikan dahulu ke draf, lalu ubah.', 'This report is verified. Take it back to a draft first, then change it.'],
  CLOSED_SEMESTER: [409, 'Semester rapor ini sudah ditutup.', 'The semester of this report is closed.'],
  NOT_YET_VERIFIED: [409, 'Rapor ini belum sampai pada langkah ini; langkah sebelumnya belum selesai.', 'This report is not that far: the step before is not done.'],
  GRADES_MISSING: [409, 'Nilai belum lengkap: {jumlah} mata pelajaran.', 'Grades are missing: {jumlah} subjects.'],
  NOTE_MISSING: [409, 'Catatan wali kelas belum diisi.', 'The homeroom teacher’s note is missing.'],
  DECISION_MISSING: [409, 'Keputusan kenaikan belum diisi.', 'The decision about promotion is missing.'],
  WRONG_DECISION: [422, 'Keputusan ini tidak berlaku untuk kelas atau semester ini.', 'This decision is not one of this level or semester.'],
  JOURNAL_NEEDED: [422, 'Perubahan sikap disertai jurnal.', 'A changed attitude needs a journal entry.'],
  NOT_OF_YOUR_ROLE: [403, 'NOT_AUTHORIZED', 'NOT_AUTHORIZED'],
  PARENTS_BY_PREVIEW: [422, 'Orang tua menyatakan sudah membaca lewat tautan rapor.', 'Parents say that they have read it by the address of the report.'],
  WRONG_SEMESTER: [422, 'Rapor dibuat untuk semester yang berjalan.', 'Reports are made for the semester that is on.'],
  NOT_A_MEMBER: [422, 'Murid ini tidak ada di kelas ini.', 'This student is not in this class.'],
  NOT_PUBLISHED: [409, 'Rapor ini belum diterbitkan.', 'This report is not published.'],
  REASON_NEEDED: [422, 'Sebutkan alasannya.', 'Say why.'],
  PREVIEW_UNKNOWN: [404, 'Rapor tidak ditemukan.', 'There is no such report.'],
  PREVIEW_REVOKED: [410, 'Tautan rapor ini telah dicabut.', 'This address of the report was revoked.'],
  PREVIEW_SUPERSEDED: [410, 'Rapor ini telah diganti dengan versi baru.', 'This report was replaced by a newer version.'],
  PREVIEW_EXPIRED: [410, 'Tautan rapor ini sudah kedaluwarsa. Silakan masuk untuk melihat rapor.', 'This address has expired. Please sign in to see the report.'],
});
