/** What its streams are called, and what happens in them. */
const id = {
  'report-setting': 'Pengaturan rapor',
  'grade-weight': 'Bobot K13 per mapel',
  gradebook: 'Buku nilai',
  GradeColumnAdded: 'Kolom nilai ditambah: {{nama}}',
  GradeColumnChanged: 'Kolom nilai diubah: {{nama}}',
  GradeColumnRemoved: 'Kolom nilai dihapus[ beserta {{jumlah_nilai}} nilai]',
  ScoreEntered: 'Nilai diisi[, {{sebelum}} menjadi {{nilai}}]',
  ScoreLeftBehind: 'Nilai[ {{nilai}}] dari kelas sebelumnya tidak dibawa: {{alasan}}',
  DescriptionWritten: 'Deskripsi ditulis',
  AttitudeJudged: 'Sikap[ {{aspek}}] dinilai: {{nilai}}',
  GradebookLocked: 'Nilai dikunci',
  UnlockAsked: 'Minta dibuka: {{alasan}}',
  GradebookUnlocked: 'Nilai dibuka kembali: {{alasan}}',
};
const en: typeof id = {
  'report-setting': 'Report setting',
  'grade-weight': 'K13 weights of a subject',
  gradebook: 'Gradebook',
  GradeColumnAdded: 'Column added: {{nama}}',
  GradeColumnChanged: 'Column changed: {{nama}}',
  GradeColumnRemoved: 'Column removed[ with {{jumlah_nilai}} scores]',
  ScoreEntered: 'Score entered[, {{sebelum}} became {{nilai}}]',
  ScoreLeftBehind: 'Score[ {{nilai}}] of the class before left behind: {{alasan}}',
  DescriptionWritten: 'Description written',
  AttitudeJudged: 'Attitude[ {{aspek}}] judged: {{nilai}}',
  GradebookLocked: 'Grades locked',
  UnlockAsked: 'Asked to be opened: {{alasan}}',
  GradebookUnlocked: 'Grades opened again: {{alasan}}',
};

export const words = { id, en };
