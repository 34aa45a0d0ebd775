import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { JenisGambar } from '#contract/file/file';

/** A picture was kept; its bytes lie in the vault under the owner's key. `sebelum` is the photo that it takes the place of. */
export const PictureKept = event('PictureKept', { id_pemilik: Id, id_file: Id, jenis: JenisGambar, tipe: z.string(), ukuran: z.int(), sebelum: Id.nullable() });
