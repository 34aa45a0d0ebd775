import { AUDITORS } from '#contract/audit/readers';
import { isPhoto, type JenisGambar } from '#contract/file/file';
import { PictureKept } from '#contract/file/file.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

type Picture = { id_pemilik: string; id_file: string; jenis: JenisGambar; tipe: string; ukuran: number };
/** Given once the bytes are in the vault. */
export class KeepPicture extends DomainCommand<Picture> {}

/** Of a person there is one photo at a time; a logo or a scan is named by whoever makes use of it. */
export const pictureDecider = decider({
  stream: 'picture',
  history: AUDITORS,
  idOf: ({ id_pemilik }: { id_pemilik: string }) => id_pemilik,
  commands: { KeepPicture },
  events: { PictureKept },
  initial: { photo: null, kept: [] } as { photo: string | null; kept: readonly string[] },
  decide: {
    KeepPicture: (picture, { photo, kept }) =>
      kept.includes(picture.id_file) ? nothing : PictureKept({ ...picture, sebelum: isPhoto(picture.jenis) ? photo : null }),
  },
  evolve: {
    PictureKept: ({ photo, kept }, { id_file, jenis }) => ({ photo: isPhoto(jenis) ? id_file : photo, kept: [...kept, id_file] }),
  },
});
