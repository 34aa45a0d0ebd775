/** What its streams are called, and what happens in them. */
const id = {
  'school-year': 'Tahun ajaran & libur',
  HolidayDeclared: 'Hari libur ditetapkan',
  HolidayWithdrawn: 'Hari libur dihapus',
  SchoolYearOpened: 'Semester dibuka',
  SchoolYearChanged: 'Semester diubah',
  SchoolYearActivated: 'Semester diaktifkan',
  SchoolYearDeleted: 'Semester dihapus',
  SemesterCopyWished: 'Salinan semester diminta',
  SemesterCopied: 'Semester disalin',
};
const en: typeof id = {
  'school-year': 'School year & holidays',
  HolidayDeclared: 'Holiday declared',
  HolidayWithdrawn: 'Holiday withdrawn',
  SchoolYearOpened: 'Semester opened',
  SchoolYearChanged: 'Semester changed',
  SchoolYearActivated: 'Semester activated',
  SchoolYearDeleted: 'Semester deleted',
  SemesterCopyWished: 'Copy of a semester asked for',
  SemesterCopied: 'Semester copied',
};

export const words = { id, en };
