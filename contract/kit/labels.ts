import { ENGLISH } from '#contract/kit/labels.en';

/** Words of fields' names that are written otherwise. */
const WORDS: Record<string, string> = {
  no: 'Nomor', hp: 'HP', sk: 'SK', kk: 'KK', nik: 'NIK', nis: 'NIS', nisn: 'NISN', npsn: 'NPSN', rt: 'RT', rw: 'RW', kkm: 'KKM', kd: 'KD', ki: 'KI', ipk: 'IPK', cp: 'CP', tp: 'TP', kktp: 'KKTP', lkpd: 'LKPD', kbm: 'KBM', rpp: 'RPP', km: '(km)', lm: 'LM', sts: 'STS', sas: 'SAS', pdp: 'PDP', ppdb: 'PPDB', ppob: 'PPOB', email: 'E-mail', skl: 'SKL', ph: 'PH', pts: 'PTS', pas: 'PAS',
};
/** Labels that are not their fields' names in words (domain 9.3). */
const LABELS: Record<string, string> = {
  id: 'ID', id_kelas_tahun_ajaran: 'Kelas', id_level: 'Tingkat', id_ki: 'Kompetensi Inti', id_program: 'Program', id_file: 'Berkas', id_akun: 'Akun', id_batas_absen: 'Batas Presensi',
  username: 'Nama Pengguna', password: 'Kata Sandi', password_lama: 'Kata Sandi Lama', deviceInfo: 'Perangkat', os: 'Sistem Operasi', browser: 'Peramban', ip: 'Alamat IP', tokenEmail: 'Tautan', token: 'Tautan', key: 'Kunci', stream: 'Riwayat',
  page: 'Halaman', limit: 'Baris per Halaman', search: 'Pencarian', sortBy: 'Kolom Urutan', order: 'Arah Urutan', dates: 'Tanggal', at: 'Saat', dry_run: 'Uji Coba', data: 'Data',
  cbt_type: 'Jenis Ujian', kdAmount: 'Jumlah Kompetensi', assesmentType: 'Asesmen', savedData: 'Nilai', notes: 'Catatan', notes_berita_acara: 'Catatan Berita Acara', listMurid: 'Daftar Murid', changeStartTime: 'Mulai Nyata', action: 'Tindakan', reason: 'Alasan', minutes: 'Menit', active: 'Status Aktif', type: 'Jenis', name: 'Nama', role: 'Peran', roles: 'Peran', status: 'Status', huruf: 'Predikat', alias: 'Alias', template: 'Templat', level: 'Tingkat', image: 'Gambar', file: 'Berkas',
  isMurajaah1: 'Murajaah 1', isMurajaah2: 'Murajaah 2', murajaah1dur: 'Lama Murajaah 1', murajaah2dur: 'Lama Murajaah 2', break1dur: 'Lama Istirahat 1', break2dur: 'Lama Istirahat 2', is_ujian_sekolah: 'Ujian Sekolah', is_announcement: 'Pengumuman',
  kumer: 'Kurikulum Merdeka', frasa_kumer: 'Frasa Kurikulum Merdeka', primary_color: 'Warna Utama', presence_setting: 'Pencatatan Kehadiran', video_conference: 'Konferensi Video', template_report_description: 'Deskripsi Rapor', menu_layout: 'Tata Letak Menu',
  theme: 'Tema', density: 'Kepadatan', menu_width: 'Lebar Menu', language: 'Bahasa', resize: 'Ukuran Gambar', logo: 'Logo', fax: 'Faks', ttd_path: 'Tanda Tangan',
};

/** What people know a field by: in Indonesian mostly its name in words, in English what the table says. Of a field within others its own name counts. */
export function labelOf(field: string, language: 'id' | 'en' = 'id') {
  const name = field.split('.').findLast((it) => !/^\d+$/.test(it)) ?? field;
  return (language === 'en' && ENGLISH[name]) || inIndonesian(name);
}
const inIndonesian = (name: string) => LABELS[name] ?? name.replace(/^id_/, '').split('_').map((it) => WORDS[it] ?? it.charAt(0).toUpperCase() + it.slice(1)).join(' ');

/** Says what fields are called in English, beside the endpoints that have them. */
export const labelled = (english: Record<string, string>) => void Object.assign(ENGLISH, english);
