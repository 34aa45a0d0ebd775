import { registerWords } from '#client/kit/words';

const id = {
  title: 'Ujian', about: 'Yang sedang berlangsung dan yang terdekat berada di atas.', none: 'Belum ada ujian.', add: 'Ujian Baru', addAbout: 'Isi yang pokok dahulu; soal, ruang, dan pengawas dipilih sesudahnya.', make: 'Buat Rencana', made: 'Rencana dibuat. Lengkapi soal dan ruangnya.', cancel: 'Batal', erased: 'Nama dihapus',
  judul: 'Judul', kelas: 'Kelas', waktu: 'Waktu', tipe: 'Jenis', mapel: 'Mata pelajaran', guru: 'Guru', status: 'Status', soal: 'Soal', peserta: 'Peserta', durasi: 'Durasi',
  results: 'Hasil', marksLog: 'Riwayat Nilai', draft: 'Draf', menunggu_persetujuan: 'Menunggu Persetujuan', revisi: 'Perlu Revisi', disetujui: 'Disetujui', berlangsung: 'Berlangsung', selesai: 'Selesai', dinilai: 'Selesai Dinilai', dikunci: 'Nilai Dikunci', dibatalkan: 'Dibatalkan',
  minutes_one: '{{count}} menit', minutes_other: '{{count}} menit', questions_one: '{{count}} soal', questions_other: '{{count}} soal', people_one: '{{count}} murid', people_other: '{{count}} murid', until: '{{mulai}} sampai {{tutup}}',
  plan: 'Rencana', questionsTab: 'Soal', rooms: 'Ruang & Pengawas', rules: 'Waktu & Aturan',
  begins: 'Dimulai', closes: 'Ditutup', closesHelp: 'Murid yang terlambat pun selesai pada waktu ini.', minutesEach: 'Menit tiap murid', shuffle: 'Acak', acak_soal: 'Acak urutan soal', acak_opsi: 'Acak urutan pilihan', pakai_token: 'Minta token dari pengawas',
  peramban: 'Peramban', tanpa: 'Bebas', nama: 'Peramban ujian', nama_rahasia: 'Peramban ujian dengan sandi', kunci: 'Peramban ujian dengan kunci konfigurasi',
  pindah_perangkat: 'Pindah perangkat', bebas: 'Bebas', persetujuan: 'Dengan izin pengawas', fokus: 'Keluar dari jendela ujian', catat: 'Dicatat', ingatkan: 'Dicatat dan diingatkan', kunciLayar: 'Ujian dikunci',
  required: 'Wajib diisi.', titleShort: 'Paling sedikit 3 huruf.', save: 'Simpan', saved: 'Tersimpan.', notSaved: 'Belum tersimpan', offline: 'Tidak tersambung: simpan setelah tersambung kembali.', yes: 'Ya', no: 'Tidak',
  checklist: 'Sebelum diajukan', complete: 'Semua sudah lengkap.', okClass: 'Kelas dipilih', okTime: 'Waktu belum lewat', okQuestions: 'Soal dipilih', okWeights: 'Bobot berjumlah 100', okRooms: 'Setiap ruang punya pengawas', missing: 'belum', fulfilled: 'sudah',
  submit: 'Ajukan', submitFree: 'Terbitkan', submitted: 'Diajukan. Kurikulum melihatnya sekarang.', published: 'Disetujui dengan sendirinya; murid melihatnya sekarang.', waitsFor: 'Menunggu persetujuan kurikulum atau kepala sekolah. Selama menunggu, rencana tetap dapat diubah.',
  decision: 'Keputusan', decisionAbout: 'Periksa soal, waktu, dan ruang sebelum memutuskan.', approve: 'Setujui', approved: 'Disetujui. Peserta sedang ditetapkan.', giveBack: 'Kembalikan', returned: 'Dikembalikan kepada guru.', reason: 'Alasan', reasonShort: 'Tuliskan alasan, paling sedikit 3 huruf.', returnedBecause: 'Dikembalikan: {{alasan}}', cancelledBecause: 'Dibatalkan: {{alasan}}',
  takeBack: 'Kembalikan untuk Diubah', callOff: 'Batalkan Ujian', calledOff: 'Ujian dibatalkan.', remove: 'Hapus Rencana', removed: 'Rencana dihapus.', removeAsk: 'Hapus rencana “{{judul}}”?', back: 'Kembali',
  browserTake: 'Berkas Safe Exam Browser', browserAbout: 'Dibuka di komputer ujian sebelum ujian dimulai; siapa yang memilikinya dapat menyamar sebagai peramban ujian.', browserFailed: 'Berkas belum dapat diambil',
  link: 'Tautan untuk murid', linkAbout: 'Setelah masuk, murid langsung berada di awal ujian ini. Pakai juga sebagai alamat awal peramban ujian.', token: 'Token', tokenUntil: 'berganti pukul {{jam}}', when: 'Waktu', seats: 'Peserta', noSeats: 'ditetapkan saat disetujui', whose: 'Guru', noRooms: 'Tanpa ruang: murid mengerjakan di kelas masing-masing.',
  addQuestions: 'Tambah dari Bank Soal', addPackage: 'Ambil dari Paket', noQuestions: 'Belum ada soal. Ambil dari bank soal atau dari paket.', weight: 'Bobot', weightOf: 'Bobot soal {{nomor}}', sum: 'Jumlah bobot: {{jumlah}}', even: 'Bagi Rata', out: 'Keluarkan', outOf: 'Keluarkan soal {{nomor}}', newer: 'Ada versi baru', takeNewer: 'Pakai versi {{versi}}', version: 'versi {{versi}}', up: 'Naikkan soal {{nomor}}',
  take_one: 'Tambahkan {{count}} soal', take_other: 'Tambahkan {{count}} soal', packageChoose: 'Pilih paket', packageNone: 'Belum ada paket soal.',
  room: 'Ruang {{nomor}}', roomName: 'Nama ruang', shift: 'Sesi', supervisors: 'Pengawas', addRoom: 'Tambah Ruang', removeRoom: 'Hapus ruang {{nomor}}', roomsAbout: 'Setiap kelas berada di tepat satu ruang. Penilaian Harian boleh tanpa ruang.', locked: 'Rencana yang sudah disetujui tidak dapat diubah. Minta dikembalikan lebih dahulu.',
  schedule: 'Jadwal Pengawas', scheduleAbout: 'Siapa mengawasi di mana dan kapan, dari ujian yang sudah diajukan.', scheduleNone: 'Belum ada ruang ujian yang perlu diawasi.', nobody: 'Belum ada pengawas', unlink: 'Ganti', unlinkOf: 'Ganti {{nama}} di {{ruang}}', replacement: 'Pengganti', replacementHelp: 'Kosongkan untuk melepas tanpa pengganti.', unlinked: 'Pengawas diganti.', replace: 'Ganti pengawas', shiftOf: 'sesi {{sesi}}',
};
const en: typeof id = {
  title: 'Exams', about: 'What runs and what comes next is at the top.', none: 'No exams yet.', add: 'New Exam', addAbout: 'The essentials first; questions, rooms and supervisors are chosen afterwards.', make: 'Make the Plan', made: 'The plan is made. Now its questions and rooms.', cancel: 'Cancel', erased: 'Name erased',
  judul: 'Title', kelas: 'Classes', waktu: 'Time', tipe: 'Kind', mapel: 'Subject', guru: 'Teacher', status: 'Status', soal: 'Questions', peserta: 'Participants', durasi: 'Duration',
  results: 'Results', marksLog: 'History of marks', draft: 'Draft', menunggu_persetujuan: 'Waiting for Approval', revisi: 'To Be Revised', disetujui: 'Approved', berlangsung: 'Running', selesai: 'Ended', dinilai: 'Marked', dikunci: 'Marks Locked', dibatalkan: 'Cancelled',
  minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes', questions_one: '{{count}} question', questions_other: '{{count}} questions', people_one: '{{count}} student', people_other: '{{count}} students', until: '{{mulai}} to {{tutup}}',
  plan: 'Plan', questionsTab: 'Questions', rooms: 'Rooms & Supervisors', rules: 'Time & Rules',
  begins: 'Begins', closes: 'Closes', closesHelp: 'Those who begin late end at this time, too.', minutesEach: 'Minutes per student', shuffle: 'Shuffle', acak_soal: 'Shuffle the questions', acak_opsi: 'Shuffle the options', pakai_token: 'Ask for the supervisor’s token',
  peramban: 'Browser', tanpa: 'Any', nama: 'Exam browser', nama_rahasia: 'Exam browser with a password', kunci: 'Exam browser with a configuration key',
  pindah_perangkat: 'Another device', bebas: 'Freely', persetujuan: 'With the supervisor’s permission', fokus: 'Leaving the exam window', catat: 'Is noted', ingatkan: 'Is noted, with a reminder', kunciLayar: 'Locks the exam',
  required: 'Required.', titleShort: 'At least 3 letters.', save: 'Save', saved: 'Saved.', notSaved: 'Not saved yet', offline: 'Not connected: save when there is a connection again.', yes: 'Yes', no: 'No',
  checklist: 'Before it is submitted', complete: 'Everything is there.', okClass: 'Classes are chosen', okTime: 'The exam time has not passed', okQuestions: 'Questions are chosen', okWeights: 'Weights add up to 100', okRooms: 'Every room has a supervisor', missing: 'missing', fulfilled: 'done',
  submit: 'Submit', submitFree: 'Publish', submitted: 'Submitted. The curriculum office sees it now.', published: 'Published; students see it now.', waitsFor: 'Waits for the curriculum office or the principal. Until then the plan can still be changed.',
  decision: 'Decision', decisionAbout: 'Look at questions, time and rooms before you decide.', approve: 'Approve', approved: 'Approved. Its participants are being seated.', giveBack: 'Return', returned: 'Returned to the teacher.', reason: 'Reason', reasonShort: 'Write a reason of at least 3 letters.', returnedBecause: 'Returned: {{alasan}}', cancelledBecause: 'Cancelled: {{alasan}}',
  takeBack: 'Return for Changes', callOff: 'Cancel the Exam', calledOff: 'The exam is cancelled.', remove: 'Delete the Plan', removed: 'The plan is deleted.', removeAsk: 'Delete the plan “{{judul}}”?', back: 'Back',
  browserTake: 'Safe Exam Browser file', browserAbout: 'Open it on the exam computers before the exam begins; anyone who has it can pass for an exam browser.', browserFailed: 'The file could not be downloaded',
  link: 'Link for students', linkAbout: 'Once signed in, a student is at the start of this exam. An exam browser may begin here, too.', token: 'Token', tokenUntil: 'changes at {{jam}}', when: 'Time', seats: 'Participants', noSeats: 'seated once it is approved', whose: 'Teacher', noRooms: 'No rooms: students sit it in their own classes.',
  addQuestions: 'Add from the Bank', addPackage: 'Add a Package', noQuestions: 'No questions yet. Add some from the bank or a package.', weight: 'Weight', weightOf: 'Weight of question {{nomor}}', sum: 'Weights add up to {{jumlah}}', even: 'Share Equally', out: 'Remove', outOf: 'Remove question {{nomor}}', newer: 'There is a newer version', takeNewer: 'Use version {{versi}}', version: 'version {{versi}}', up: 'Move question {{nomor}} up',
  take_one: 'Add {{count}} question', take_other: 'Add {{count}} questions', packageChoose: 'Choose a package', packageNone: 'No packages yet.',
  room: 'Room {{nomor}}', roomName: 'Name of the room', shift: 'Shift', supervisors: 'Supervisors', addRoom: 'Add a Room', removeRoom: 'Remove room {{nomor}}', roomsAbout: 'Every class is in exactly one room. A daily test needs none.', locked: 'An approved exam cannot be changed. Have it returned first.',
  schedule: 'Supervision', scheduleAbout: 'Who supervises where and when, for submitted exams.', scheduleNone: 'No rooms to supervise yet.', nobody: 'No supervisor yet', unlink: 'Replace', unlinkOf: 'Replace {{nama}} in {{ruang}}', replacement: 'Replacement', replacementHelp: 'Leave blank to only remove this supervisor.', unlinked: 'The supervisor is replaced.', replace: 'Replace a supervisor', shiftOf: 'shift {{sesi}}',
};

export const words = { id, en };
registerWords('exam', words);
declare module '#client/kit/words' {
  interface Words {
    exam: typeof id;
  }
}
