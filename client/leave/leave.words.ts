import { registerWords } from '#client/kit/words';

const id = {
  title: 'Izin & Sakit', own: 'Izin & Sakit Saya', aboutOwn: 'Ajukan bila sakit atau berhalangan. Wali kelas menjawab di sini, dan presensi terisi sendiri begitu diterima.',
  about: 'Surat izin dan sakit. Yang diterima mengisi presensi yang belum diisi atau Alpa; yang sudah dilihat guru tidak diubah.',
  Hadir: 'Hadir', Terlambat: 'Terlambat', Dispensasi: 'Dispensasi', Sakit: 'Sakit', Izin: 'Izin', Alpa: 'Alpa', Belum: 'Belum diisi', diajukan: 'Menunggu', diterima: 'Diterima', ditolak: 'Ditolak', ditarik: 'Ditarik', dibatalkan: 'Dibatalkan',
  nama: 'Nama', kelas: 'Kelas', jenis: 'Keterangan', days: 'Hari', status: 'Status', sentAt: 'Diajukan', actions: 'Tindakan', erased: 'Nama dihapus',
  schoolDays_one: '{{count}} hari sekolah', schoolDays_other: '{{count}} hari sekolah', span: '{{awal}} – {{akhir}}',
  ask: 'Ajukan', file: 'Catat Surat', fileOf: 'Catat surat orang tua', student: 'Murid', chooseStudent: 'Pilih murid', first: 'Dari tanggal', last: 'Sampai tanggal',
  reason: 'Alasan', reasonHelp: 'Cukup yang perlu diketahui wali kelas; hanya sedikit orang yang dapat membacanya.', reasonMissing: 'Tulis alasan, paling sedikit 3 huruf.', dayMissing: 'Tanggal wajib diisi.', studentMissing: 'Pilih murid.',
  letter: 'Surat orang tua atau dokter (bila ada)', letterKept: 'Foto surat terlampir.', withLetter: 'dengan foto surat', letterRemove: 'Lepas foto', addLetter: 'Tambahkan foto surat', seeLetter: 'Lihat foto surat', letterOf: 'Surat izin {{nama}}', letterGone: 'Foto surat tidak dapat dimuat.',
  send: 'Kirim', cancel: 'Batal', notSent: 'Belum terkirim', sent: 'Terkirim. Wali kelas melihatnya sekarang.', filed: 'Surat tercatat; terima agar presensi terisi.', reasonFiled: 'Cukup intinya; hanya sedikit orang yang dapat membacanya.', keep: 'Catat', offline: 'Tidak tersambung: permintaan baru dapat dikirim setelah tersambung kembali. Isian Anda tetap di sini.',
  none: 'Belum ada izin.', noneOwn: 'Anda belum pernah mengajukan izin.', mine: 'Permintaan saya', withdraw: 'Tarik kembali', withdrawOf: 'Tarik izin {{hari}}', withdrawn: 'Izin ditarik kembali.',
  answered: 'Jawaban {{oleh}}: {{tanggapan}}', answeredBy: 'oleh {{oleh}}, {{waktu}}', askedBy: 'Diajukan {{oleh}}, {{waktu}}', somebody: 'sekolah', waitsFor: 'Menunggu wali kelas.',
  open: 'Buka', openOf: 'Buka izin {{nama}}', says: 'Isi surat', readNoted: 'Siapa yang membaca surat ini dicatat.', effect: 'Presensi di hari-hari ini',
  willFill_one: '{{count}} jam pelajaran diisi {{jenis}}.', willFill_other: '{{count}} jam pelajaran diisi {{jenis}}.', filled_one: '{{count}} jam pelajaran terisi dari surat ini.', filled_other: '{{count}} jam pelajaran terisi dari surat ini.',
  stays: '{{hari}}, jam ke-{{posisi}} ({{mapel}}): tercatat {{status}}, tidak diubah.', locked_one: '{{count}} jam pelajaran sudah di rapor yang terbit, tidak diubah.', locked_other: '{{count}} jam pelajaran sudah di rapor yang terbit, tidak diubah.',
  rest: 'Presensi yang belum dibuka terisi sendiri saat dibuka.', accept: 'Terima', refuse: 'Tolak', reply: 'Jawaban untuk murid', replyMissing: 'Tulis jawaban, paling sedikit 3 huruf.', notDone: 'Belum tersimpan',
  accepted: 'Diterima. Presensi sedang diisi.', refused: 'Ditolak; murid melihat jawaban Anda.', change: 'Ubah', save: 'Simpan', changed: 'Diubah. Presensi disesuaikan.', cancelLeave: 'Batalkan izin', cancelled: 'Dibatalkan. Presensi dikembalikan.', back: 'Kembali',
};
const en: typeof id = {
  title: 'Absence Requests', own: 'My Absence Requests', aboutOwn: 'Let the school know here when you are sick or cannot come. Your homeroom teacher replies here, and the registers are filled in as soon as the request is approved.',
  about: 'Requests for sick or excused absence. An approved request fills in marks that are empty or Unexcused; what a teacher has recorded otherwise stays.',
  Hadir: 'Present', Terlambat: 'Late', Dispensasi: 'Dispensation', Sakit: 'Sick', Izin: 'Excused', Alpa: 'Unexcused', Belum: 'Not recorded', diajukan: 'Waiting', diterima: 'Approved', ditolak: 'Rejected', ditarik: 'Withdrawn', dibatalkan: 'Cancelled',
  nama: 'Name', kelas: 'Class', jenis: 'Kind', days: 'Days', status: 'Status', sentAt: 'Requested', actions: 'Actions', erased: 'Name erased',
  schoolDays_one: '{{count}} school day', schoolDays_other: '{{count}} school days', span: '{{awal}} – {{akhir}}',
  ask: 'Report an Absence', file: 'Record a Note', fileOf: 'Record a parent’s note', student: 'Student', chooseStudent: 'Choose a student', first: 'From', last: 'To',
  reason: 'Reason', reasonHelp: 'Only what your homeroom teacher needs to know; few people can read it.', reasonMissing: 'Please give a reason (at least 3 letters).', dayMissing: 'Please choose a date.', studentMissing: 'Choose a student.',
  letter: 'Note from a parent or doctor (if any)', letterKept: 'A photo of the note is attached.', withLetter: 'with a photo of the note', letterRemove: 'Remove photo', addLetter: 'Add a photo of the note', seeLetter: 'View the note', letterOf: 'Absence note for {{nama}}', letterGone: 'The photo of the note could not be loaded.',
  send: 'Send', cancel: 'Cancel', notSent: 'Not sent yet', sent: 'Sent. Your homeroom teacher can see it now.', filed: 'The note is on file; approve it to fill in the registers.', reasonFiled: 'Keep it short; only a few people can read it.', keep: 'Save', offline: 'You are offline: you can send this once you are connected again. What you wrote stays here.',
  none: 'No absence requests yet.', noneOwn: 'You have not made an absence request yet.', mine: 'My requests', withdraw: 'Withdraw', withdrawOf: 'Withdraw the request for {{hari}}', withdrawn: 'The request was withdrawn.',
  answered: 'Reply from {{oleh}}: {{tanggapan}}', answeredBy: 'by {{oleh}}, {{waktu}}', askedBy: 'Requested by {{oleh}}, {{waktu}}', somebody: 'the school', waitsFor: 'Waiting for the homeroom teacher.',
  open: 'Open', openOf: 'Open the request from {{nama}}', says: 'What the note says', readNoted: 'The school keeps a record of who reads this note.', effect: 'Registers on these days',
  willFill_one: '{{count}} lesson will be marked {{jenis}}.', willFill_other: '{{count}} lessons will be marked {{jenis}}.', filled_one: '{{count}} lesson was filled in from this note.', filled_other: '{{count}} lessons were filled in from this note.',
  stays: '{{hari}}, period {{posisi}} ({{mapel}}): recorded as {{status}}, stays as it is.', locked_one: '{{count}} lesson is in a published report and stays as it is.', locked_other: '{{count}} lessons are in published reports and stay as they are.',
  rest: 'Registers that are not open yet are filled in when they open.', accept: 'Approve', refuse: 'Reject', reply: 'Reply to the student', replyMissing: 'Please write a reply (at least 3 letters).', notDone: 'Not saved yet',
  accepted: 'Approved. The registers are being filled in.', refused: 'Rejected; the student can see your reply.', change: 'Change', save: 'Save', changed: 'Changed. The registers are being updated.', cancelLeave: 'Cancel the absence', cancelled: 'Cancelled. The registers are back as they were.', back: 'Back',
};

export const words = { id, en };
registerWords('leave', words);
declare module '#client/kit/words' {
  interface Words {
    leave: typeof id;
  }
}
