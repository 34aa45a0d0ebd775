/** What its streams are called, and what happens in them. */
const id = {
  'report-setting': 'Pengaturan rapor',
  'grade-weight': 'Bobot K13 per mapel',
};
const en: typeof id = {
  'report-setting': 'Report setting',
  'grade-weight': 'K13 weights of a subject',
};

export const words = { id, en };
