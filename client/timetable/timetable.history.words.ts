/** What its streams are called, and what happens in them. */
const id = {
  timetable: 'Jadwal',
  'schedule-model': 'Model jadwal',
  ModelChosen: 'Model jadwal dipilih',
  'lesson-allocation': 'Alokasi jam',
  'calendar-feed': 'Alamat kalender',
  SlotPlaced: 'Jam pelajaran ditempatkan',
  SlotMoved: 'Jam pelajaran dipindahkan',
  SlotChanged: 'Jam pelajaran diubah',
  SlotRemoved: 'Jam pelajaran dihapus',
  TimetableRearranged: 'Banyak jam pelajaran diubah sekaligus',
  CalendarFeedOpened: 'Alamat kalender dibuat',
  CalendarFeedClosed: 'Alamat kalender dicabut',
};
const en: typeof id = {
  timetable: 'Timetable',
  'schedule-model': 'Schedule model',
  ModelChosen: 'Schedule model chosen',
  'lesson-allocation': 'Lesson allotment',
  'calendar-feed': 'Calendar address',
  SlotPlaced: 'Period placed',
  SlotMoved: 'Period moved',
  SlotChanged: 'Period changed',
  SlotRemoved: 'Period removed',
  TimetableRearranged: 'Many periods changed at once',
  CalendarFeedOpened: 'Calendar address made',
  CalendarFeedClosed: 'Calendar address revoked',
};

export const words = { id, en };
