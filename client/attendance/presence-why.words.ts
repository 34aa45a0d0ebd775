import { registerWords } from '#client/kit/words';

const id = {
  whence: 'Dari mana angka ini', title: 'Kehadiran {{nama}} · {{mapel}}', allSubjects: 'semua mata pelajaran', open: 'dari mana kehadiran {{nama}}, {{mapel}}',
  figure: 'Angka', lessons_one: 'pelajaran', lessons_other: 'pelajaran', counted: 'hadir', away: 'tidak hadir', recorded: 'tercatat', howAway: 'Sakit, Izin, dan Alpa dihitung tidak hadir; pelajaran yang belum dicatat guru tidak dihitung.', nothing: 'Belum ada pelajaran yang dihitung.',
  how: 'Hadir, Terlambat, dan Dispensasi dihitung hadir. Pelajaran yang belum dicatat guru ikut menjadi pembagi.',
  notable: 'Pelajaran yang bukan sekadar hadir', notableNone: 'Semua yang tercatat hadir.', there_one: 'Tampilkan juga {{count}} pelajaran yang hadir', there_other: 'Tampilkan juga {{count}} pelajaran yang hadir',
  periods: 'jam ke-{{jam}}', unrecorded_one: '{{count}} pelajaran belum dicatat guru', unrecorded_other: '{{count}} pelajaran belum dicatat guru', marked: '{{oleh}} menandai {{waktu}}', before: 'sebelumnya {{status}}', letter: 'dari surat izin', daysTitle: 'Hari tidak hadir {{nama}}', daysHow: 'Sehari dihitung tidak hadir bila tidak satu pelajaran pun yang tercatat dihadiri; sebabnya yang terbanyak hari itu, bila sama Sakit, Izin, lalu Alpa.', daysNone: 'Tidak ada hari yang dihitung tidak hadir.', somebody: 'Tanpa nama',
};
const en: typeof id = {
  whence: 'Where this number comes from', title: 'Attendance of {{nama}} · {{mapel}}', allSubjects: 'all subjects', open: 'where the attendance of {{nama}} comes from, {{mapel}}',
  figure: 'Figure', lessons_one: 'lesson', lessons_other: 'lessons', counted: 'present', away: 'not present', recorded: 'recorded', howAway: 'Sick, excused and unexcused count as not present; lessons the teacher has not recorded are left out.', nothing: 'No lesson counts yet.',
  how: 'Present, late and dispensation count as present. Lessons the teacher has not recorded are part of the total.',
  notable: 'Lessons that were not simply attended', notableNone: 'Everything recorded is present.', there_one: 'Show the {{count}} attended lesson too', there_other: 'Show the {{count}} attended lessons too',
  periods: 'period {{jam}}', unrecorded_one: '{{count}} lesson not recorded by the teacher', unrecorded_other: '{{count}} lessons not recorded by the teacher', marked: '{{oleh}} marked it {{waktu}}', before: '{{status}} before', letter: 'from an absence note', daysTitle: 'Days away of {{nama}}', daysHow: 'A day counts as away where no recorded lesson was attended; it is called by what there is most of on it, in case of a tie sick, excused, then unexcused.', daysNone: 'No day counts as away.', somebody: 'Unnamed',
};

export const words = { id, en };
registerWords('presenceWhy', words);
declare module '#client/kit/words' {
  interface Words {
    presenceWhy: typeof id;
  }
}
