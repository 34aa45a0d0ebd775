import type { JenisDokumen, Kertas } from '#contract/document/document';
import type { TipeRapor } from '#contract/report-card/report';
import type { Ask } from '#projections/kit/question';
import type { Actor, DomainCommand } from '#server/kit/deciding/command';
import type { Sheet } from '#server/kit/document/sheet';

/** What somebody asked for. */
export type Asked = { kertas: Kertas; id_tahun_ajaran?: string | undefined; id_kelas?: string | undefined; type?: TipeRapor | undefined; sampul?: boolean | undefined };
/** One document among many: its name in the outline is the title of its sheet. With `sampul` the pages before it, which tell of this student. */
export type Item = { id: string; versi?: number | undefined; sampul?: string | undefined };

/** Many documents of a kind in one file: who may, which they are, and each of them. */
export type LongPrint = {
  jenis: JenisDokumen;
  /** Asked when it is begun, gone on with and taken. */
  allows(by: Actor, asked: Asked, ask: Ask): boolean | Promise<boolean>;
  nameOf(asked: Asked, ask: Ask): Promise<string>;
  items(asked: Asked, ask: Ask): Promise<Item[]>;
  /** In their order; nothing where there is none any more. */
  sheets(items: readonly Item[], asked: Asked, ask: Ask, now: Date): Promise<(Sheet | undefined)[]>;
  /** What is noted whenever the file is taken. */
  notes?(items: readonly Item[], by: Actor, ask: Ask): Promise<DomainCommand[]>;
};

const declared = new Map<JenisDokumen, LongPrint>();
export function longPrint(it: LongPrint) {
  declared.set(it.jenis, it);
  return it;
}
export function longPrintOf(jenis: JenisDokumen): LongPrint {
  const found = declared.get(jenis);
  if (!found) throw new Error(`nobody prints ${jenis}`);
  return found;
}
