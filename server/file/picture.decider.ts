import type { JenisGambar } from '#contract/file/file';
import { PictureKept } from '#contract/file/file.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

type Picture = { id_pemilik: string; id_file: string; jenis: JenisGambar; tipe: string; ukuran: number };
/** Given once the bytes are in the vault. */
export class KeepPicture extends DomainCommand<Picture> {}

/** Of a person there is one photo at a time; a logo is the school's choice among those that were kept. */
export const pictureDecider = decider({
  stream: 'picture',
  idOf: ({ id_pemilik }: { id_pemilik: string }) => id_pemilik,
  commands: { KeepPicture },
  events: { PictureKept },
  initial: { photo: null, kept: [] } as { photo: string | null; kept: readonly string[] },
  decide: {
    KeepPicture: (picture, { photo, kept }) =>
      kept.includes(picture.id_file) ? nothing : PictureKept({ ...picture, sebelum: picture.jenis === 'logo' ? null : photo }),
  },
  evolve: {
    PictureKept: ({ photo, kept }, { id_file, jenis }) => ({ photo: jenis === 'logo' ? photo : id_file, kept: [...kept, id_file] }),
  },
});
