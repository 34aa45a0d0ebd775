import { refusals } from '#contract/kit/refusal';

export const fileRefusals = refusals({
  NOT_A_PICTURE: [422, 'Jenis berkas tidak didukung. Pilih gambar JPG, PNG, atau WebP.', 'Files of this kind are not taken. Choose a JPG, PNG or WebP picture.'],
  NAME_DECEIVES: [422, 'Isi berkas tidak sesuai dengan akhiran namanya.', 'What is in the file is not what its name says.'],
  FILE_DAMAGED: [422, 'Berkas ini rusak atau terpotong. Buka dulu di perangkat Anda, simpan ulang, lalu kirim lagi.', 'This file is damaged or cut short. Open it on your device, save it again and send that.'],
  MORE_THAN_A_PICTURE: [422, 'Berkas ini memuat hal lain di samping gambar, jadi ditolak.', 'This file holds something else beside the picture and is refused.'],
  TOO_MANY_PIXELS: [422, 'Gambar terlalu besar: paling banyak 40 juta piksel.', 'The picture is too large: at most 40 million pixels.'],
  TOO_FINE: [422, 'Gambar ini disimpan terlalu rumit (16 bit per warna atau PNG bertingkat). Simpan ulang sebagai JPG atau PNG biasa.', 'The picture is stored in too elaborate a way (16 bits a colour, or an interlaced PNG). Save it again as a JPG or an ordinary PNG.'],
  NOT_A_DOCUMENT: [422, 'Jenis berkas tidak didukung. Pilih PDF, DOCX, PPTX, XLSX, JPG, PNG, MP3, atau MP4.', 'Files of this kind are not taken. Choose a PDF, DOCX, PPTX, XLSX, JPG, PNG, MP3 or MP4.'],
  NOT_A_SOUND: [422, 'Jenis berkas tidak didukung. Pilih suara MP3, M4A, OGG, atau WAV yang utuh.', 'This file is not a sound MP3, M4A, OGG or WAV recording.'],
  HAS_MACROS: [422, 'Berkas ini memuat makro, jadi ditolak. Simpan ulang tanpa makro.', 'This file holds macros and is refused. Save it again without them.'],
  PACKED_TOO_TIGHTLY: [422, 'Isi berkas ini terlalu besar bila dibuka.', 'Opened, this file would be too large.'],
  BROKEN_ON_THE_WAY: [422, 'Berkas tidak sampai dengan utuh. Kirim lagi dari awal.', 'The file did not arrive as it was sent. Send it again from the beginning.'],
  MORE_THAN_SAID: [422, 'Potongan ini melebihi ukuran berkas yang disebutkan.', 'This part is more than the file was said to have.'],
});
