import { refusals } from '#contract/kit/refusal';

export const fileRefusals = refusals({
  NOT_A_PICTURE: [422, 'Jenis berkas tidak didukung. Pilih gambar JPG, PNG, atau WebP yang utuh.', 'This file is not a sound JPG, PNG or WebP picture.'],
  NAME_DECEIVES: [422, 'Isi berkas tidak sesuai dengan akhiran namanya.', 'What is in the file is not what its name says.'],
  MORE_THAN_A_PICTURE: [422, 'Berkas ini memuat hal lain di samping gambar, jadi ditolak.', 'This file holds something else beside the picture and is refused.'],
  TOO_MANY_PIXELS: [422, 'Gambar terlalu besar: paling banyak 40 juta piksel.', 'The picture is too large: at most 40 million pixels.'],
  TOO_FINE: [422, 'Gambar ini disimpan terlalu rumit (16 bit per warna atau PNG bertingkat). Simpan ulang sebagai JPG atau PNG biasa.', 'The picture is stored in too elaborate a way (16 bits a colour, or an interlaced PNG). Save it again as a JPG or an ordinary PNG.'],
});
