import type { Catatan } from '#contract/question-bank/question-exchange';
import type { Piece } from '#server/file/pictures';
import { Notes } from '#server/question-bank/formats/item';

/** As many bytes as one answer shows of what is not kept yet; how many are not shown is said. */
const MOST_SHOWN = 5_000_000;
export function shown(painted: ReadonlyMap<string, Piece>, said: readonly Catatan[]) {
  const [berkas, notes]: [Record<string, string>, Notes] = [{}, new Notes(said)];
  let size = 0;
  for (const [id, { bytes, tipe }] of painted) if ((size += bytes.length) <= MOST_SHOWN) berkas[`/api/file/${id}`] = `data:${tipe};base64,${bytes.toString('base64')}`;
  const left = painted.size - Object.keys(berkas).length;
  if (left) notes.add(`${left} gambar atau suara tidak tampak di sini karena berkasnya besar. Saat diimpor, semuanya ikut disimpan.`, `${left} pictures or sounds do not show here, as the file is large. When it is brought in all of them are kept.`);
  return { berkas, catatan: notes.all };
}
