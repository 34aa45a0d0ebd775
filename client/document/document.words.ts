import { registerWords } from '#client/kit/words';

const id = {
  title: 'Cetakan', about: 'Banyak dokumen sekaligus menjadi satu PDF. Boleh ditinggal: penyusunan berjalan terus, dan berkasnya disimpan sehari.', none: 'Belum ada cetakan.', 'jenis.rpp': 'RPP semester ini yang disetujui', begin: 'Cetak {{kertas}}',
  begun: 'Penyusunan dimulai.', menunggu: 'Menunggu', berjalan: 'Menyusun', dijeda: 'Dijeda', selesai: 'Selesai', gagal: 'Gagal', progress: '{{selesai}} dari {{jumlah}} dokumen, {{halaman}} halaman', pause: 'Jeda', resume: 'Lanjutkan', cancel: 'Batalkan', drop: 'Hapus', take: 'Unduh', until: 'disimpan sampai {{waktu}}', failed: 'Berkas tidak dapat diunduh', progressOf: 'Kemajuan {{nama}}',
};
const en: typeof id = {
  title: 'Long Prints', about: 'Many documents at once become one PDF. You may leave: it goes on, and the file is kept for a day.', none: 'No prints yet.', 'jenis.rpp': 'The approved plans of this semester', begin: 'Print {{kertas}}',
  begun: 'It is being made.', menunggu: 'Waiting', berjalan: 'Being made', dijeda: 'Paused', selesai: 'Finished', gagal: 'Failed', progress: '{{selesai}} of {{jumlah}} documents, {{halaman}} pages', pause: 'Pause', resume: 'Go on', cancel: 'Cancel', drop: 'Delete', take: 'Download', until: 'kept until {{waktu}}', failed: 'The file could not be downloaded', progressOf: 'Progress of {{nama}}',
};

export const words = { id, en };
registerWords('document', words);
declare module '#client/kit/words' {
  interface Words {
    document: typeof id;
  }
}
