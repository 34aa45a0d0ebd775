/** What its streams are called, and what happens in them. */
const id = {
  'passing-grade': 'KKM',
  predicate: 'Predikat',
  PassingGradeIntroduced: 'KKM ditetapkan',
  PassingGradeWithdrawn: 'KKM dihapus',
  PassingIntervalsChanged: 'Interval KKM diubah',
};
const en: typeof id = {
  'passing-grade': 'Passing grade',
  predicate: 'Predicate',
  PassingGradeIntroduced: 'Passing grade set',
  PassingGradeWithdrawn: 'Passing grade removed',
  PassingIntervalsChanged: 'Passing intervals changed',
};

export const words = { id, en };
