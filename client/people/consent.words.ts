import { speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  consent: 'Persetujuan orang tua',
  menunggu: 'Menunggu persetujuan orang tua', diberikan: 'Sudah disetujui', ditarik: 'Ditarik', belum: 'Belum ditanyakan',
  about: 'Catat di sini apa yang ditandatangani orang tua. Hanya foto & publikasi, video konferensi, dan notifikasi yang dapat ditarik selama murid masih bersekolah di sini.',
  pendidikan: 'Penyelenggaraan pendidikan', foto_publikasi: 'Foto & publikasi prestasi', video_konferensi: 'Video konferensi & rekaman', notifikasi: 'Notifikasi WhatsApp/e-mail',
  konseling: 'BK/konseling', kesehatan: 'Data kesehatan',
  proof: '{{nama}} ({{hubungan}}), {{tanggal}}, {{saluran}}, teks {{versi}}; dicatat {{oleh}}',
  signerErased: 'nama dihapus', system: 'sistem',
  record: 'Catat persetujuan',
  tujuan: 'Tujuan',
  status: 'Keputusan', saluran: 'Diterima lewat', formulir_kertas: 'Formulir kertas', email: 'E-mail', versi_teks: 'Versi teks', penandatangan: 'Nama penandatangan', hubungan: 'Hubungan', tanggal: 'Tanggal tanda tangan',
  ayah: 'Ayah', ibu: 'Ibu', wali: 'Wali', murid: 'Murid (18 tahun ke atas)',
};
const en: typeof id = {
  consent: 'Parental consent',
  menunggu: 'Waiting for parental consent', diberikan: 'Given', ditarik: 'Withdrawn', belum: 'Not asked yet',
  about: 'Record here what the parents have signed. Only photos and publication, video conferences and notifications can be withdrawn while the student is at this school.',
  pendidikan: 'Education', foto_publikasi: 'Photos and publication', video_konferensi: 'Video conferences and recordings', notifikasi: 'WhatsApp/e-mail notifications',
  konseling: 'Counselling', kesehatan: 'Health data',
  proof: '{{nama}} ({{hubungan}}), {{tanggal}}, {{saluran}}, text {{versi}}; recorded by {{oleh}}',
  signerErased: 'name erased', system: 'system',
  record: 'Record a consent',
  tujuan: 'Purposes',
  status: 'Decision', saluran: 'Received by', formulir_kertas: 'Paper form', email: 'E-mail', versi_teks: 'Version of the text', penandatangan: 'Name of who signed', hubungan: 'Relationship', tanggal: 'Day of the signature',
  ayah: 'Father', ibu: 'Mother', wali: 'Guardian', murid: 'Student (18 or older)',
};

const CHOICES = {
  tujuan: ['pendidikan', 'foto_publikasi', 'video_konferensi', 'notifikasi', 'konseling', 'kesehatan'], status: ['diberikan', 'ditarik'],
  saluran: ['formulir_kertas', 'email'], hubungan: ['ayah', 'ibu', 'wali', 'murid'], penandatangan: [], tanggal: [], versi_teks: [],
} as const;
/** The same words, as a form asks for them. */
const asForm = (words: typeof id) =>
  Object.fromEntries(Object.entries(CHOICES).flatMap(([field, options]) => [[`consent.${field}`, words[field as keyof typeof id]], ...options.map((it) => [`consent.${field}.${it}`, words[it]])]));

export const words = { id: { ...id, ...asForm(id) }, en: { ...en, ...asForm(en) } };
registerWords('consent', words);
speaksOf('consent', [{ name: 'consent' }]);
declare module '#client/kit/words' {
  interface Words {
    consent: typeof id;
  }
}
