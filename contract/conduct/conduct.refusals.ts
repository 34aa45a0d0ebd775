import { refusals } from '#contract/kit/refusal';

export const conductRefusals = refusals({
  ALREADY_ON_REPORT: [409, 'Ini sudah ada di rapor murid ini; ubah frekuensi atau catatannya.', 'This is on the report already; change how often it was or what is said of it.'],
  RULE_INACTIVE: [422, 'Penghargaan atau pelanggaran ini sudah tidak dipakai.', 'This reward or offence is not used any more.'],
  REPORT_IS_OUT: [409, 'Rapor sudah diterbitkan dan tidak dapat diubah.', 'The report is published and cannot be changed.'],
  REPORT_IS_VERIFIED: [409, 'Rapor ini sudah diverifikasi. Kembalikan dahulu ke draf, lalu ubah.', 'This report is verified. Take it back to a draft first, then change it.'],
  SEMESTER_OF_REPORT_CLOSED: [409, 'Semester rapor ini sudah ditutup; perilaku, kegiatan dan prestasi di dalamnya tidak berubah lagi. Yang perlu diluruskan ditulis admin dalam catatan wali kelas.', 'The semester of this report is closed; conduct, activities and achievements in it do not change any more. The admin writes what has to be put right into the homeroom teacher’s note.'],
  TOO_MUCH_ON_REPORT: [409, 'Satu rapor memuat paling banyak {jumlah} baris.', 'A report has at most {jumlah} such rows.'],
});
