import { posix } from 'node:path';
import { bare, Notes, type Read, readEach, type Said, Unheld, unheld } from '#server/question-bank/formats/item';
import { Pictures } from '#server/question-bank/formats/inline';
import { escaped, formula, isLost } from '#server/question-bank/formats/markup';
import { formulaOf } from '#server/question-bank/formats/mathml';
import { describedIn, isManifest } from '#server/question-bank/formats/qti-manifest';
import { choices, markingOf, mostOf } from '#server/question-bank/formats/qti-marking';
import { typeOf, unescaped } from '#server/question-bank/formats/moodle';
import type { Parts } from '#server/question-bank/formats/word';
import { all, type Element, first, parsed, textOf, within } from '#server/question-bank/formats/xml';

const INTERACTIONS = ['choice', 'order', 'match', 'associate', 'gapMatch', 'inlineChoice', 'textEntry', 'extendedText', 'hottext', 'hotspot', 'selectPoint', 'graphicOrder', 'graphicAssociate', 'graphicGapMatch', 'positionObject', 'slider', 'drawing', 'upload', 'media', 'custom', 'portableCustom']
  .map((it) => `${it}Interaction`);
/** Those that become a question. */
const HELD: ReadonlySet<string> = new Set(['choice', 'inlineChoice', 'order', 'match', 'textEntry', 'extendedText'].map((it) => `${it}Interaction`));
type Found = { path: string; root: Element | Unheld };
/** Of what a package holds beside its items: a text that items show comes along with each of them, the rest does not. */
const BESIDE: Record<string, readonly [id: string, en: string]> = {
  assessmentTest: ['Susunan, waktu, dan bobot ujian (assessmentTest) tidak ikut.', 'The order, times and weights of a test (assessmentTest) do not come along.'],
  assessmentSection: ['Susunan bagian ujian (assessmentSection) tidak ikut.', 'The order of a part of a test (assessmentSection) does not come along.'],
  assessmentStimulus: ['Bacaan (assessmentStimulus) ini tidak ditunjuk oleh satu butir pun.', 'No item shows this text (assessmentStimulus).'],
};

/** Five hundred items may show one and the same text: in bytes, of all that one shows. */
const MOST_OF_TEXT = 100_000;

/** QTI items, 2.x and 3.0: a bare item, or a package of them with its pictures and the texts that they share. */
export function readQti(parts: Parts): Read {
  const listed = describedIn(parts);
  const files = [...new Set([...[...parts.keys()].filter((path) => path.endsWith('.xml') && !isManifest(path)), ...listed.items])].map((path) => rootOf(path, parts.get(path)?.toString('utf8')));
  const items = files.filter(({ root }) => root instanceof Unheld || root.name === 'assessmentItem');
  if (files.some(({ root }) => !(root instanceof Unheld) && root.name === 'questestinterop')) unheld('Ini QTI 1.2 (questestinterop), seperti yang diekspor Canvas; yang dapat dibaca ialah QTI 2.0 sampai 3.0.', 'This is QTI 1.2 (questestinterop), as Canvas exports it; what can be read is QTI 2.0 to 3.0.');
  if (!items.length) unheld('Tidak ada butir QTI (assessmentItem) di dalam berkas ini.', 'There is no QTI item (assessmentItem) in this file.');
  const texts = new Map(files.flatMap(({ path, root }) => (!(root instanceof Unheld) && root.name === 'assessmentStimulus' ? [[path, root] as const] : [])));
  const shown = new Set(items.flatMap(({ path, root }) => (root instanceof Unheld ? [] : textsOf(root).map((href) => placeOf(path, href)))));
  const beside = new Notes();
  for (const { path, root } of files) {
    const why = root instanceof Unheld || shown.has(path) ? undefined : BESIDE[root.name];
    if (why) beside.add(...(why.map((it) => `${path.slice(-100)}: ${it}`) as [string, string]));
  }
  const bytesOf = (of: string) => (src: string) => parts.get(placeOf(of, src)) ?? parts.get(placeOf(of, unescaped(src)));
  return readEach(items, ({ path, root }, nomor) => ({ letak: { nomor, baris: null, nama: (root instanceof Unheld ? path : root.attributes.title || root.attributes.identifier || path).slice(0, 100) }, said: root instanceof Unheld ? path : textOf(first(root, 'itemBody')) }),
    ({ path, root }, notes) => {
      if (root instanceof Unheld) throw root;
      let length = 0;
      const before = [...new Map(textsOf(root).map((href) => [placeOf(path, href), href]))].flatMap(([place, href]): Shown[] => {
        const of = first(texts.get(place), 'stimulusBody');
        length += of ? (parts.get(place)?.length ?? 0) : 0;
        if (length > MOST_OF_TEXT) unheld(`Bacaan “${href.slice(0, 100)}” terlalu panjang.`, `The text “${href.slice(0, 100)}” is too long.`);
        if (!of) notes.add(`Bacaan “${href.slice(0, 100)}” tidak ada di dalam berkas.`, `The text “${href.slice(0, 100)}” is not in the file.`);
        return of ? [{ of, fileOf: bytesOf(place) }] : [];
      });
      return { ...read(root, before, bytesOf(path), notes), asal: listed.asalOf(path, notes) };
    }, beside);
}

