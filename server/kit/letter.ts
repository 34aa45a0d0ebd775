import type { Ask } from '#projections/kit/question';
import type { DomainCommand } from '#server/kit/deciding/command';

/** A mail as it is handed over; what is attached is made then, and kept nowhere. */
export type Composed = { kepada: string; judul: string; isi: string; lampiran?: { nama: string; bytes: Buffer } };
/** A line of a mail's head: no line breaks, whatever a school calls itself. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

type Asked = { jenis: string };
/** A kind of mail that a context writes for itself. */
export type Letter<W extends Asked> = {
  jenis: W['jenis'];
  /** Written when it is sent; none where there is nothing to tell any more. */
  write(wish: W, ask: Ask, now: Date): Promise<Composed[]>;
  /** What is given once it is out; the id of the mail makes it the same command when that is said twice. */
  sent(wish: W, mail: string): DomainCommand;
};

const declared = new Map<string, Letter<any>>();
export function letter<W extends Asked>(it: Letter<W>) {
  declared.set(it.jenis, it);
  return it;
}
export const letterOf = (jenis: string): Letter<any> | undefined => declared.get(jenis);
