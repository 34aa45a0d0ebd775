/** What its streams are called, and what happens in them. */
const id = {
  picture: 'Foto & berkas',
  PictureKept: 'Berkas disimpan',
  document: 'Dokumen',
  DocumentKept: 'Dokumen disimpan',
  DocumentDropped: 'Dokumen dihapus',
};
const en: typeof id = {
  picture: 'Photos & files',
  PictureKept: 'File kept',
  document: 'Documents',
  DocumentKept: 'Document kept',
  DocumentDropped: 'Document deleted',
};

export const words = { id, en };
