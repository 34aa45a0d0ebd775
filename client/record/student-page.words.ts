import { registerWords } from '#client/kit/words';

const id = {
  ownClass: 'Kelas Saya', home: 'Beranda', student: 'Murid', contact: 'Kontak & kesehatan',
  grades: 'Nilai sejauh ini', noGrades: 'Belum ada nilai semester ini.', low_one: '{{n}} dari {{dari}} nilai di bawah {{batas}}.', low_other: '{{n}} dari {{dari}} nilai di bawah {{batas}}.',
  noneLow_one: 'Satu-satunya nilai mencapai {{batas}}.', noneLow_other: 'Semua {{dari}} nilai mencapai {{batas}}.', rank: 'Peringkat {{n}} dari {{dari}}', bars: 'Garis penuh: rata-rata kelas · garis putus: {{batas}}', barAbout: 'Rata-rata kelas {{rata}} · {{batas}} {{kkm}}', gradeOf: '{{mapel}}: {{nilai}}, rata-rata kelas {{rata}}. Dari mana?',
  work: 'Tugas semester ini', noWork: 'Belum ada tugas semester ini.', missed_one: '{{n}} dari {{dari}} tugas tidak dikumpulkan.', missed_other: '{{n}} dari {{dari}} tugas tidak dikumpulkan.', noneMissed: 'Tidak ada yang terlewat dari {{dari}} tugas.',
  missedOf: '{{n}} dari {{dari}} tidak dikumpulkan', toCome: '{{n}} masih ditunggu', late: '{{n}} terlambat', mean: 'rata-rata {{nilai}}', handedIn: 'dari {{dari}} tugas tidak ada yang terlewat',
  leaves: 'Izin', noLeaves: 'Belum pernah minta izin.', reports: 'Rapor', noReports: 'Belum ada rapor.',
};
const en: typeof id = {
  ownClass: 'My Class', home: 'Home', student: 'Student', contact: 'Contact & health',
  grades: 'Grades so far', noGrades: 'No grades this semester yet.', low_one: '{{n}} of {{dari}} grades is below the {{batas}}.', low_other: '{{n}} of {{dari}} grades are below the {{batas}}.',
  noneLow_one: 'The only grade reaches the {{batas}}.', noneLow_other: 'All {{dari}} grades reach the {{batas}}.', rank: 'Rank {{n}} of {{dari}}', bars: 'Solid line: class average · dotted line: {{batas}}', barAbout: 'Class average {{rata}} · {{batas}} {{kkm}}', gradeOf: '{{mapel}}: {{nilai}}, class average {{rata}}. Where does it come from?',
  work: 'Assignments this semester', noWork: 'No assignments this semester yet.', missed_one: '{{n}} of {{dari}} assignments was not handed in.', missed_other: '{{n}} of {{dari}} assignments were not handed in.', noneMissed: 'None of {{dari}} assignments is missing.',
  missedOf: '{{n}} of {{dari}} not handed in', toCome: '{{n}} still to come', late: '{{n}} late', mean: 'average {{nilai}}', handedIn: 'none of {{dari}} is missing',
  leaves: 'Absence requests', noLeaves: 'No absence requests yet.', reports: 'Reports', noReports: 'No reports yet.',
};

export const words = { id, en };
registerWords('studentPage', words);
declare module '#client/kit/words' {
  interface Words {
    studentPage: typeof id;
  }
}
