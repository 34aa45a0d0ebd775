/** What its streams are called, and what happens in them. */
const id = {
  assignment: 'Tugas',
  AssignmentSet: 'Tugas dibuat: {{judul}}',
  AssignmentChanged: 'Tugas diubah: {{judul}}',
  AssignmentBegun: 'Pengumpulan pertama',
  AssignmentRemoved: 'Tugas dihapus',
  submission: 'Pengumpulan tugas',
  SubmissionHandedIn: 'Tugas dikumpulkan[, versi {{versi}}]',
  SubmissionWithdrawn: 'Pengumpulan ditarik[, versi {{versi}}]',
  SubmissionMarked: 'Tugas dinilai[, versi {{versi}}]: {{tugas_nilai}}',
  SubmissionReturned: 'Tugas dikembalikan[, versi {{versi}}]',
  phrases: 'Bank frasa',
  PhrasesKept: 'Bank frasa disimpan',
};
const en: typeof id = {
  assignment: 'Assignment',
  AssignmentSet: 'Assignment set: {{judul}}',
  AssignmentChanged: 'Assignment changed: {{judul}}',
  AssignmentBegun: 'First work handed in',
  AssignmentRemoved: 'Assignment removed',
  submission: 'Submission',
  SubmissionHandedIn: 'Work handed in[, version {{versi}}]',
  SubmissionWithdrawn: 'Work taken back[, version {{versi}}]',
  SubmissionMarked: 'Work marked[, version {{versi}}]: {{tugas_nilai}}',
  SubmissionReturned: 'Work returned[, version {{versi}}]',
  phrases: 'Phrase bank',
  PhrasesKept: 'Phrase bank kept',
};

export const words = { id, en };