/** What an address in a file of a package leads to. */
const placeOf = (path: string, href: string) => posix.normalize(posix.join(posix.dirname(path), href)).replace(/^\//, '');
const textsOf = (item: Element) => all(item, 'assessmentStimulusRef').map((it) => it.attributes.href ?? '');

/** Nothing is said in a file that is only named. */
function rootOf(path: string, text: string | undefined): Found {
  try {
    return { path, root: asTwo(parsed(text ?? unheld('Butir ini ada di daftar isi, tetapi tidak di dalam berkas.', 'The list of the package names this item, but it is not in the file.'))) };
  } catch (error) {
    if (error instanceof Unheld) return { path, root: error };
    throw error;
  }
}

/** QTI 3 writes `qti-choice-interaction` and `response-identifier` where 2 writes `choiceInteraction` and `responseIdentifier`. */
function asTwo({ name, attributes, children }: Element): Element {
  const isThree = name.startsWith('qti-');
  const camel = (it: string) => it.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return {
    name: isThree ? camel(name.slice(4)) : name, attributes: isThree ? Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.startsWith('data-') ? key : camel(key), value])) : attributes,
    children: children.map((it) => (typeof it === 'string' ? it : asTwo(it))),
  };
}

type FileOf = (src: string) => Buffer | undefined;
/** A text that stands before the question, and where its pictures are. */
type Shown = { of: Element; fileOf: FileOf };

function read(item: Element, before: readonly Shown[], fileOf: FileOf, notes: Notes): Said {
  const body = first(item, 'itemBody') ?? unheld('Butir tanpa itemBody.', 'An item without itemBody.');
  if (within(body, 'printedVariable', 'templateBlock', 'templateInline').length) unheld('Butir dengan nilai acak (templateDeclaration) tidak didukung.', 'An item with random values (templateDeclaration) is not supported.');
  const interactions = within(body, ...INTERACTIONS);
  const [interaction] = interactions;
  if (!interaction || interactions.length > 1) unheld(`Butir dengan ${interactions.length} interaksi tidak didukung.`, `An item with ${interactions.length} interactions is not supported.`);
  if (!HELD.has(interaction?.name as string)) unheld(`Interaksi “${interaction?.name}” tidak didukung.`, `The interaction “${interaction?.name}” is not supported.`);
  const pictures = new Pictures();
  const rich = (of: Element | undefined, isLost = false, bytesOf = fileOf) => {
    const said = of ? htmlOf(of, interaction as Element).trim() : '';
    return said || !isLost ? (said ? pictures.text(said, notes, (src) => { const bytes = bytesOf(src); return bytes && { tipe: typeOf(src), bytes }; }) : '') : unheld('Ada teks yang kosong.', 'A text is empty.');
  };
  const asked = [...before.map((it) => rich(it.of, false, it.fileOf)), rich(body), rich(first(interaction, 'prompt'))].filter(Boolean).join(' ') || unheld('Pertanyaan kosong.', 'The question is empty.');
  const declared = all(item, 'responseDeclaration').find((it) => it.attributes.identifier === interaction?.attributes.responseIdentifier);
  const isi = answered(interaction as Element, { pertanyaan: asked, rich: (of) => rich(of, true), notes, declared, item });
  const feedback = all(item, 'modalFeedback').map((it) => rich(it)).filter(Boolean).join(' ');
  const marks = mostOf(item);
  const isMark = Number.isInteger(marks) && marks >= 1 && marks <= 100;
  if (!isMark) notes.add(`Skor ${marks} tidak ikut.`, `The mark ${marks} does not come along.`);
  if (within(body, ...FEEDBACK).length) notes.add('Umpan balik setiap pilihan tidak ikut.', 'Feedback of single answers does not come along.');
  if (within(body, 'rubricBlock').some((it) => !isForStudents(it))) notes.add('Petunjuk untuk penilai (rubricBlock) tidak ikut.', 'What is said to those who mark (rubricBlock) does not come along.');
  return { isi: { ...isi, skor_maksimal: isMark ? marks : 1, pembahasan: feedback }, berkas: pictures.all };
}

