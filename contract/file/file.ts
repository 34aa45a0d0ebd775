import { z } from 'zod';

/** Specification 9: exactly so many bytes are still taken. */
export const MOST_BYTES = 5_000_000;
/** Security D.3, rule 48. */
export const MOST_PIXELS = 40_000_000;
/** Per cent of the sides; the picture as it is. */
export const Resize = z.enum(['50', '75', 'original']);
export type Resize = z.infer<typeof Resize>;
/** How the school's sign is drawn among a device's apps: so many points wide, 180 on a ground as iOS wants it, or on one that a device may cut round. */
export const Rupa = z.enum(['180', '192', '512', 'potong']);
export type Rupa = z.infer<typeof Rupa>;
/** What a picture is kept for: a person's photo, the school's logo, the scan of a paper that parents signed, the letter of a leave, what a question or a topic shows; what a question lets hear is kept with what it shows. */
export const JenisGambar = z.enum(['foto_murid', 'foto_guru', 'logo', 'persetujuan', 'surat_izin', 'soal', 'gambar_topik']);
/** Of which there is one at a time. */
export const isPhoto = (jenis: JenisGambar) => jenis === 'foto_murid' || jenis === 'foto_guru';
export type JenisGambar = z.infer<typeof JenisGambar>;
/** The endings that a picture's name may have, by what it then has to be. */
export const PICTURE_ENDINGS = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'image/webp': ['webp'] } as const;
export type PictureType = keyof typeof PICTURE_ENDINGS;

/** The endings of sounds that a question may let hear, by what their bytes have to be. */
export const SOUND_ENDINGS = { 'audio/mpeg': ['mp3'], 'audio/mp4': ['m4a'], 'audio/ogg': ['ogg', 'oga', 'opus'], 'audio/wav': ['wav'] } as const;
export type SoundType = keyof typeof SOUND_ENDINGS;

/** What a file's name says that it is. */
export const typeByName = (name: string) => byEnding(PICTURE_ENDINGS, name);

/** What a document is kept for: materials of a topic, what a lesson plan or an assignment brings along, what a student hands in. */
export const JenisDokumen = z.enum(['topik', 'rpp', 'tugas', 'pengumpulan']);
export type JenisDokumen = z.infer<typeof JenisDokumen>;
export const isDocument = (jenis: JenisBerkas): jenis is JenisDokumen => JenisDokumen.options.includes(jenis as JenisDokumen);
export const JenisBerkas = z.enum([...JenisGambar.options, ...JenisDokumen.options]);
export type JenisBerkas = z.infer<typeof JenisBerkas>;
/** What documents may be, by the endings of their names (domain 1.5). */
export const DOCUMENT_ENDINGS = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'image/jpeg': PICTURE_ENDINGS['image/jpeg'],
  'image/png': PICTURE_ENDINGS['image/png'],
  'audio/mpeg': ['mp3'],
  'video/mp4': ['mp4'],
} as const;
export type DocumentType = keyof typeof DOCUMENT_ENDINGS;
export const documentTypeByName = (name: string) => byEnding(DOCUMENT_ENDINGS, name);
/** Of an upload's parts: none is larger. */
export const MOST_PART_BYTES = 524_288;
/** A kept document as others show it; `ukuran` in bytes. */
export const Berkas = z.object({ id: z.string(), nama: z.string().nullable(), tipe: z.string(), ukuran: z.int() });
export type Berkas = z.infer<typeof Berkas>;

function byEnding<T extends Record<string, readonly string[]>>(endings: T, name: string) {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return (Object.keys(endings) as (keyof T)[]).find((type) => endings[type]?.includes(ending as string));
}
