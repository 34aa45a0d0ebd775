/** What its streams are called, and what happens in them. */
const id = {
  assignment: 'Tugas',
  AssignmentSet: 'Tugas dibuat: {{judul}}',
  AssignmentChanged: 'Tugas diubah: {{judul}}',
  AssignmentBegun: 'Pengumpulan pertama',
  AssignmentRemoved: 'Tugas dihapus',
  submission: 'Pengumpulan tugas',
  SubmissionHandedIn: 'Versi {{versi}} dikumpulkan',
  SubmissionWithdrawn: 'Versi {{versi}} ditarik',
  SubmissionMarked: 'Versi {{versi}} dinilai: {{tugas_nilai}}',
  SubmissionReturned: 'Versi {{versi}} dikembalikan',
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
  SubmissionHandedIn: 'Version {{versi}} handed in',
  SubmissionWithdrawn: 'Version {{versi}} taken back',
  SubmissionMarked: 'Version {{versi}} marked: {{tugas_nilai}}',
  SubmissionReturned: 'Version {{versi}} returned',
  phrases: 'Phrase bank',
  PhrasesKept: 'Phrase bank kept',
};

export const words = { id, en };
