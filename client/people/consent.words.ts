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
  class: 'Detail kelas', ofClass: 'Persetujuan Orang Tua', ofStudent: 'Rincian Persetujuan',
  classAbout: 'Kelas {{kelas}}. Catat di sini setiap formulir kertas yang kembali, dengan pindaiannya. Yang belum menjawab tidak dihalangi apa pun.',
  noHomeroom: 'Anda belum menjadi wali kelas di tahun ajaran ini.', noStudents: 'Belum ada murid di kelas ini.',
  nama: 'Nama', nis: 'NIS', erased: 'Nama dihapus', acts: 'Tindakan', restricted: 'Pemrosesan dibatasi',
  recordShort: 'Catat', withdrawShort: 'Tarik', recordOf: 'Catat persetujuan {{nama}}', withdraw: 'Tarik persetujuan', withdrawOf: 'Tarik persetujuan {{nama}}',
  'short.pendidikan': 'Pendidikan', 'short.foto_publikasi': 'Foto', 'short.video_konferensi': 'Video', 'short.notifikasi': 'Notifikasi', 'short.konseling': 'BK', 'short.kesehatan': 'Kesehatan',
  'state.belum': 'Belum', 'state.diberikan': 'Setuju', 'state.ditarik': 'Tidak', standing: 'Keadaan',
  id_file: 'Pindaian formulir', 'consent.id_file.hint': 'Foto atau pindaian kertas yang ditandatangani.', scanKept: 'Pindaian tersimpan.', scanRemove: 'Hapus pindaian', seeScan: 'Lihat pindaian', scanOf: 'Pindaian: {{tujuan}}', close: 'Tutup',
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
  class: 'Class details', ofClass: 'Parental Consents', ofStudent: 'Consent Details',
  classAbout: 'Class {{kelas}}. Record every paper form that comes back here, with its scan. Whoever has not answered yet is kept from nothing.',
  noHomeroom: 'You are not a homeroom teacher in this school year.', noStudents: 'Nobody is in this class yet.',
  nama: 'Name', nis: 'NIS', erased: 'Name erased', acts: 'Actions', restricted: 'Processing restricted',
  recordShort: 'Record', withdrawShort: 'Withdraw', recordOf: 'Record a consent for {{nama}}', withdraw: 'Withdraw a consent', withdrawOf: 'Withdraw a consent for {{nama}}',
  'short.pendidikan': 'Education', 'short.foto_publikasi': 'Photos', 'short.video_konferensi': 'Video', 'short.notifikasi': 'Messages', 'short.konseling': 'Counselling', 'short.kesehatan': 'Health',
  'state.belum': 'Not yet', 'state.diberikan': 'Yes', 'state.ditarik': 'No', standing: 'Standing',
  id_file: 'Scan of the form', 'consent.id_file.hint': 'A photo or a scan of the signed paper.', scanKept: 'The scan is kept.', scanRemove: 'Remove the scan', seeScan: 'See the scan', scanOf: 'Scan: {{tujuan}}', close: 'Close',
};

const CHOICES = {
  tujuan: ['pendidikan', 'foto_publikasi', 'video_konferensi', 'notifikasi', 'konseling', 'kesehatan'], status: ['diberikan', 'ditarik'],
  saluran: ['formulir_kertas', 'email'], hubungan: ['ayah', 'ibu', 'wali', 'murid'], penandatangan: [], tanggal: [], versi_teks: [], id_file: [],
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
