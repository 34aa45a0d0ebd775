import { registerWords } from '#client/kit/words';

const id = {
  title: 'Perubahan Nilai', about: 'Setiap perubahan nilai, yang terbaru lebih dahulu. Setiap baris menuju buku nilai pada saat itu. Cari nama murid, mata pelajaran, atau pelaku.',
  told_one: '{{count}} perubahan patut dilihat dalam 30 hari: {{rincian}}.', told_other: '{{count}} perubahan patut dilihat dalam 30 hari: {{rincian}}.', toldNone: 'Tidak ada perubahan nilai yang patut dilihat dalam 30 hari.',
  natureCount: '{{n}} {{sifat}}', notable: 'Patut dilihat', overlap: 'Satu perubahan dapat memiliki lebih dari satu sifat.',
  luar_jam: 'di luar jam', massal: 'massal', orang_lain: 'oleh bukan pengampu', kerabat: 'nilai kerabat sendiri', besar: 'berubah 20 atau lebih', pas_kkm: 'pas KKM', setelah_dibuka: 'setelah dibuka kembali', setelah_terbit: 'setelah rapor terbit', cara_hitung: 'cara hitung berubah',
  sifat: 'Yang menonjol', semua: 'semua yang menonjol', kelas: 'Kelas', mapel: 'Mata pelajaran', oleh: 'Oleh', olehSatu: 'Hanya satu orang', onlyThis: 'Hanya oleh {{nama}}', muridSatu: 'Hanya satu murid', kolom: 'Kolom', kolomSatu: 'Hanya satu kolom', onlyStudent: 'Riwayat nilai {{nama}}', onlyCell: 'Riwayat sel ini', onlyColumn: 'Riwayat kolom ini', days: 'Tanggal',
  at: 'Waktu', perubahan: 'Perubahan', murid: 'Murid', alasan: 'Alasan', lihat: 'Saat itu', lihatOf: 'Saat itu: buku nilai {{kelas}} {{mapel}}, {{waktu}}', none: 'Belum ada perubahan nilai.', nothing: 'kosong', goneColumn: 'kolom yang sudah dihapus', unnamed: 'Tanpa nama',
  score: '{{kolom}}: {{dari}} → {{ke}}', ScoreEntered: 'Nilai diisi', ScoreLeftBehind: 'Nilai kelas sebelumnya tidak dibawa', GradeColumnRemoved: 'Kolom nilai dihapus', GradeColumnAdded: 'Kolom nilai ditambah', GradeColumnChanged: 'Kolom nilai diubah', DescriptionWritten: 'Deskripsi ditulis', AttitudeJudged: 'Sikap dinilai', GradebookLocked: 'Nilai dikunci', UnlockAsked: 'Pembukaan diminta', GradebookUnlocked: 'Nilai dibuka kembali',
  removedWith: 'Kolom nilai {{kolom}} dihapus beserta {{n}} nilai', addedColumn: 'Kolom nilai {{kolom}} ditambah', changedColumn: 'Kolom {{kolom}}: {{ubahan}}', yes: 'ya', no: 'tidak', columnsDiffer: 'Kolom yang berbeda',
  'bidang.nama': 'nama', 'bidang.bobot': 'bobot', 'bidang.tanggal': 'tanggal', 'bidang.teknik': 'teknik', 'bidang.isRemedial': 'remedial',
  'teknik.tes_tulis': 'tes tulis', 'teknik.tes_lisan': 'tes lisan', 'teknik.penugasan': 'penugasan', 'teknik.praktik': 'praktik', 'teknik.projek': 'projek', 'teknik.produk': 'produk', 'teknik.portofolio': 'portofolio',
  take: 'Unduh saat ini (Excel)', takeFailed: 'Tidak dapat diunduh', hash: 'Sidik peristiwa:',
  decimal: ',', replay: 'Putar Ulang Nilai', bookAt: 'Buku nilai {{kelas}} pada {{hari}} pukul {{jam}}', bookBefore: 'Buku nilai {{kelas}} sebelum peristiwa pertama', bookNone: 'Belum terjadi apa pun pada buku nilai ini.',
  place: 'Peristiwa ke-{{n}} dari {{jumlah}}.', locked: 'Buku nilai terkunci.', open: 'Buku nilai belum dikunci.', settingsNow: 'Nilai akhir dihitung dengan pengaturan dan daftar murid hari ini; nilai di kolom adalah yang tercatat pada saat itu. Murid yang sudah tidak di kelas ini tidak diberi nilai akhir.',
  start: 'Sebelum peristiwa pertama', tape: 'Garis waktu', slider: 'Tempat di antara peristiwa', before: 'Peristiwa menonjol sebelumnya', after: 'Peristiwa menonjol berikutnya', back: 'Mundur satu peristiwa', forward: 'Maju satu peristiwa', play: 'Putar', pause: 'Jeda', speed: 'Kecepatan', day: '1 hari/dtk',
  keyEvent: 'peristiwa', keyImportant: 'menonjol', keyPlay: 'putar', space: 'Spasi', legendPast: 'peristiwa per hari', legendMark: 'menonjol',
  moment: 'Saat itu', changed: 'Yang berubah', all: 'Semua {{n}}', struck: 'Coretan adalah nilai sebelum saat itu.', unchanged: 'Tidak ada nilai yang berubah pada saat itu.', noColumns: 'Belum ada kolom nilai pada saat itu.', pengetahuan: 'Pengetahuan', keterampilan: 'Keterampilan', akhir: 'Nilai akhir', was: 'sebelumnya', removed: 'dihapus',
  by: '{{jam}}, {{siapa}}', events: 'Peristiwa', together: 'Gabungkan yang serupa', eventsOf_one: '{{count}} peristiwa', eventsOf_other: '{{count}} peristiwa', more: 'Tampilkan yang lebih lama', upTo: 'Sampai saat itu, yang terbaru lebih dahulu.', noEvents: 'Belum ada perubahan nilai sampai saat itu.', goThere: 'Ke saat ini: {{apa}}',
  compare: 'Bandingkan dua waktu', from: 'Dari waktu', to: 'Sampai waktu', hold: 'Bandingkan', same: 'Tidak ada nilai yang berbeda di antara kedua waktu itu.', differ_one: '{{count}} nilai berbeda', differ_other: '{{count}} nilai berbeda', ofThem: '{{diubah}} diubah, {{baru}} baru diisi', entered_one: '{{count}} nilai baru diisi', entered_other: '{{count}} nilai baru diisi', cell: '{{nama}}, {{kolom}}', why: 'Alasan: {{alasan}}', close: 'Tutup', withColumn: 'Hilang bersama kolomnya.', eventHere: '{{jam}}, {{siapa}}: {{dari}} → {{ke}}',
};
const en: typeof id = {
  title: 'Changes of Grades', about: 'Every change of a grade, the latest first. Every line leads to the gradebook of that moment. Search for a student, a subject or who did it.',
  told_one: '{{count}} change is worth a look within 30 days: {{rincian}}.', told_other: '{{count}} changes are worth a look within 30 days: {{rincian}}.', toldNone: 'No change of a grade is worth a look within 30 days.',
  natureCount: '{{n}} {{sifat}}', notable: 'Worth a Look', overlap: 'A change may be notable for more than one thing.',
  luar_jam: 'outside hours', massal: 'in bulk', orang_lain: 'by who does not teach it', kerabat: 'of one’s own relative', besar: 'by 20 or more', pas_kkm: 'just to the passing grade', setelah_dibuka: 'after it was opened again', setelah_terbit: 'after a report went out', cara_hitung: 'counts otherwise',
  sifat: 'Notable', semua: 'whatever is notable', kelas: 'Class', mapel: 'Subject', oleh: 'By', olehSatu: 'One person only', onlyThis: 'Only by {{nama}}', muridSatu: 'One student only', kolom: 'Column', kolomSatu: 'One column only', onlyStudent: 'History of {{nama}}’s grades', onlyCell: 'History of this cell', onlyColumn: 'History of this column', days: 'Days',
  at: 'Time', perubahan: 'Change', murid: 'Student', alasan: 'Reason', lihat: 'At that moment', lihatOf: 'At that moment: gradebook {{kelas}} {{mapel}}, {{waktu}}', none: 'No grade was changed yet.', nothing: 'empty', goneColumn: 'a column that is gone', unnamed: 'No name',
  score: '{{kolom}}: {{dari}} → {{ke}}', ScoreEntered: 'Score entered', ScoreLeftBehind: 'Score of the class before left behind', GradeColumnRemoved: 'Column removed', GradeColumnAdded: 'Column added', GradeColumnChanged: 'Column changed', DescriptionWritten: 'Description written', AttitudeJudged: 'Attitude judged', GradebookLocked: 'Grades locked', UnlockAsked: 'Asked to be opened', GradebookUnlocked: 'Grades opened again',
  removedWith: 'Column {{kolom}} removed with {{n}} scores', addedColumn: 'Column {{kolom}} added', changedColumn: 'Column {{kolom}}: {{ubahan}}', yes: 'yes', no: 'no', columnsDiffer: 'Columns that differ',
  'bidang.nama': 'name', 'bidang.bobot': 'weight', 'bidang.tanggal': 'date', 'bidang.teknik': 'technique', 'bidang.isRemedial': 'remedial',
  'teknik.tes_tulis': 'written test', 'teknik.tes_lisan': 'oral test', 'teknik.penugasan': 'assignment', 'teknik.praktik': 'practice', 'teknik.projek': 'project', 'teknik.produk': 'product', 'teknik.portofolio': 'portfolio',
  take: 'Download this moment (Excel)', takeFailed: 'It could not be downloaded', hash: 'Event’s fingerprint:',
  decimal: '.', replay: 'Grade Replay', bookAt: 'Gradebook {{kelas}} on {{hari}} at {{jam}}', bookBefore: 'Gradebook {{kelas}} before the first event', bookNone: 'Nothing has happened to this gradebook yet.',
  place: 'Event {{n}} of {{jumlah}}.', locked: 'The gradebook is locked.', open: 'The gradebook is not locked.', settingsNow: 'Final grades are calculated with the settings and the students of today; scores in columns are those of that moment. Students who have left the class are given no final grade.',
  start: 'Before the first event', tape: 'Timeline', slider: 'Place among the events', before: 'Notable event before', after: 'Next notable event', back: 'One event back', forward: 'One event forward', play: 'Play', pause: 'Pause', speed: 'Speed', day: '1 day/s',
  keyEvent: 'event', keyImportant: 'notable', keyPlay: 'play', space: 'Space', legendPast: 'events a day', legendMark: 'notable',
  moment: 'At that moment', changed: 'What changed', all: 'All {{n}}', struck: 'Struck through is what it was before that moment.', unchanged: 'No grade changed at that moment.', noColumns: 'There were no columns at that moment.', pengetahuan: 'Knowledge', keterampilan: 'Skills', akhir: 'Final grade', was: 'before', removed: 'removed',
  by: '{{jam}}, {{siapa}}', events: 'Events', together: 'Join what is alike', eventsOf_one: '{{count}} event', eventsOf_other: '{{count}} events', more: 'Show older ones', upTo: 'Up to that moment, the latest first.', noEvents: 'No grade had been changed by that moment.', goThere: 'To this moment: {{apa}}',
  compare: 'Compare two moments', from: 'From', to: 'Until', hold: 'Compare', same: 'No grade differs between these moments.', differ_one: '{{count}} grade differs', differ_other: '{{count}} grades differ', ofThem: '{{diubah}} changed, {{baru}} newly entered', entered_one: '{{count}} grade newly entered', entered_other: '{{count}} grades newly entered', cell: '{{nama}}, {{kolom}}', why: 'Reason: {{alasan}}', close: 'Close', withColumn: 'Gone with its column.', eventHere: '{{jam}}, {{siapa}}: {{dari}} → {{ke}}',
};

export const words = { id, en };
registerWords('gradeAudit', words);
declare module '#client/kit/words' {
  interface Words {
    gradeAudit: typeof id;
  }
}
