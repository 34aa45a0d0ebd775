import { DocumentDropped, PictureKept } from '#contract/file/file.events';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { DropFile } from '#server/file/drop-file';
import { process, type Wish } from '#server/kit/processes/process';

const dropped = (before: string | null | undefined, after: string | null): Wish[] => (before && before !== after ? [[DropFile, { id_file: before }]] : []);

/** A photo or a logo that another one has taken the place of, and a document that nothing shows, are kept no longer. */
export const dropReplaced = process({
  name: 'drop-replaced-pictures',
  events: { PictureKept, DocumentDropped, InstitutionConfigured },
  on: {
    PictureKept: ({ data: { sebelum, id_file } }) => dropped(sebelum, id_file),
    DocumentDropped: ({ data: { id_file } }) => [[DropFile, { id_file }]],
    InstitutionConfigured: ({ data: { sebelum, pengaturan } }) => dropped(sebelum?.logo, pengaturan.logo),
  },
});
