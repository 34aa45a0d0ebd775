import { posix } from 'node:path';
import type { Asal } from '#contract/question-bank/question-exchange';
import type { Notes, Taken } from '#server/question-bank/formats/item';
import { asalOf as belonging, PLACES } from '#server/question-bank/formats/marking';
import { escaped } from '#server/question-bank/formats/markup';
import { unescaped } from '#server/question-bank/formats/moodle';
import type { Parts } from '#server/question-bank/formats/word';
import { all, type Element, first, parsed, textOf, within } from '#server/question-bank/formats/xml';

const LOM = 'http://ltsc.ieee.org/xsd/LOM';
/** As the list of QTI 2.0 to 3.0 calls an item. */
const ITEM = /^imsqti_item_/;
const LIST = /(^|\/)imsmanifest\.xml$/;
export const isManifest = (path: string) => LIST.test(path);

/** Where a question belongs, as learning object metadata (IEEE 1484.12): a taxon under the name of each place. */
export function metadataOf({ asal = {} }: Taken) {
  const taxa = PLACES.flatMap((it) => (asal[it] ? [`<taxonPath><source><string>${it}</string></source><taxon><entry><string>${escaped(asal[it])}</string></entry></taxon></taxonPath>`] : []));
  return taxa.length ? `<metadata><lom xmlns="${LOM}"><classification>${taxa.join('')}</classification></lom></metadata>` : '';
}

/** What the lists of a package say of its items, by their path; `items`: those that they name. */
export function describedIn(parts: Parts): { items: ReadonlySet<string>; asalOf(path: string, notes: Notes): Asal } {
  const [said, items, broken]: [Map<string, Element>, Set<string>, string[]] = [new Map(), new Set(), []];
  for (const [path, bytes] of parts) {
    if (!isManifest(path)) continue;
    try {
      for (const it of within(parsed(bytes.toString('utf8')), 'resource')) {
        const [[lom], at] = [within(it, 'lom'), posix.join(posix.dirname(path), it.attributes.href ?? '')];
        const place = parts.has(at) ? at : unescaped(at);
        if (lom) said.set(place, lom);
        if (ITEM.test(it.attributes.type ?? '') && it.attributes.href) items.add(place);
      }
    } catch {
      broken.push(path);
    }
  }
  const asalOf = (path: string, notes: Notes) => {
    if (broken.length) notes.add(`Keterangan di ${broken[0]} tidak terbaca.`, `What ${broken[0]} says could not be read.`);
    const lom = said.get(posix.normalize(path));
    return lom ? placesIn(lom, notes) : {};
  };
  return { items, asalOf };
}

function placesIn(lom: Element, notes: Notes): Asal {
  const taxa = within(lom, 'taxonPath').map((it) => [textOf(first(it, 'source')).trim(), all(it, 'taxon').map((one) => textOf(first(one, 'entry') ?? first(one, 'id')).trim()).join(' / ')] as const);
  const others = [...taxa.filter(([source]) => !PLACES.includes(source as never)).map(([, entry]) => entry), ...within(lom, 'keyword', 'description', 'title').map((it) => textOf(it).replace(/\s+/g, ' ').trim())].filter(Boolean);
  if (others.length) notes.add(`Metadata tidak ikut: ${others.join(', ').slice(0, 100)}`, `Metadata that does not come along: ${others.join(', ').slice(0, 100)}`);
  return belonging(new Map(taxa));
}
