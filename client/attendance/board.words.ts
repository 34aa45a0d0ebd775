import { registerWords } from '#client/kit/words';

const id = {
  sayPresent: '{{hadir}} dari {{jumlah}}', sayPresentAfter: ' murid tercatat hadir; ', sayAlpa: ' belum ada kabar.', sayUnknown: ' belum dicatat.', sayAll: 'semua sudah ada kabarnya.',
  sayNone: 'Belum ada dari {{jumlah}} murid yang tercatat.',
  running: 'Jam ke-{{posisi}} berlangsung sampai {{jam}}.',
  unfilledOf: '{{unfilled}} dari {{begun}}', mayChange: ' presensi yang sudah mulai belum lengkap, jadi angka ini masih dapat berubah.', stillOpen: ' presensi hari itu belum lengkap.',
  allFilled_one: 'Satu-satunya presensi yang sudah mulai terisi lengkap.', allFilled_other: 'Semua {{count}} presensi yang sudah mulai terisi lengkap.', noneBegun: 'Pelajaran pertama belum mulai.',
  live: 'Langsung', notLive: 'Menyambung', filledIn: '{{oleh}} mengisi', where: '{{kelas}} · jam ke-{{posisi}}',
  strip: 'Murid menurut catatan terakhir hari itu',
  proof: '{{jumlah}} murid menurut catatan terakhir masing-masing. Per jam pelajaran:', marks: '{{hadir}} hadir dari {{terisi}} tercatat ({{persen}})', unrecorded: '{{belum}} belum dicatat.',

  matrix: 'Per kelas dan jam', order: 'Urutan', worst: 'Terburuk dulu', byClass: 'Menurut kelas', kelas: 'Kelas', now: 'Sekarang',
  children: 'Murid', childrenNow: 'saat ini', registers: 'Diisi', registersWhat: 'presensi',
  complete: 'lengkap', unfilled: 'belum', left: '{{count}} belum', cellOf: '{{kelas}}, jam ke-{{posisi}}, {{mapel}}', awayOf: '{{count}} tidak hadir', later: 'belum mulai', holiday: 'libur', noLesson: 'tidak ada pelajaran',
  totalOf: '{{kelas}}: {{hadir}} dari {{jumlah}} murid hadir', registersOf: '{{terisi}} dari {{begun}} presensi terisi',
  legendFull: 'lengkap', legendSome: '1–2 tidak hadir', legendMany: '3 atau lebih', legendNone: 'belum diisi, lewat berapa lama', legendNow: 'jam sekarang', help: 'Panah untuk berpindah, Enter untuk membuka.',

  act: 'Perlu tindakan Anda', actNone: 'Tidak ada yang menunggu Anda sekarang.',
  silent_one: '{{count}} murid belum ada kabar', silent_other: '{{count}} murid belum ada kabar', streakDay: 'hari ke-{{hari}} berturut-turut', atPeriods: 'jam ke-{{jam}}', seeAll: 'Lihat semua',
  owing_one: '{{count}} presensi belum lengkap', owing_other: '{{count}} presensi belum lengkap', owes: '{{kelas}} jam {{jam}}', overdue: 'lewat {{lama}}',
  noHomeroom: 'Belum ada wali kelas', remind: 'Ingatkan', remindWhom: 'Ingatkan {{nama}}', reminded: 'Diingatkan {{jam}}', open: 'Buka',
  streaks: 'Berhari-hari tanpa kabar', streak: '{{hari}} hari sekolah sejak {{sejak}}',
  often: 'Sering tidak hadir', oftenHow_one: '{{count}} murid tidak hadir pada {{batas}}% atau lebih catatan semester ini; {{terbanyak}} di antaranya kelas {{kelas}}.', oftenHow_other: '{{count}} murid tidak hadir pada {{batas}}% atau lebih catatan semester ini; {{terbanyak}} di antaranya kelas {{kelas}}.',
  oftenNone: 'Belum ada murid yang tidak hadir pada {{batas}}% catatan semester ini.', oftenMore_one: 'Tampilkan {{count}} lagi', oftenMore_other: 'Tampilkan {{count}} lagi', share: '{{tidak_hadir}} dari {{terisi}} catatan',

  whence: 'Dari mana angka ini', why_one: '{{count}} murid: {{keadaan}}', why_other: '{{count}} murid: {{keadaan}}', away: 'tidak hadir',
  figure: 'Angka', people: 'Orang', events: 'Peristiwa', child_one: 'murid', child_other: 'murid',
  howState: 'Murid yang catatan terakhirnya hari itu {{keadaan}}. Yang belum dicatat tidak dihitung.', howAway: 'Murid yang catatan terakhirnya hari itu Sakit, Izin, atau Alpa. Yang belum dicatat tidak dihitung.', howUnknown: 'Murid yang belum punya satu catatan pun hari itu.',
  present: 'hadir', recorded: 'tercatat', howLessons: 'Tiap murid dihitung sekali tiap jam pelajaran. Hadir, Terlambat, dan Dispensasi dihitung hadir; {{belum}} yang belum dicatat tidak dihitung. {{kurang}} dari {{jumlah}} presensi yang sudah mulai belum lengkap.',
  since: 'alpa sejak {{hari}}', soFar: 'hadir {{hadir}} dari {{terisi}} tercatat', alsoUnrecorded_one: '{{count}} jam belum diisi', alsoUnrecorded_other: '{{count}} jam belum diisi',
  marked: '{{oleh}} menandai', markedAs: '{{status}}, {{kelas}} jam ke-{{posisi}}', before: 'sebelumnya {{status}}', boardAt: 'Buka papan pada {{jam}}', nobody: 'Tidak ada murid dengan keadaan ini.',

  compare: '{{hari}} ini {{persen}}, {{beda}} rata-rata {{count}} {{hari}} sebelumnya ({{lain}}).', same: 'hampir sama dengan', higher: '{{poin}} poin di atas', lower: '{{poin}} poin di bawah',

  reminders: 'Diminta mengisi presensi', remindedBy: '{{oleh}} mengingatkan pukul {{jam}}', fill: 'Isi',
};
const en: typeof id = {
  sayPresent: '{{hadir}} of {{jumlah}}', sayPresentAfter: ' students are recorded present; ', sayAlpa: ' absent without word.', sayUnknown: ' not recorded yet.', sayAll: 'everybody is accounted for.',
  sayNone: 'None of the {{jumlah}} students has been recorded yet.',
  running: 'Period {{posisi}} runs until {{jam}}.',
  unfilledOf: '{{unfilled}} of {{begun}}', mayChange: ' registers that have started are incomplete, so this number may still change.', stillOpen: ' registers of that day are incomplete.',
  allFilled_one: 'The only register that has started is complete.', allFilled_other: 'All {{count}} registers that have started are complete.', noneBegun: 'The first lesson has not started.',
  live: 'Live', notLive: 'Connecting', filledIn: '{{oleh}} filled in', where: '{{kelas}} · period {{posisi}}',
  strip: 'Students by their last mark of that day',
  proof: '{{jumlah}} students, each by their last mark. By lesson:', marks: '{{hadir}} present of {{terisi}} recorded ({{persen}})', unrecorded: '{{belum}} not recorded.',

  matrix: 'By class and period', order: 'Order', worst: 'Worst first', byClass: 'By class', kelas: 'Class', now: 'Now',
  children: 'Students', childrenNow: 'now', registers: 'Filled', registersWhat: 'registers',
  complete: 'all there', unfilled: 'empty', left: '{{count}} left', cellOf: '{{kelas}}, period {{posisi}}, {{mapel}}', awayOf: '{{count}} absent', later: 'not started', holiday: 'holiday', noLesson: 'no lesson',
  totalOf: '{{kelas}}: {{hadir}} of {{jumlah}} students present', registersOf: '{{terisi}} of {{begun}} registers filled',
  legendFull: 'all there', legendSome: '1–2 absent', legendMany: '3 or more', legendNone: 'empty, how long overdue', legendNow: 'current period', help: 'Arrow keys to move, Enter to open.',

  act: 'Needs your attention', actNone: 'Nothing is waiting for you now.',
  silent_one: '{{count}} student absent without word', silent_other: '{{count}} students absent without word', streakDay: 'day {{hari}} in a row', atPeriods: 'period {{jam}}', seeAll: 'See all',
  owing_one: '{{count}} incomplete register', owing_other: '{{count}} incomplete registers', owes: '{{kelas}} period {{jam}}', overdue: '{{lama}} overdue',
  noHomeroom: 'No homeroom teacher', remind: 'Remind', remindWhom: 'Remind {{nama}}', reminded: 'Reminded {{jam}}', open: 'Open',
  streaks: 'Absent for days without word', streak: '{{hari}} school days since {{sejak}}',
  often: 'Often absent', oftenHow_one: '{{count}} student was absent in {{batas}}% or more of this semester’s records; {{terbanyak}} in class {{kelas}}.', oftenHow_other: '{{count}} students were absent in {{batas}}% or more of this semester’s records; {{terbanyak}} of them in class {{kelas}}.',
  oftenNone: 'No student was absent in {{batas}}% of this semester’s records.', oftenMore_one: 'Show {{count}} more', oftenMore_other: 'Show {{count}} more', share: '{{tidak_hadir}} of {{terisi}} records',

  whence: 'Where this number comes from', why_one: '{{count}} student: {{keadaan}}', why_other: '{{count}} students: {{keadaan}}', away: 'absent',
  figure: 'Figure', people: 'People', events: 'Events', child_one: 'student', child_other: 'students',
  howState: 'Students whose last mark of that day is {{keadaan}}. Students not recorded are not counted.', howAway: 'Students whose last mark of that day is sick, excused or unexcused. Students not recorded are not counted.', howUnknown: 'Students without a single mark on that day.',
  present: 'present', recorded: 'recorded', howLessons: 'Each student counts once per lesson. Present, late and dispensation count as present; {{belum}} not recorded yet are left out. {{kurang}} of the {{jumlah}} registers that have started are incomplete.',
  since: 'unexcused since {{hari}}', soFar: 'present in {{hadir}} of {{terisi}} recorded', alsoUnrecorded_one: '{{count}} lesson not recorded', alsoUnrecorded_other: '{{count}} lessons not recorded',
  marked: '{{oleh}} marked', markedAs: '{{status}}, {{kelas}} period {{posisi}}', before: 'before: {{status}}', boardAt: 'Open the board at {{jam}}', nobody: 'No students to show.',

  compare: '{{persen}} this {{hari}}, {{beda}} the average of the {{count}} previous {{hari}}s ({{lain}}).', same: 'about the same as', higher: '{{poin}} points above', lower: '{{poin}} points below',

  reminders: 'Registers you were asked to fill in', remindedBy: '{{oleh}} reminded you at {{jam}}', fill: 'Fill in',
};

export const words = { id, en };
registerWords('board', words);
declare module '#client/kit/words' {
  interface Words {
    board: typeof id;
  }
}
