import { posix } from 'node:path';
import type { Asal } from '#contract/question-bank/question-exchange';
import type { Notes, Taken } from '#server/question-bank/formats/item';
import { asalOf, PLACES } from '#server/question-bank/formats/marking';
import { escaped } from '#server/question-bank/formats/markup';
import type { Parts } from '#server/question-bank/formats/word';
import { all, type Element, first, parsed, textOf, within } from '#server/question-bank/formats/xml';

const LOM = 'http://ltsc.ieee.org/xsd/LOM';
const LIST = /(^|\/)imsmanifest\.xml$/;
export const isManifest = (path: string) => LIST.test(path);

/** Where a question belongs, as learning object metadata (IEEE 1484.12): a taxon under the name of each place. */
export function metadataOf({ asal = {} }: Taken) {
  const taxa = PLACES.flatMap((it) => (asal[it] ? [`<taxonPath><source><string>${it}</string></source><taxon><entry><string>${escaped(asal[it])}</string></entry></taxon></taxonPath>`] : []));
  return taxa.length ? `<metadata><lom xmlns="${LOM}"><classification>${taxa.join('')}</classification></lom></metadata>` : '';
}

/** What the lists of a package say of its items, by their path. */
export function describedIn(parts: Parts): (path: string, notes: Notes) => Asal {
  const [said, broken]: [Map<string, Element>, string[]] = [new Map(), []];
  for (const [path, bytes] of parts) {
    if (!isManifest(path)) continue;
    try {
      for (const it of within(parsed(bytes.toString('utf8')), 'resource')) {
        const [lom] = within(it, 'lom');
        if (lom) said.set(posix.join(posix.dirname(path), it.attributes.href ?? ''), lom);
      }
    } catch {
      broken.push(path);
    }
  }
  return (path, notes) => {
    if (broken.length) notes.add(`Keterangan di ${broken[0]} tidak terbaca.`, `What ${broken[0]} says could not be read.`);
    const lom = said.get(posix.normalize(path));
    return lom ? placesIn(lom, notes) : {};
  };
}

function placesIn(lom: Element, notes: Notes): Asal {
  const taxa = within(lom, 'taxonPath').map((it) => [textOf(first(it, 'source')).trim(), all(it, 'taxon').map((one) => textOf(first(one, 'entry') ?? first(one, 'id')).trim()).join(' / ')] as const);
  const others = [...taxa.filter(([source]) => !PLACES.includes(source as never)).map(([, entry]) => entry), ...within(lom, 'keyword', 'description', 'title').map((it) => textOf(it).replace(/\s+/g, ' ').trim())].filter(Boolean);
  if (others.length) notes.add(`Metadata tidak ikut: ${others.join(', ').slice(0, 100)}`, `Metadata that does not come along: ${others.join(', ').slice(0, 100)}`);
  return asalOf(new Map(taxa));
}
