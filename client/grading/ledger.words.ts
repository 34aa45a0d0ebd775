import { registerWords } from '#client/kit/words';

const id = {
  title: 'Leger', of: 'Leger Kelas {{kelas}}', eyebrow: 'Semester {{semester}} · Tahun Ajaran {{tahun}}', choose: 'Kelas', download: 'Unduh Excel', print: 'Cetak', failed: 'Belum terunduh', noHomeroom: 'Anda tidak memimpin kelas pada semester ini.', noClasses: 'Belum ada kelas pada semester aktif.',
  headline: '{{lengkap}} dari {{dari}} nilai lengkap.', headlineHeld_one: '{{lengkap}} dari {{dari}} nilai lengkap; {{count}} menahan rapor {{kelas}}.', headlineHeld_other: '{{lengkap}} dari {{dari}} nilai lengkap; {{count}} menahan rapor {{kelas}}.', headlineNone: 'Belum ada nilai di kelas {{kelas}}.',
  locked: '{{n}} dari {{jumlah}} mapel terkunci.', below_one: '{{count}} nilai di bawah {{batas}}, pada {{murid}} murid.', below_other: '{{count}} nilai di bawah {{batas}}, pada {{murid}} murid.', belowNone: 'Tidak ada nilai di bawah {{batas}}.', notBegun: '{{mapel}} belum mempunyai nilai dan belum ikut dijumlahkan.',
  no: 'No.', nama: 'Nama', jumlah: 'Jumlah', rata: 'Rata-rata', rataPeng: 'Rata Peng', rataKet: 'Rata Ket', peringkat: 'Per.', peringkatFull: 'Peringkat', spr: 'Spr', sos: 'Sos', sprFull: 'Sikap spiritual', sosFull: 'Sikap sosial', sakit: 'Sakit', izin: 'Izin', alpa: 'Alpa', away: 'Tidak hadir (hari)',
  pengetahuan: 'Pengetahuan', keterampilan: 'Keterampilan', akhir: 'Nilai akhir', Peng: 'Peng', Ket: 'Ket', lockedTag: 'terkunci', whole: 'lengkap', open: 'belum', mean: 'Rata-rata', highest: 'Tertinggi', lowest: 'Terendah', belowRow: 'Di bawah {{batas}}', fill: 'isi', fillAbout: 'belum ada nilai, bukan nol', belowAbout: 'di bawah {{batas}}', partAbout: 'dihitung dari bagian yang ada; ada bagian yang ditunggu',
  cellOf: '{{nama}}, {{mapel}}, {{jenis}}: {{nilai}}', noGrade: 'belum ada nilai', student: 'Nama dihapus', waited_one: 'Satu nilai yang ditunggu', waited_other: '{{count}} nilai yang ditunggu', andMore: 'dan {{count}} lainnya', empty: 'Belum ada mata pelajaran yang diajarkan di kelas ini.', noStudents: 'Belum ada murid di kelas ini.',
  whence: 'Asal nilai', finalOf: '{{jenis}} {{nilai}}', under: '{{n}} di bawah {{batas}} {{kkm}}', reached: '{{batas}} {{kkm}} tercapai', formula: 'Rumus', parts: 'Bagian', part: 'Bagian', value: 'Nilai', weight: 'Bobot', rounded: 'Dibulatkan', events: 'Yang ditulis', noEvents: 'Belum ada yang ditulis.', removed: 'kolom yang sudah dihapus', wrote: '{{kolom}}: {{sebelum}} → {{nilai}}', somebody: 'seseorang', because: 'Alasan: {{alasan}}', awaited: 'Ditunggu: {{bagian}}', lockedWhy: 'Nilai mapel ini terkunci. Membukanya memerlukan alasan dan kurikulum.', hidden: 'Bagian nilai {{nama}}',
  PH: 'Penilaian harian', PTS: 'PTS', PAS: 'PAS', LM: 'Lingkup materi', STS: 'STS', SAS: 'SAS', KD: 'KD', tes_tulis: 'Tes tulis', tes_lisan: 'Tes lisan', penugasan: 'Penugasan', praktik: 'Praktik', projek: 'Projek', produk: 'Produk', portofolio: 'Portofolio',
  remedial: 'remedial', terbaik: 'terbaik', tanpa_nilai: 'belum ada', ketik: 'diketik', tempel: 'ditempel', impor: 'diimpor', sinkron: 'disinkronkan', urung: 'diurungkan',
};
const en: typeof id = {
  title: 'Ledger', of: 'Ledger of Class {{kelas}}', eyebrow: 'Semester {{semester}} · School year {{tahun}}', choose: 'Class', download: 'Download Excel', print: 'Print', failed: 'Not downloaded yet', noHomeroom: 'You lead no class this semester.', noClasses: 'There are no classes in the active semester.',
  headline: '{{lengkap}} of {{dari}} grades are there.', headlineHeld_one: '{{lengkap}} of {{dari}} grades are there; {{count}} holds up the reports of {{kelas}}.', headlineHeld_other: '{{lengkap}} of {{dari}} grades are there; {{count}} hold up the reports of {{kelas}}.', headlineNone: 'There are no grades in class {{kelas}} yet.',
  locked: '{{n}} of {{jumlah}} subjects are locked.', below_one: '{{count}} grade below the {{batas}}; students: {{murid}}.', below_other: '{{count}} grades below the {{batas}}; students: {{murid}}.', belowNone: 'No grade is below the {{batas}}.', notBegun: '{{mapel}} have no grades yet and are not in the sums.',
  no: 'No.', nama: 'Name', jumlah: 'Sum', rata: 'Mean', rataPeng: 'Mean Kn', rataKet: 'Mean Sk', peringkat: 'Rank', peringkatFull: 'Rank', spr: 'Spi', sos: 'Soc', sprFull: 'Spiritual attitude', sosFull: 'Social attitude', sakit: 'Sick', izin: 'Excused', alpa: 'Absent', away: 'Away (days)',
  pengetahuan: 'Knowledge', keterampilan: 'Skills', akhir: 'Final grade', Peng: 'Kn', Ket: 'Sk', lockedTag: 'locked', whole: 'complete', open: 'open', mean: 'Mean', highest: 'Highest', lowest: 'Lowest', belowRow: 'Below the {{batas}}', fill: 'fill', fillAbout: 'no grade yet, not zero', belowAbout: 'below the {{batas}}', partAbout: 'counted from the parts that there are; some are awaited',
  cellOf: '{{nama}}, {{mapel}}, {{jenis}}: {{nilai}}', noGrade: 'no grade yet', student: 'Name erased', waited_one: 'One awaited grade', waited_other: '{{count}} awaited grades', andMore: 'and {{count}} more', empty: 'No subject is taught in this class yet.', noStudents: 'There are no students in this class yet.',
  whence: 'Where the grade comes from', finalOf: '{{jenis}} {{nilai}}', under: '{{n}} below the {{batas}} of {{kkm}}', reached: '{{batas}} of {{kkm}} reached', formula: 'Formula', parts: 'Parts', part: 'Part', value: 'Score', weight: 'Weight', rounded: 'Rounded', events: 'What was written', noEvents: 'Nothing was written yet.', removed: 'a column that was removed', wrote: '{{kolom}}: {{sebelum}} → {{nilai}}', somebody: 'somebody', because: 'Reason: {{alasan}}', awaited: 'Awaited: {{bagian}}', lockedWhy: 'The grades of this subject are locked. To open them takes a reason and the curriculum office.', hidden: 'Parts of the grade of {{nama}}',
  PH: 'Daily tests', PTS: 'Mid-term', PAS: 'End of term', LM: 'Scopes', STS: 'STS', SAS: 'SAS', KD: 'Competences', tes_tulis: 'Written test', tes_lisan: 'Oral test', penugasan: 'Assignment', praktik: 'Practice', projek: 'Project', produk: 'Product', portofolio: 'Portfolio',
  remedial: 'remedial', terbaik: 'best', tanpa_nilai: 'none yet', ketik: 'typed', tempel: 'pasted', impor: 'imported', sinkron: 'taken over', urung: 'undone',
};

export const words = { id, en };
registerWords('ledger', words);
declare module '#client/kit/words' {
  interface Words {
    ledger: typeof id;
  }
}
