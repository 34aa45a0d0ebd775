import { registerWords } from '#client/kit/words';

const id = {
  title: 'Izin & Sakit', own: 'Izin & Sakit Saya', aboutOwn: 'Ajukan bila sakit atau berhalangan. Wali kelas menjawab di sini, dan presensi terisi sendiri begitu diterima.',
  about: 'Surat izin dan sakit. Yang diterima mengisi presensi yang belum diisi atau Alpa; yang sudah dilihat guru tidak diubah.',
  Sakit: 'Sakit', Izin: 'Izin', diajukan: 'Menunggu', diterima: 'Diterima', ditolak: 'Ditolak', ditarik: 'Ditarik', dibatalkan: 'Dibatalkan',
  nama: 'Nama', kelas: 'Kelas', jenis: 'Keterangan', days: 'Hari', status: 'Status', sentAt: 'Diajukan', actions: 'Tindakan', erased: 'Nama dihapus',
  schoolDays_one: '{{count}} hari sekolah', schoolDays_other: '{{count}} hari sekolah', span: '{{awal}} – {{akhir}}',
  ask: 'Ajukan', file: 'Catat Surat', fileOf: 'Catat surat orang tua', student: 'Murid', chooseStudent: 'Pilih murid', first: 'Dari tanggal', last: 'Sampai tanggal',
  reason: 'Alasan', reasonHelp: 'Cukup yang perlu diketahui wali kelas; hanya sedikit orang yang dapat membacanya.', reasonMissing: 'Tulis alasan, paling sedikit 3 huruf.', dayMissing: 'Tanggal wajib diisi.', studentMissing: 'Pilih murid.',
  letter: 'Surat orang tua atau dokter (bila ada)', letterKept: 'Foto surat terlampir.', withLetter: 'dengan foto surat', letterRemove: 'Lepas foto', addLetter: 'Tambahkan foto surat', seeLetter: 'Lihat foto surat', letterOf: 'Surat izin {{nama}}', letterGone: 'Foto surat tidak dapat dimuat.',
  send: 'Kirim', cancel: 'Batal', notSent: 'Belum terkirim', sent: 'Terkirim. Wali kelas melihatnya sekarang.', offline: 'Tidak tersambung: permintaan baru dapat dikirim setelah tersambung kembali. Isian Anda tetap di sini.',
  none: 'Belum ada izin.', noneOwn: 'Anda belum pernah mengajukan izin.', mine: 'Permintaan saya', withdraw: 'Tarik kembali', withdrawOf: 'Tarik izin {{hari}}', withdrawn: 'Izin ditarik kembali.',
  answered: 'Jawaban {{oleh}}: {{tanggapan}}', answeredBy: 'oleh {{oleh}}, {{waktu}}', askedBy: 'Diajukan {{oleh}}, {{waktu}}', somebody: 'sekolah', waitsFor: 'Menunggu wali kelas.',
  open: 'Buka', openOf: 'Buka izin {{nama}}', says: 'Isi surat', readNoted: 'Siapa yang membaca surat ini dicatat.', effect: 'Presensi di hari-hari ini',
  willFill_one: '{{count}} jam pelajaran diisi {{jenis}}.', willFill_other: '{{count}} jam pelajaran diisi {{jenis}}.', filled_one: '{{count}} jam pelajaran terisi dari surat ini.', filled_other: '{{count}} jam pelajaran terisi dari surat ini.',
  stays: '{{hari}}, jam ke-{{posisi}} ({{mapel}}): tercatat {{status}}, tidak diubah.', locked_one: '{{count}} jam pelajaran sudah di rapor yang terbit, tidak diubah.', locked_other: '{{count}} jam pelajaran sudah di rapor yang terbit, tidak diubah.',
  rest: 'Presensi yang belum dibuka terisi sendiri saat dibuka.', accept: 'Terima', refuse: 'Tolak', reply: 'Jawaban untuk murid', replyMissing: 'Tulis jawaban, paling sedikit 3 huruf.', notDone: 'Belum tersimpan',
  accepted: 'Diterima. Presensi sedang diisi.', refused: 'Ditolak; murid melihat jawaban Anda.', change: 'Ubah', save: 'Simpan', changed: 'Diubah. Presensi disesuaikan.', cancelLeave: 'Batalkan izin', cancelled: 'Dibatalkan. Presensi dikembalikan.', back: 'Kembali',
};
const en: typeof id = {
  title: 'Leaves', own: 'My Leaves', aboutOwn: 'Ask here when you are sick or cannot come. Your homeroom teacher answers here, and the registers are filled in as soon as it is granted.',
  about: 'Letters of leave and sickness. One that is granted fills in what is not recorded or absent; what a teacher has seen stays.',
  Sakit: 'Sick', Izin: 'Excused', diajukan: 'Waiting', diterima: 'Granted', ditolak: 'Refused', ditarik: 'Taken back', dibatalkan: 'Cancelled',
  nama: 'Name', kelas: 'Class', jenis: 'Kind', days: 'Days', status: 'Status', sentAt: 'Asked', actions: 'Actions', erased: 'Name erased',
  schoolDays_one: '{{count}} school day', schoolDays_other: '{{count}} school days', span: '{{awal}} – {{akhir}}',
  ask: 'Ask for Leave', file: 'File a Letter', fileOf: 'File a parent’s letter', student: 'Student', chooseStudent: 'Choose a student', first: 'From', last: 'To',
  reason: 'Reason', reasonHelp: 'What your homeroom teacher needs to know; few people can read it.', reasonMissing: 'Write a reason of at least 3 letters.', dayMissing: 'The day is required.', studentMissing: 'Choose a student.',
  letter: 'Letter of a parent or a doctor (if there is one)', letterKept: 'The picture of the letter is attached.', withLetter: 'with a picture of the letter', letterRemove: 'Remove it', addLetter: 'Add a picture of the letter', seeLetter: 'See the letter', letterOf: 'Letter of {{nama}}', letterGone: 'The picture of the letter could not be loaded.',
  send: 'Send', cancel: 'Cancel', notSent: 'Not sent yet', sent: 'Sent. Your homeroom teacher sees it now.', offline: 'Not connected: a request can be sent when there is a connection again. What you wrote stays here.',
  none: 'No leaves yet.', noneOwn: 'You have not asked for leave yet.', mine: 'My requests', withdraw: 'Take back', withdrawOf: 'Take back the leave of {{hari}}', withdrawn: 'The leave is taken back.',
  answered: 'Answer of {{oleh}}: {{tanggapan}}', answeredBy: 'by {{oleh}}, {{waktu}}', askedBy: 'Asked by {{oleh}}, {{waktu}}', somebody: 'the school', waitsFor: 'Waits for the homeroom teacher.',
  open: 'Open', openOf: 'Open the leave of {{nama}}', says: 'What the letter says', readNoted: 'Who reads this letter is noted.', effect: 'The registers of these days',
  willFill_one: '{{count}} lesson will be {{jenis}}.', willFill_other: '{{count}} lessons will be {{jenis}}.', filled_one: '{{count}} lesson is filled in by this letter.', filled_other: '{{count}} lessons are filled in by this letter.',
  stays: '{{hari}}, period {{posisi}} ({{mapel}}): recorded {{status}}, stays.', locked_one: '{{count}} lesson is in a published report and stays.', locked_other: '{{count}} lessons are in published reports and stay.',
  rest: 'Registers that are not open yet are filled in when they open.', accept: 'Grant', refuse: 'Refuse', reply: 'Answer to the student', replyMissing: 'Write an answer of at least 3 letters.', notDone: 'Not saved yet',
  accepted: 'Granted. The registers are being filled in.', refused: 'Refused; the student sees your answer.', change: 'Change', save: 'Save', changed: 'Changed. The registers follow.', cancelLeave: 'Cancel the leave', cancelled: 'Cancelled. The registers are as before.', back: 'Back',
};

export const words = { id, en };
registerWords('leave', words);
declare module '#client/kit/words' {
  interface Words {
    leave: typeof id;
  }
}
