import type { ASESMEN, JenisRpp, NamaBagian, RANAH, TAHAP } from '#contract/curriculum/rpp-parts';

/** What parts are called on paper and on Indonesian screens (domain 4). */
export const JUDUL_BAGIAN: Record<NamaBagian, string> = {
  materi_pokok: 'Materi Pokok / Tema', alokasi_waktu: 'Alokasi Waktu', jumlah_pertemuan: 'Jumlah Pertemuan', ki: 'Kompetensi Inti', kd: 'Kompetensi Dasar', ipk: 'Indikator Pencapaian Kompetensi', tujuan: 'Tujuan Pembelajaran', materi: 'Materi Pembelajaran',
  pendekatan: 'Pendekatan', model: 'Model', metode: 'Metode', media: 'Media', alat_bahan: 'Alat dan Bahan', sumber_belajar: 'Sumber Belajar', langkah: 'Langkah Pembelajaran', penilaian: 'Penilaian', remedial: 'Remedial', pengayaan: 'Pengayaan',
  kompetensi_awal: 'Kompetensi Awal', profil_pelajar: 'Dimensi Profil Lulusan', sarana_prasarana: 'Sarana dan Prasarana', target_peserta_didik: 'Target Murid', model_pembelajaran: 'Model Pembelajaran', moda: 'Moda Pembelajaran',
  cp: 'Capaian Pembelajaran', elemen_cp: 'Elemen', tp: 'Tujuan Pembelajaran', kktp: 'Kriteria Ketercapaian Tujuan Pembelajaran', pemahaman_bermakna: 'Pemahaman Bermakna', pertanyaan_pemantik: 'Pertanyaan Pemantik', persiapan: 'Persiapan Pembelajaran',
  pola_kegiatan: 'Pola Kegiatan', kegiatan: 'Kegiatan Pembelajaran', asesmen: 'Asesmen', pengayaan_remedial: 'Pengayaan dan Remedial', refleksi: 'Refleksi Guru dan Murid', lkpd: 'Lembar Kerja (LKPD)', bahan_bacaan: 'Bahan Bacaan', glosarium: 'Glosarium', daftar_pustaka: 'Daftar Pustaka', lampiran: 'Berkas Lampiran',
};
export const JUDUL_BAB = {
  identitas: 'Identitas', kompetensi: 'Kompetensi dan Tujuan', pembelajaran: 'Pembelajaran', penilaian: 'Penilaian', informasi_umum: 'Informasi Umum', komponen_inti: 'Komponen Inti', lampiran: 'Lampiran',
};
export const JUDUL_JENIS: Record<JenisRpp, string> = { rpp: 'Rencana Pelaksanaan Pembelajaran', modul_ajar: 'Modul Ajar' };
/** What may be chosen, where it is not called as it is kept. */
export const JUDUL_PILIHAN = {
  reguler: 'Reguler', kesulitan_belajar: 'Kesulitan belajar', pencapaian_tinggi: 'Pencapaian tinggi', tatap_muka: 'Tatap muka', jarak_jauh: 'Jarak jauh (PJJ)', campuran: 'Campuran (blended)', umum: 'Pendahuluan, inti, penutup', mendalam: 'Memahami, mengaplikasi, merefleksi',
};
export const JUDUL_TAHAP: Record<(typeof TAHAP)[number], string> = { pendahuluan: 'Pendahuluan', inti: 'Inti', penutup: 'Penutup' };
/** The same in deep learning. */
export const JUDUL_TAHAP_MENDALAM: typeof JUDUL_TAHAP = { pendahuluan: 'Memahami', inti: 'Mengaplikasi', penutup: 'Merefleksi' };
export const JUDUL_RANAH: Record<(typeof RANAH)[number], string> = { sikap: 'Sikap', pengetahuan: 'Pengetahuan', keterampilan: 'Keterampilan' };
export const JUDUL_TEKNIK = { teknik: 'Teknik', bentuk: 'Bentuk', instrumen: 'Instrumen', rubrik: 'Rubrik' } as const;
export const JUDUL_ASESMEN: Record<(typeof ASESMEN)[number], string> = { diagnostik: 'Awal (diagnostik)', formatif: 'Formatif', sumatif: 'Sumatif' };