/** What is shown once somebody has answered. */
const FEEDBACK = ['feedbackInline', 'feedbackBlock'];
const isForStudents = ({ attributes: { view = 'candidate' } }: Element) => /\bcandidate\b/.test(view);

const KEPT_EMPTY = ['audio', 'td', 'th'];
/** What stands in an element as HTML; where it asks for words there is a gap. */
function htmlOf(of: Element, interaction: Element): string {
  return of.children.map((it) => {
    if (typeof it === 'string') return escaped(it).replace(/&quot;/g, '"');
    if (it === interaction) return /^(textEntry|inlineChoice)Interaction$/.test(it.name) ? '_____' : '';
    if (FEEDBACK.includes(it.name) || it.name === 'prompt' || (it.name === 'rubricBlock' && !isForStudents(it))) return '';
    if (it.attributes['data-tex'] !== undefined) return formula(it.attributes['data-tex'], 'data-display' in it.attributes);
    if (it.name === 'math') return formulaOf(it);
    const inner = htmlOf(it, interaction);
    if (it.name === 'contentBody' || it.name === 'rubricBlock') return inner;
    if (it.name === 'object' && /^(image|audio)\//.test(it.attributes.type ?? '')) return /^image\//.test(it.attributes.type ?? '') ? `<img src="${escaped(it.attributes.data ?? '')}" alt="" />` : `<audio controls src="${escaped(it.attributes.data ?? '')}"></audio>`;
    const attributes = Object.entries(it.attributes).map(([key, value]) => (key === 'controls' ? ' controls' : ` ${key}="${escaped(value)}"`)).join('');
    return /^(img|br)$/.test(it.name) ? `<${it.name}${attributes} />` : inner || KEPT_EMPTY.includes(it.name) || isLost(it.name) ? `<${it.name}${attributes}>${inner}</${it.name}>` : '';
  }).join('');
}

type Asked = { pertanyaan: string; rich(of: Element | undefined): string; notes: Notes; declared: Element | undefined; item: Element };

function answered(interaction: Element, asked: Asked) {
  const { pertanyaan, rich, declared, item, notes } = asked;
  const marking = markingOf(interaction, item, declared, notes);
  const { right, cara_nilai } = marking;
  if (interaction.name === 'choiceInteraction' || interaction.name === 'inlineChoiceInteraction') {
    return choices(all(interaction).filter((it) => /^(simple|inline)Choice$/.test(it.name)).map((it) => ({ id: it.attributes.identifier ?? '', isi: rich(it) })), marking, pertanyaan);
  }
  if (interaction.name === 'orderInteraction') {
    notes.add('Soal urutan menjadi soal menjodohkan dengan nomor urut.', 'A question of order becomes one of pairs with the numbers.');
    const simple = new Map(all(interaction, 'simpleChoice').map((it) => [it.attributes.identifier, it]));
    return bare({ tipe: 'Menjodohkan', pertanyaan, cara_nilai, pasangan: right.map((it, i) => ({ kiri: rich(simple.get(it)), kanan: String(i + 1) })) });
  }
  if (interaction.name === 'matchInteraction') return bare({ tipe: 'Menjodohkan', pertanyaan, cara_nilai, pasangan: pairsOf(interaction, right, asked) });
  if (interaction.name === 'textEntryInteraction') {
    return bare({ tipe: 'Isian Singkat', pertanyaan: pertanyaan.replace(/(?:<p>\s*_____\s*<\/p>| ?_____)$/, '').trim() || pertanyaan, kunci: right });
  }
  return bare({ tipe: 'Essay', pertanyaan, kunci: right.slice(0, 1) });
}

function pairsOf(interaction: Element, right: readonly string[], { rich, notes }: Asked) {
  const [left, other] = all(interaction, 'simpleMatchSet').map((set) => new Map(all(set, 'simpleAssociableChoice').map((it) => [it.attributes.identifier ?? '', it])));
  const pairs = right.map((it) => it.split(/\s+/)).map(([from = '', to = '']) => (left?.has(from) ? [from, to] : [to, from]) as [string, string]);
  const [paired, used] = [new Set(pairs.map(([from]) => from)), new Set(pairs.map(([, to]) => to))];
  for (const [id, it] of other ?? []) if (!used.has(id)) notes.add(`Pengecoh di sisi kanan tidak ikut: ${textOf(it).trim().slice(0, 100)}`, `A right side without a left one does not come along: ${textOf(it).trim().slice(0, 100)}`);
  for (const [id, it] of left ?? []) if (!paired.has(id)) unheld(`“${textOf(it).trim().slice(0, 60)}” tidak punya pasangan.`, `“${textOf(it).trim().slice(0, 60)}” has no pair.`);
  return pairs.map(([from, to]) => ({ kiri: rich(left?.get(from)), kanan: rich(other?.get(to)) }));
}
