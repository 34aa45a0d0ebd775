/** What its streams are called, and what happens in them. */
const id = {
  activity: 'Kegiatan',
  'conduct-rule': 'Penghargaan atau pelanggaran',
  'report-conduct': 'Catatan di rapor',
  ConductRecorded: 'Catatan perilaku ditulis',
  ConductRemoved: 'Catatan perilaku dihapus',
  ActivityGraded: 'Kegiatan dinilai',
  ActivityGradeRemoved: 'Nilai kegiatan dihapus',
  AchievementRecorded: 'Prestasi dicatat',
  AchievementRemoved: 'Prestasi dihapus',
};
const en: typeof id = {
  activity: 'Activity',
  'conduct-rule': 'Reward or punishment',
  'report-conduct': 'Notes on the report',
  ConductRecorded: 'Reward or offence recorded',
  ConductRemoved: 'Reward or offence removed',
  ActivityGraded: 'Activity graded',
  ActivityGradeRemoved: 'Grade of an activity removed',
  AchievementRecorded: 'Achievement recorded',
  AchievementRemoved: 'Achievement removed',
};

export const words = { id, en };
