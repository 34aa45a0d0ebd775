/** What its streams are called, and what happens in them. */
const id = {
  'report-lock': 'Kunci rapor',
  'report-template': 'Templat rapor',
  ReportsLocked: 'Rapor dikunci',
  ReportsUnlocked: 'Kunci rapor dibuka',
};
const en: typeof id = {
  'report-lock': 'Report lock',
  'report-template': 'Report template',
  ReportsLocked: 'Reports locked',
  ReportsUnlocked: 'Reports unlocked',
};

export const words = { id, en };
