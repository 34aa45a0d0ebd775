/** What its streams are called, and what happens in them. */
const id = {
  institution: 'Pengaturan sekolah',
  display: 'Tampilan',
  DataOfficerNamed: 'Petugas pelindungan data ditetapkan',
  DisplayArranged: 'Tampilan diatur',
  InstitutionConfigured: 'Pengaturan sekolah diubah',
};
const en: typeof id = {
  institution: 'School settings',
  display: 'Display',
  DataOfficerNamed: 'Data protection officer named',
  DisplayArranged: 'Display arranged',
  InstitutionConfigured: 'School settings changed',
};

export const words = { id, en };
