import { labelled } from '#contract/kit/labels';

/** What fields are called in English that no form has: of facts, where a history tells them one by one. */
labelled({
  soal_sebelum: 'Questions Before', submit_time: 'Handed In', isTerlambat: 'Late', isOtomatis: 'By Itself', daftar_sesi: 'Lessons', dikirim: 'Sent', bacaan: 'What Was Read',
  kelas: 'Class', note_sebelum: 'Note Before', prestasi: 'Achievement', perubahan: 'Changes', putaran: 'Round', benih: 'Seed', tanda: 'Mark', terjawab: 'Answered', ragu: 'In Doubt',
  perangkat_sebelum: 'Device Before', tenggat_sebelum: 'Deadline Before', detik: 'Seconds', kali: 'Time', terlama: 'Longest', menunggu: 'Waiting', pesan: 'Message', jeda: 'Pause',
  otomatis: 'By Itself', peserta: 'Participants', keluar: 'Taken Out', butir: 'Items', sementara: 'So Far', karena: 'Because Of', simpanan: 'Save', skor_sebelum: 'Score Before',
  koreksi: 'Corrections', koreksi_sebelum: 'Corrections Before', dinilai: 'Marked', tentang: 'About', asal: 'Origin', jumlah_nilai: 'Scores',
  tampilan: 'Appearance', pengaturan: 'Settings', dengan_lampiran: 'With Its Picture', selesai: 'End', ditahan: 'Kept', dasar: 'Basis', baris: 'Rows', dibuat: 'Made', ditolak: 'Refused',
  dihapus: 'Deleted', tertahan: 'Held Back', tahun_masuk_sebelum: 'Year of Entry Before', diri_sebelum: 'Identity Before', tempat_tinggal_sebelum: 'Residence Before',
  sekolah_asal_sebelum: 'School Before', ayah_sebelum: 'Father Before', ibu_sebelum: 'Mother Before', wali_sebelum: 'Guardian Before', kesehatan_sebelum: 'Health Before',
  jurnal_sebelum: 'Journal Before', berlaku_sampai: 'Valid Until', jumlah: 'Number', urung: 'Undone', tempat: 'Places',
});
