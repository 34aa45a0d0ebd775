import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { JenisDokumen, JenisGambar } from '#contract/file/file';

/** A picture was kept; its bytes lie in the vault under the owner's key. `sebelum` is the photo that it takes the place of. */
export const PictureKept = event('PictureKept', { id_pemilik: Id, id_file: Id, jenis: JenisGambar, tipe: z.string(), ukuran: z.int(), sebelum: Id.nullable() });

/** A document was kept, its bytes like a picture's; they are what was sent, only pictures are painted anew. */
export const DocumentKept = event('DocumentKept', { id_file: Id, id_pemilik: Id, jenis: JenisDokumen, nama: personal('berkas', 'id_pemilik', z.string()), tipe: z.string(), ukuran: z.int() });
/** Nothing shows it any more: its bytes are gone. */
export const DocumentDropped = event('DocumentDropped', { id_file: Id, id_pemilik: Id });
