/** What the fields of the data book are called; what there is to choose in them is written as the ministry writes it. */
const id = {
  'data-self.nisn': 'NISN', 'data-self.nisn.hint': '10 angka.', 'data-self.nama_panggilan': 'Nama Panggilan', 'data-self.tempat_lahir': 'Tempat Lahir', 'data-self.tanggal_lahir': 'Tanggal Lahir',
  'data-self.agama': 'Agama', 'data-self.kewarganegaraan': 'Kewarganegaraan', 'data-self.nik': 'NIK Kependudukan', 'data-self.nik.hint': '16 angka.', 'data-self.no_kk': 'Nomor Kartu Keluarga',
  'data-self.no_kk.hint': '16 angka.', 'data-self.no_akta_lahir': 'No. Registrasi Akta Lahir', 'data-self.anak_ke': 'Anak ke-', 'data-self.jumlah_saudara': 'Jumlah Saudara', 'data-self.status_keluarga': 'Status dalam Keluarga',
  'data-self.yatim_piatu': 'Yatim/Piatu', 'data-self.bahasa_sehari_hari': 'Bahasa Sehari-hari', 'data-self.hobi': 'Hobi', 'data-self.cita_cita': 'Cita-cita',
  'data-home.rt': 'RT', 'data-home.rw': 'RW', 'data-home.dusun': 'Dusun', 'data-home.desa': 'Desa/Kelurahan', 'data-home.kecamatan': 'Kecamatan',
  'data-home.kabupaten': 'Kabupaten/Kota', 'data-home.provinsi': 'Provinsi', 'data-home.kode_pos': 'Kode Pos', 'data-home.kode_pos.hint': '5 angka.', 'data-home.jenis_tinggal': 'Tinggal Bersama',
  'data-home.jarak_km': 'Jarak ke Sekolah (km)', 'data-home.transportasi': 'Alat Transportasi', 'data-home.no_hp': 'No. HP/WA', 'data-home.no_hp.hint': 'Misalnya 081234567890.',
  'data-school.asal_sekolah': 'Sekolah Asal (SD/MI)', 'data-school.npsn_asal': 'NPSN Sekolah Asal', 'data-school.npsn_asal.hint': '8 angka.', 'data-school.no_ijazah': 'Nomor Ijazah', 'data-school.tanggal_ijazah': 'Tanggal Ijazah',
  'data-school.lama_belajar': 'Lama Belajar (tahun)', 'data-school.pindahan_dari': 'Pindahan dari', 'data-school.alasan_pindah': 'Alasan Pindah', 'data-school.diterima_di_kelas': 'Diterima di Kelas', 'data-school.tanggal_diterima': 'Tanggal Diterima',
  'data-health.golongan_darah': 'Golongan Darah', 'data-health.tinggi_badan': 'Tinggi Badan (cm)', 'data-health.berat_badan': 'Berat Badan (kg)', 'data-health.riwayat_penyakit': 'Riwayat Penyakit', 'data-health.kelainan_jasmani': 'Kelainan Jasmani',
  'data-health.kebutuhan_khusus': 'Kebutuhan Khusus', 'data-health.pendengaran': 'Pendengaran', 'data-health.penglihatan': 'Penglihatan', 'data-health.gigi': 'Gigi', 'data-health.lain_lain': 'Lain-lain',
  'data-parent.nama': 'Nama', 'data-parent.status_hidup': 'Masih Hidup/Meninggal', 'data-parent.nik': 'NIK Kependudukan', 'data-parent.nik.hint': '16 angka.', 'data-parent.tempat_lahir': 'Tempat Lahir',
  'data-parent.tanggal_lahir': 'Tanggal Lahir', 'data-parent.agama': 'Agama', 'data-parent.kewarganegaraan': 'Kewarganegaraan', 'data-parent.pendidikan': 'Pendidikan Terakhir', 'data-parent.pekerjaan': 'Pekerjaan',
  'data-parent.penghasilan': 'Penghasilan per Bulan', 'data-parent.hubungan': 'Hubungan (wali)', 'data-parent.alamat_sama_dengan_murid': 'Alamat Sama dengan Murid', 'data-parent.alamat': 'Alamat', 'data-parent.no_hp': 'No. HP/WA',
  'data-parent.no_hp.hint': 'Misalnya 081234567890.', 'data-parent.email': 'E-mail',
  'data-contact.no_hp': 'No. HP/WA', 'data-contact.no_hp.hint': 'Misalnya 081234567890.', 'data-contact.email': 'E-mail', 'data-contact.email_ayah': 'E-mail Ayah', 'data-contact.email_ibu': 'E-mail Ibu', 'data-contact.email_wali': 'E-mail Wali',
};
const en: typeof id = {
  'data-self.nisn': 'NISN', 'data-self.nisn.hint': '10 digits.', 'data-self.nama_panggilan': 'Nickname', 'data-self.tempat_lahir': 'Place of Birth', 'data-self.tanggal_lahir': 'Date of Birth',
  'data-self.agama': 'Religion', 'data-self.kewarganegaraan': 'Nationality', 'data-self.nik': 'Population NIK', 'data-self.nik.hint': '16 digits.', 'data-self.no_kk': 'Family Card Number',
  'data-self.no_kk.hint': '16 digits.', 'data-self.no_akta_lahir': 'Birth Certificate Number', 'data-self.anak_ke': 'Which Child', 'data-self.jumlah_saudara': 'Siblings', 'data-self.status_keluarga': 'Status in the Family',
  'data-self.yatim_piatu': 'Orphan', 'data-self.bahasa_sehari_hari': 'Language at Home', 'data-self.hobi': 'Hobby', 'data-self.cita_cita': 'Ambition',
  'data-home.rt': 'RT (neighbourhood)', 'data-home.rw': 'RW (hamlet unit)', 'data-home.dusun': 'Hamlet', 'data-home.desa': 'Village', 'data-home.kecamatan': 'District',
  'data-home.kabupaten': 'Regency/City', 'data-home.provinsi': 'Province', 'data-home.kode_pos': 'Post Code', 'data-home.kode_pos.hint': '5 digits.', 'data-home.jenis_tinggal': 'Lives With',
  'data-home.jarak_km': 'Distance to School (km)', 'data-home.transportasi': 'Transport', 'data-home.no_hp': 'Mobile Number', 'data-home.no_hp.hint': 'Such as 081234567890.',
  'data-school.asal_sekolah': 'School Before', 'data-school.npsn_asal': 'Its NPSN', 'data-school.npsn_asal.hint': '8 digits.', 'data-school.no_ijazah': 'Certificate Number', 'data-school.tanggal_ijazah': 'Date of Certificate',
  'data-school.lama_belajar': 'Years There', 'data-school.pindahan_dari': 'Moved From', 'data-school.alasan_pindah': 'Reason for Moving', 'data-school.diterima_di_kelas': 'Taken Into Level', 'data-school.tanggal_diterima': 'Taken In On',
  'data-health.golongan_darah': 'Blood Group', 'data-health.tinggi_badan': 'Height (cm)', 'data-health.berat_badan': 'Weight (kg)', 'data-health.riwayat_penyakit': 'Illnesses', 'data-health.kelainan_jasmani': 'Disabilities',
  'data-health.kebutuhan_khusus': 'Special Needs', 'data-health.pendengaran': 'Hearing', 'data-health.penglihatan': 'Sight', 'data-health.gigi': 'Teeth', 'data-health.lain_lain': 'Other',
  'data-parent.nama': 'Name', 'data-parent.status_hidup': 'Alive', 'data-parent.nik': 'Population NIK', 'data-parent.nik.hint': '16 digits.', 'data-parent.tempat_lahir': 'Place of Birth',
  'data-parent.tanggal_lahir': 'Date of Birth', 'data-parent.agama': 'Religion', 'data-parent.kewarganegaraan': 'Nationality', 'data-parent.pendidikan': 'Education', 'data-parent.pekerjaan': 'Occupation',
  'data-parent.penghasilan': 'Monthly Income', 'data-parent.hubungan': 'Relation (guardian)', 'data-parent.alamat_sama_dengan_murid': 'Lives With the Student', 'data-parent.alamat': 'Address', 'data-parent.no_hp': 'Mobile Number',
  'data-parent.no_hp.hint': 'Such as 081234567890.', 'data-parent.email': 'E-mail',
  'data-contact.no_hp': 'Mobile Number', 'data-contact.no_hp.hint': 'Such as 081234567890.', 'data-contact.email': 'E-mail', 'data-contact.email_ayah': 'E-mail of the Father', 'data-contact.email_ibu': 'E-mail of the Mother', 'data-contact.email_wali': 'E-mail of the Guardian',
};

/** The homeroom teacher's form of contact and health calls health what the book calls it. */
const withHealth = (words: typeof id) =>
  ({ ...words, ...Object.fromEntries(Object.entries(words).flatMap(([key, word]) => (key.startsWith('data-health.') ? [[key.replace('data-health', 'data-contact'), word]] : []))) });

export const data = { id: withHealth(id), en: withHealth(en) };
export const words = data;
