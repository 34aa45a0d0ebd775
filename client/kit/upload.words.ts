import { registerWords } from '#client/kit/words';

const id = {
  choose: 'Pilih Gambar',
  rule: 'JPG, PNG, atau WebP, paling besar 5 MB; foto yang lebih besar diperkecil.',
  wrongType: '"{{nama}}" bukan gambar JPG, PNG, atau WebP.',
  tooLarge: '"{{nama}}" terlalu besar: {{ukuran}}. Paling besar 5 MB.',
  empty: '"{{nama}}" kosong.',
  shrunk: 'Diperkecil di perangkat ini dari {{dari}} menjadi {{menjadi}}.',
  preview: 'Pratinjau {{nama}}',
  resize: 'Ukuran yang disimpan',
  '50': '50%',
  '75': '75%',
  original: 'Asli',
  send: 'Unggah',
  cancel: 'Batal',
  sending: 'Mengunggah, {{persen}}%',
  done: 'Gambar tersimpan.',
  failed: 'Gambar belum tersimpan',
};
const en: typeof id = {
  choose: 'Choose a Picture',
  rule: 'JPG, PNG or WebP, at most 5 MB; larger photos are made smaller.',
  wrongType: '"{{nama}}" is not a JPG, PNG or WebP picture.',
  tooLarge: '"{{nama}}" is too large: {{ukuran}}. At most 5 MB.',
  empty: '"{{nama}}" is empty.',
  shrunk: 'Made smaller on this device, from {{dari}} to {{menjadi}}.',
  preview: 'Preview of {{nama}}',
  resize: 'Size to keep',
  '50': '50%',
  '75': '75%',
  original: 'Original',
  send: 'Upload',
  cancel: 'Cancel',
  sending: 'Uploading, {{persen}}%',
  done: 'The picture is kept.',
  failed: 'The picture is not kept yet',
};

export const words = { id, en };
registerWords('upload', words);
declare module '#client/kit/words' {
  interface Words {
    upload: typeof id;
  }
}
