/** What its streams are called, and what happens in them. */
const id = {
  activity: 'Kegiatan',
  'conduct-rule': 'Penghargaan atau pelanggaran',
};
const en: typeof id = {
  activity: 'Activity',
  'conduct-rule': 'Reward or punishment',
};

export const words = { id, en };
