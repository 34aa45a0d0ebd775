import { registerWords } from '#client/kit/words';

const id = {
  add: 'Tambah Berkas',
  rule: 'PDF, DOCX, PPTX, XLSX, JPG, PNG, MP3, atau MP4, paling besar 5 MB; foto yang lebih besar diperkecil.',
  full: 'Paling banyak {{most}} berkas.',
  wrongType: '“{{nama}}”: jenis berkas ini tidak didukung.',
  tooLarge: '“{{nama}}” terlalu besar: {{ukuran}}. Paling besar 5 MB.',
  empty: '“{{nama}}” kosong.',
  sending: 'Mengunggah {{nama}}, {{persen}}%',
  waiting: 'Jaringan terputus. Dilanjutkan dari {{persen}}% begitu tersambung.',
  failed: '“{{nama}}” belum terunggah',
  retry: 'Coba Lagi',
  cancel: 'Batalkan {{nama}}',
  remove: 'Hapus {{nama}}',
  look: 'Lihat {{nama}}',
  close: 'Tutup',
  save: 'Simpan ke Perangkat',
  loading: 'Memuat berkas …',
  gone: 'Berkas ini tidak dapat dibuka.',
  unseen: 'Berkas jenis ini dibuka dengan aplikasi lain di perangkat Anda.',
  lost: 'Berkas sudah dihapus',
};
const en: typeof id = {
  add: 'Add a File',
  rule: 'PDF, DOCX, PPTX, XLSX, JPG, PNG, MP3 or MP4, at most 5 MB; larger photos are made smaller.',
  full: 'At most {{most}} files.',
  wrongType: '“{{nama}}”: this kind of file is not supported.',
  tooLarge: '“{{nama}}” is too large: {{ukuran}}. At most 5 MB.',
  empty: '“{{nama}}” is empty.',
  sending: 'Uploading {{nama}}, {{persen}}%',
  waiting: 'The network is gone. It goes on from {{persen}}% once it is back.',
  failed: '“{{nama}}” is not uploaded yet',
  retry: 'Try Again',
  cancel: 'Cancel {{nama}}',
  remove: 'Remove {{nama}}',
  look: 'Look at {{nama}}',
  close: 'Close',
  save: 'Save to the Device',
  loading: 'Loading the file …',
  gone: 'This file cannot be opened.',
  unseen: 'Files of this kind are opened by another app of your device.',
  lost: 'The file was deleted',
};

export const words = { id, en };
registerWords('attachment', words);
declare module '#client/kit/words' {
  interface Words {
    attachment: typeof id;
  }
}
