import { registerWords } from '#client/kit/words';

const id = {
  title: 'Jadwal Pelajaran', loads: 'Beban Mengajar', whoWhere: 'Siapa di Mana', covers: 'Guru Pengganti', ofTeacher: 'Jadwal Guru',
  said: '{{slot}} jam pelajaran tertata untuk {{kelas}} kelas.', saidGaps: '{{slot}} jam pelajaran tertata untuk {{kelas}} kelas; {{lebih}} mapel belum sesuai alokasi.', saidTeacher: '{{nama}} mengajar {{jam}} jam seminggu di {{kelas}} kelas.',
  semester: 'Semester', ahead: 'Disusun lebih dahulu: pelajarannya masuk ke buku sejak semester ini diaktifkan.',
  also: 'Perubahan langsung diikuti pelajaran yang belum dimulai. Yang sudah berlangsung tetap seperti adanya.',
  noClasses: 'Semester ini belum punya kelas. Buat kelas dahulu, lalu susun jadwalnya di sini.', noTeacher: 'Guru ini tidak ada.',
  byClass: 'Per kelas', byTeacher: 'Per guru', by: 'Tampilan', kelas: 'Kelas', guru: 'Guru', mapel: 'Mata Pelajaran', ruang: 'Ruang', hari: 'Hari', jam: 'Jam', period: 'Jam ke-{{posisi}}', break: 'Istirahat',
  grid: 'Jadwal {{nama}}', empty: 'kosong', free: 'dapat dipindahkan ke sini', taken: 'bentrok', swap: 'tukar tempat', cell: '{{hari}} jam ke-{{posisi}}: {{isi}}',
  keys: 'Panah: pindah sel · Enter: buka · Spasi: angkat, panah ke tujuan, Spasi lagi: letakkan · Esc: batal · Delete: hapus. Atau seret dengan tetikus.',
  lifted: '{{mapel}} diangkat. Pilih tempat yang terang.', moved: '{{mapel}} dipindah ke {{hari}} jam ke-{{posisi}}', swapped: 'Dua jam pelajaran bertukar tempat', removed: '{{mapel}} dihapus dari jadwal', placed: '{{mapel}} ditempatkan', changed: 'Jam pelajaran diubah',
  addTitle: 'Isi {{hari}} jam ke-{{posisi}}', editTitle: '{{hari}} jam ke-{{posisi}}', pick: 'Pilih sel untuk mengisi atau mengubahnya.', place: 'Tempatkan', save: 'Simpan', remove: 'Hapus', close: 'Tutup', optional: 'boleh kosong',
  clashTitle: 'Belum dapat ditempatkan', clashGuru: '{{guru}} mengajar {{mapel}} di {{kelas}} pada jam ini.', clashKelas: '{{kelas}} sudah memiliki {{mapel}} ({{guru}}) pada jam ini.', clashRuang: 'Ruang {{ruang}} dipakai {{kelas}} ({{mapel}}).',
  alternatives: 'Tempat terdekat yang kosong', useIt: '{{hari}} jam ke-{{posisi}}', noAlternatives: 'Tidak ada tempat lain yang kosong untuk guru dan kelas ini.',
  LEBIH_ALOKASI: 'Melebihi alokasi jam mingguan mapel ini.', BUKAN_PENGAMPU: 'Guru ini belum tercatat sebagai pengampu mapel di kelas ini.',
  freeTeachers: 'Guru yang kosong', hours: '{{jam}} jam', teaches: 'mengampu', nobodyFree: 'Tidak ada guru yang kosong pada jam ini.',
  more: 'Salin, impor, cetak', copyDay: 'Salin Hari', copyClass: 'Salin Kelas', bring: 'Impor', take: 'Ekspor', print: 'Cetak', history: 'Perubahan Sekaligus',
  from: 'Dari', to: 'Ke', allClasses: 'Semua kelas', look: 'Pratinjau', doIt: 'Terapkan yang Muat', doAll: 'Terapkan', cancel: 'Batal',
  preview: '{{tempat}} ditempatkan, {{hapus}} dihapus, {{sama}} sudah ada, {{tidak}} tidak muat.', turnover: '{{kelas}}: {{tempat}} ditempatkan, {{hapus}} dihapus', line: 'Baris {{baris}}', done: '{{count}} jam pelajaran ditempatkan',
  bringAbout: 'Berkas .fet atau CSV dari FET, atau lembar Excel dengan kolom Hari, Jam ke, Kelas, Mata Pelajaran, Guru, Ruang. Pratinjau menyebut yang tidak muat; semuanya dapat diurungkan.',
  chooseFile: 'Pilih Berkas', replace: 'Ganti jadwal kelas yang ada di berkas', notBrought: 'Berkas belum dapat dibaca', fet: 'FET (.fet)', csv: 'CSV untuk FET', xlsx: 'Excel',
  printOne: 'Yang tampil', printClasses: 'Semua kelas', printTeachers: 'Semua guru', printSchool: 'Seluruh sekolah', paper: 'Kertas',
  impor: 'Impor', salin_hari: 'Salin hari', salin_kelas: 'Salin kelas', urung: 'Pengurungan', undo: 'Urungkan', undone: 'diurungkan', changeLine: '+{{tempat}} −{{hapus}} · {{oleh}} · {{pada}}', noChanges: 'Belum ada perubahan sekaligus di semester ini.', undid: 'Perubahan diurungkan', previewAnew: 'Jadwal berubah sejak pratinjau tadi. Ini pratinjau yang baru.', losing: '{{count}} jam pelajaran sudah diubah sejak itu. Perubahan ini akan hilang:', cameAs: 'semula {{isi}}', undoAnyway: 'Urungkan Juga',
  loadsSaid: '{{n}} guru mengajar {{jam}} jam seminggu; {{lebih}} mapel di {{kelas}} kelas belum sesuai alokasi.', loadsEven: '{{n}} guru mengajar {{jam}} jam seminggu; semua mapel di {{kelas}} kelas sesuai alokasi.', loadsNone: 'Belum ada jadwal.', teacherLoads: 'Beban guru', classLoads: 'Kelas dan alokasi', total: 'Jumlah', covered: 'Menggantikan', ofAllotted: '{{jam}} dari {{alokasi}}', unallotted: 'Tanpa alokasi',
  coversSaid: '{{n}} dari {{total}} sesi pada {{hari}} digantikan.', coversNone: 'Tidak ada sesi pada hari itu.', date: 'Tanggal', teacherFilter: 'Guru yang berhalangan', allTeachers: 'Semua guru', action: 'Tindakan', cover: 'Tunjuk Pengganti', change: 'Ganti', uncover: 'Cabut', substitute: 'Pengganti', reason: 'Alasan', nobody: 'belum ada', candidates: 'Pengganti {{mapel}} {{kelas}} jam ke-{{posisi}}', noCandidates: 'Semua guru mengajar pada jam ini.', busyNow: 'bentrok dengan jadwalnya sendiri', released_jam: '{{nama}} dilepas: tidak bebas pada jam yang baru', released_hari: '{{nama}} dilepas: pelajaran pindah hari', released_guru: '{{nama}} dilepas: pengajarnya berganti', fits: 'mengampu mapel ini', knows: 'mengajar kelas ini', over: 'sesi sudah selesai', notNeeded: 'Tidak Perlu', heldAnyway: 'Pengajarnya hadir sendiri; tidak ada pengganti', releasedTitle_one: '{{count}} sesi kehilangan pengganti karena jadwal berubah', releasedTitle_other: '{{count}} sesi kehilangan pengganti karena jadwal berubah', releasedLine: '{{kelas}} {{mapel}}, {{hari}} jam ke-{{posisi}}', settle: 'Putuskan', candidateLine: '{{hari}} jam pada hari itu · {{kali}} kali menggantikan', choose: 'Tunjuk', named: '{{nama}} menggantikan', takenBack: 'Penggantian dicabut', reasonHint: 'mis. sakit, dinas luar',
  readOnly: 'Hanya admin yang mengubah jadwal.',
};
const en: typeof id = {
  title: 'Timetable', loads: 'Teaching Loads', whoWhere: 'Who Is Where', covers: 'Substitutes', ofTeacher: 'Timetable of a Teacher',
  said: '{{slot}} lessons are placed for {{kelas}} classes.', saidGaps: '{{slot}} lessons are placed for {{kelas}} classes; {{lebih}} subjects differ from their allotment.', saidTeacher: '{{nama}} teaches {{jam}} lessons a week in {{kelas}} classes.',
  semester: 'Semester', ahead: 'Arranged ahead: its lessons are in the books once this semester is active.',
  also: 'Lessons that have not begun follow at once. Those that have stay as they were.',
  noClasses: 'This semester has no classes yet. Make classes first, then arrange their timetable here.', noTeacher: 'There is no such teacher.',
  byClass: 'By class', byTeacher: 'By teacher', by: 'View', kelas: 'Class', guru: 'Teacher', mapel: 'Subject', ruang: 'Room', hari: 'Day', jam: 'Time', period: 'Period {{posisi}}', break: 'Break',
  grid: 'Timetable of {{nama}}', empty: 'free', free: 'can go here', taken: 'clash', swap: 'change places', cell: '{{hari}} period {{posisi}}: {{isi}}',
  keys: 'Arrows: move · Enter: open · Space: lift, arrows to the place, Space again: put down · Esc: cancel · Delete: remove. Or drag it.',
  lifted: '{{mapel}} is lifted. Choose a bright place.', moved: '{{mapel}} moved to {{hari}} period {{posisi}}', swapped: 'Two lessons have changed places', removed: '{{mapel}} was removed', placed: '{{mapel}} was placed', changed: 'The lesson was changed',
  addTitle: 'Fill {{hari}} period {{posisi}}', editTitle: '{{hari}} period {{posisi}}', pick: 'Choose a cell to fill or change it.', place: 'Place', save: 'Save', remove: 'Remove', close: 'Close', optional: 'may be empty',
  clashTitle: 'Cannot be placed yet', clashGuru: '{{guru}} teaches {{mapel}} in {{kelas}} then.', clashKelas: '{{kelas}} has {{mapel}} ({{guru}}) then.', clashRuang: 'Room {{ruang}} is taken by {{kelas}} ({{mapel}}).',
  alternatives: 'The nearest places that are free', useIt: '{{hari}} period {{posisi}}', noAlternatives: 'No other place is free for this teacher and class.',
  LEBIH_ALOKASI: 'More than this subject is allotted a week.', BUKAN_PENGAMPU: 'This teacher is not said to teach the subject in this class.',
  freeTeachers: 'Free teachers', hours: '{{jam}} lessons', teaches: 'teaches it', nobodyFree: 'No teacher is free then.',
  more: 'Copy, import, print', copyDay: 'Copy a Day', copyClass: 'Copy a Class', bring: 'Import', take: 'Export', print: 'Print', history: 'Changes of Many',
  from: 'From', to: 'To', allClasses: 'All classes', look: 'Preview', doIt: 'Apply What Fits', doAll: 'Apply', cancel: 'Cancel',
  preview: '{{tempat}} placed, {{hapus}} removed, {{sama}} there already, {{tidak}} do not fit.', turnover: '{{kelas}}: {{tempat}} placed, {{hapus}} removed', line: 'Line {{baris}}', done: '{{count}} lessons placed',
  bringAbout: 'A .fet file or CSV of FET, or a sheet with the columns Hari, Jam ke, Kelas, Mata Pelajaran, Guru, Ruang. The preview names what does not fit; all of it can be undone.',
  chooseFile: 'Choose File', replace: 'Replace the timetable of the classes in the file', notBrought: 'The file could not be read', fet: 'FET (.fet)', csv: 'CSV for FET', xlsx: 'Excel',
  printOne: 'What is shown', printClasses: 'All classes', printTeachers: 'All teachers', printSchool: 'Whole school', paper: 'Paper',
  impor: 'Import', salin_hari: 'Copy of a day', salin_kelas: 'Copy of a class', urung: 'Undo', undo: 'Undo', undone: 'undone', changeLine: '+{{tempat}} −{{hapus}} · {{oleh}} · {{pada}}', noChanges: 'Nothing was changed at once in this semester.', undid: 'The change was undone', previewAnew: 'The timetable has changed since that preview. This is the new one.', losing: '{{count}} of these lessons were changed since. That would be lost:', cameAs: 'came as {{isi}}', undoAnyway: 'Undo Anyway',
  loadsSaid: '{{n}} teachers teach {{jam}} lessons a week; {{lebih}} subjects in {{kelas}} classes differ from their allotment.', loadsEven: '{{n}} teachers teach {{jam}} lessons a week; every subject in {{kelas}} classes has its allotment.', loadsNone: 'There is no timetable yet.', teacherLoads: 'Teachers', classLoads: 'Classes and allotments', total: 'Total', covered: 'Stood in', ofAllotted: '{{jam}} of {{alokasi}}', unallotted: 'No allotment',
  coversSaid: '{{n}} of {{total}} lessons on {{hari}} have a substitute.', coversNone: 'There are no lessons on this day.', date: 'Date', teacherFilter: 'Absent teacher', allTeachers: 'All teachers', action: 'Actions', cover: 'Name a Substitute', change: 'Change', uncover: 'Take Back', substitute: 'Substitute', reason: 'Reason', nobody: 'nobody yet', candidates: 'Substitute for {{mapel}} {{kelas}} period {{posisi}}', noCandidates: 'Every teacher teaches then.', busyNow: 'clashes with their own timetable', released_jam: '{{nama}} was released: not free at the new time', released_hari: '{{nama}} was released: the lesson is on another day', released_guru: '{{nama}} was released: it has another teacher', fits: 'teaches the subject', knows: 'teaches the class', over: 'the lesson is over', notNeeded: 'Not Needed', heldAnyway: 'Its teacher is there; nobody stands in', releasedTitle_one: '{{count}} lesson has lost its substitute since the timetable changed', releasedTitle_other: '{{count}} lessons have lost their substitutes since the timetable changed', releasedLine: '{{kelas}} {{mapel}}, {{hari}} period {{posisi}}', settle: 'Decide', candidateLine: '{{hari}} lessons that day · stood in {{kali}} times', choose: 'Name', named: '{{nama}} stands in', takenBack: 'The substitute was taken back', reasonHint: 'such as illness',
  readOnly: 'Only the admin changes the timetable.',
};

export const words = { id, en };
registerWords('grid', words);
declare module '#client/kit/words' {
  interface Words {
    grid: typeof id;
  }
}
