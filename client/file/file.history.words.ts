/** What its streams are called, and what happens in them. */
const id = {
  picture: 'Foto & berkas',
  PictureKept: 'Berkas disimpan',
};
const en: typeof id = {
  picture: 'Photos & files',
  PictureKept: 'File kept',
};

export const words = { id, en };
