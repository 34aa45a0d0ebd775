import { speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';
import { SETTINGS } from '#client/institution/settings-form';

const id = {
  school: 'Profil Sekolah',
  nama: 'Nama',
  tipe_institusi: 'Jenis',
  dinas_pendidikan: 'Dinas Pendidikan',
  alamat: 'Alamat',
  email: 'E-mail',
  no_hp: 'Nomor HP',
  zona_waktu: 'Zona Waktu',
  settings: 'Pengaturan Sekolah',
  change: 'Ubah pengaturan',
  unsaved: 'Ada perubahan yang belum disimpan.',
  identity: 'Identitas', look: 'Tampilan', time: 'Waktu & Presensi', learning: 'Pembelajaran & Rapor', features: 'Fitur', safety: 'Keamanan & Data Pribadi',
  officerName: 'Nama petugas', officerEmail: 'E-mail petugas',
  institution: 'Pengaturan Sekolah', 'institution.about': 'Identitas, tampilan, dan aturan sekolah.',
  'institution.nama': 'Nama Sekolah', 'institution.npsn': 'NPSN', 'institution.npsn.hint': 'Delapan angka.', 'institution.tipe_institusi': 'Jenis Sekolah', 'institution.tipe_institusi.SMP': 'SMP',
  'institution.dinas_pendidikan': 'Dinas Pendidikan', 'institution.alamat': 'Alamat', 'institution.kota': 'Kota/Kabupaten tempat surat ditandatangani', 'institution.email': 'E-mail', 'institution.no_hp': 'Nomor HP', 'institution.fax': 'Faks',
  'institution.logo': 'Logo', 'institution.logo.hint': 'Tampil di kepala halaman setelah disimpan.', 'institution.primary_color': 'Warna Utama',
  'institution.zona_waktu': 'Zona Waktu', 'institution.zona_waktu.Asia/Jakarta': 'WIB (Jakarta)', 'institution.zona_waktu.Asia/Makassar': 'WITA (Makassar)', 'institution.zona_waktu.Asia/Jayapura': 'WIT (Jayapura)',
  'institution.jumlah_hari': 'Hari Sekolah Seminggu', 'institution.jumlah_hari.5': '5 hari', 'institution.jumlah_hari.6': '6 hari',
  'institution.agama': 'Agama Bawaan Formulir', 'institution.agama.Islam': 'Islam', 'institution.agama.Kristen': 'Kristen', 'institution.agama.Katolik': 'Katolik', 'institution.agama.Hindu': 'Hindu',
  'institution.agama.Buddha': 'Buddha', 'institution.agama.Khonghucu': 'Khonghucu', 'institution.agama.Kepercayaan kepada Tuhan YME': 'Kepercayaan kepada Tuhan YME', 'institution.agama.Lainnya': 'Lainnya',
  'institution.format_nama_kelas': 'Penulisan Nama Kelas', 'institution.format_nama_kelas.7A': '7A', 'institution.format_nama_kelas.VII-A': 'VII-A',
  'institution.label_penerimaan': 'Sebutan Penerimaan Murid', 'institution.label_penerimaan.hint': 'Misalnya PPDB atau SPMB.',
  'institution.presence_setting': 'Presensi', 'institution.presence_setting.per_sesi': 'Setiap pelajaran, oleh guru mapel', 'institution.presence_setting.per_hari': 'Sekali sehari, oleh wali kelas',
  'institution.id_batas_absen': 'Batas Presensi Mandiri', 'institution.id_batas_absen.1': '10 menit', 'institution.id_batas_absen.2': '15 menit', 'institution.id_batas_absen.3': '30 menit',
  'institution.id_batas_absen.4': 'Sampai pelajaran berakhir', 'institution.id_batas_absen.5': 'Sampai akhir hari', 'institution.id_batas_absen.hint': 'Sesudahnya murid tercatat terlambat.',
  'institution.jumlah_pilihan_ganda': 'Jumlah Pilihan Ganda', 'institution.template_report_description': 'Pembuka Deskripsi Rapor',
  'institution.tautan_konferensi': 'Tautan tatap muka daring',
  'institution.video_conference': 'Tatap Muka Daring', 'institution.video_conference.zoom': 'Zoom', 'institution.video_conference.tidak_ada': 'Tidak dipakai',
  'institution.is_announcement': 'Pengumuman', 'institution.fitur_pembayaran_sekolah': 'Pembayaran Sekolah', 'institution.fitur_ppob': 'PPOB', 'institution.fitur_gamifikasi_penghargaan': 'Gamifikasi Penghargaan',
  'institution.tahan_unduh_rapor': 'Tahan Unduhan Rapor yang Belum Lunas', 'institution.tampilkan_peringkat': 'Cetak Peringkat 1–10 di Rapor',
  'institution.mode_kata_sandi_awal': 'Kata Sandi Awal', 'institution.mode_kata_sandi_awal.enforced': 'Wajib diganti sebelum memakai apa pun', 'institution.mode_kata_sandi_awal.grace': 'Boleh dipakai beberapa hari',
  'institution.mode_kata_sandi_awal.legacy': 'Boleh dipakai terus (tidak disarankan)', 'institution.hari_kata_sandi_awal': 'Masa Berlaku Kata Sandi Awal (hari)',
  'institution.peramban_ujian': 'Peramban Ujian Android', 'institution.peramban_ujian.hint': 'Selain Safe Exam Browser, dengan versi terendahnya: ExamBro/2.4, Exambrowser',
  'institution.petugas_pdp': 'Petugas Pelindungan Data Pribadi',
};
const en: typeof id = {
  school: 'School Profile',
  nama: 'Name',
  tipe_institusi: 'Type',
  dinas_pendidikan: 'Education Office',
  alamat: 'Address',
  email: 'E-mail',
  no_hp: 'Phone',
  zona_waktu: 'Time Zone',
  settings: 'School Settings',
  change: 'Change the settings',
  unsaved: 'There are unsaved changes.',
  identity: 'Identity', look: 'Appearance', time: 'Time & Attendance', learning: 'Learning & Reports', features: 'Features', safety: 'Safety & Personal Data',
  officerName: 'Officer’s name', officerEmail: 'Officer’s e-mail',
  institution: 'School Settings', 'institution.about': 'The school’s identity, appearance and rules.',
  'institution.nama': 'School Name', 'institution.npsn': 'NPSN', 'institution.npsn.hint': 'Eight digits.', 'institution.tipe_institusi': 'Kind of School', 'institution.tipe_institusi.SMP': 'SMP (junior high)',
  'institution.dinas_pendidikan': 'Education Office', 'institution.alamat': 'Address', 'institution.kota': 'City or Regency on Documents', 'institution.email': 'E-mail', 'institution.no_hp': 'Phone', 'institution.fax': 'Fax',
  'institution.logo': 'Logo', 'institution.logo.hint': 'Shown at the head of every page once it is saved.', 'institution.primary_color': 'Primary Colour',
  'institution.zona_waktu': 'Time Zone', 'institution.zona_waktu.Asia/Jakarta': 'WIB (Jakarta)', 'institution.zona_waktu.Asia/Makassar': 'WITA (Makassar)', 'institution.zona_waktu.Asia/Jayapura': 'WIT (Jayapura)',
  'institution.jumlah_hari': 'School Days a Week', 'institution.jumlah_hari.5': '5 days', 'institution.jumlah_hari.6': '6 days',
  'institution.agama': 'Default Religion on Forms', 'institution.agama.Islam': 'Islam', 'institution.agama.Kristen': 'Protestant', 'institution.agama.Katolik': 'Catholic', 'institution.agama.Hindu': 'Hindu',
  'institution.agama.Buddha': 'Buddhist', 'institution.agama.Khonghucu': 'Confucian', 'institution.agama.Kepercayaan kepada Tuhan YME': 'Belief in God Almighty', 'institution.agama.Lainnya': 'Other',
  'institution.format_nama_kelas': 'Class Naming', 'institution.format_nama_kelas.7A': '7A', 'institution.format_nama_kelas.VII-A': 'VII-A',
  'institution.label_penerimaan': 'Name for Admissions', 'institution.label_penerimaan.hint': 'Such as PPDB or SPMB.',
  'institution.presence_setting': 'Attendance', 'institution.presence_setting.per_sesi': 'Every lesson, by its teacher', 'institution.presence_setting.per_hari': 'Once a day, by the homeroom teacher',
  'institution.id_batas_absen': 'Check-in Limit', 'institution.id_batas_absen.1': '10 minutes', 'institution.id_batas_absen.2': '15 minutes', 'institution.id_batas_absen.3': '30 minutes',
  'institution.id_batas_absen.4': 'Until the lesson ends', 'institution.id_batas_absen.5': 'Until the day ends', 'institution.id_batas_absen.hint': 'After it students count as late.',
  'institution.jumlah_pilihan_ganda': 'Options of a Multiple-Choice Question', 'institution.template_report_description': 'Opening of Report Descriptions',
  'institution.tautan_konferensi': 'Address of live lessons',
  'institution.video_conference': 'Live Lessons', 'institution.video_conference.zoom': 'Zoom', 'institution.video_conference.tidak_ada': 'Not used',
  'institution.is_announcement': 'Announcements', 'institution.fitur_pembayaran_sekolah': 'School Payments', 'institution.fitur_ppob': 'Payment Point (PPOB)', 'institution.fitur_gamifikasi_penghargaan': 'Rewards as a Game',
  'institution.tahan_unduh_rapor': 'Hold Reports Until Fees Are Paid', 'institution.tampilkan_peringkat': 'Show Ranks 1–10 on Reports',
  'institution.mode_kata_sandi_awal': 'Initial Passwords', 'institution.mode_kata_sandi_awal.enforced': 'Must be changed before anything else', 'institution.mode_kata_sandi_awal.grace': 'May be used for some days',
  'institution.mode_kata_sandi_awal.legacy': 'May be used for ever (not advised)', 'institution.hari_kata_sandi_awal': 'Days an Initial Password Is Valid',
  'institution.peramban_ujian': 'Exam Browsers for Android', 'institution.peramban_ujian.hint': 'Beside Safe Exam Browser, with their least version: ExamBro/2.4, Exambrowser',
  'institution.petugas_pdp': 'Data Protection Officer',
};

export const words = { id, en };
registerWords('institution', words);
speaksOf('institution', [SETTINGS]);
declare module '#client/kit/words' {
  interface Words {
    institution: typeof id;
  }
}
