/** The endings and types that are taken, and how many bytes at most. */
export type Taken = { endings: readonly string[]; most: number };
export type PictureFault = 'wrongType' | 'tooLarge' | 'empty';

/** What is wrong with a file before it is sent; nothing where it may be tried. */
export function pictureFault({ name, size }: Pick<File, 'name' | 'size'>, { endings, most }: Taken): PictureFault | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !endings.includes(ending)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > most ? 'tooLarge' : undefined;
}
