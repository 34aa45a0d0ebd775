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
/** What a picture is kept for: a person's photo, the school's logo, the scan of a paper that parents signed, the letter of a leave, what a question or a topic shows. */
export const JenisGambar = z.enum(['foto_murid', 'foto_guru', 'logo', 'persetujuan', 'surat_izin', 'soal', 'topik']);
/** Of which there is one at a time. */
export const isPhoto = (jenis: JenisGambar) => jenis === 'foto_murid' || jenis === 'foto_guru';
export type JenisGambar = z.infer<typeof JenisGambar>;
/** The endings that a picture's name may have, by what it then has to be. */
export const PICTURE_ENDINGS = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'image/webp': ['webp'] } as const;
export type PictureType = keyof typeof PICTURE_ENDINGS;

/** What a file's name says that it is. */
export const typeByName = (name: string) => {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return (Object.keys(PICTURE_ENDINGS) as PictureType[]).find((type) => (PICTURE_ENDINGS[type] as readonly (string | undefined)[]).includes(ending));
};
