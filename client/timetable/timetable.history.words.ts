/** What its streams are called, and what happens in them. */
const id = {
  timetable: 'Jadwal',
  'schedule-model': 'Model jadwal',
  ModelChosen: 'Model jadwal dipilih',
  SlotPlaced: 'Jam pelajaran ditempatkan',
};
const en: typeof id = {
  timetable: 'Timetable',
  'schedule-model': 'Schedule model',
  ModelChosen: 'Schedule model chosen',
  SlotPlaced: 'Period placed',
};

export const words = { id, en };
