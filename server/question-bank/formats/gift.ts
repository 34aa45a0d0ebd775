import { bare, isEnough, lettered, type Notes, type Read, readEach, type Said, unheld } from '#server/question-bank/formats/item';
import { Pictures } from '#server/question-bank/formats/inline';
import { answerOf, asalOf, caraOf, noteUneven, numberOf, tagged } from '#server/question-bank/formats/marking';
import { ofEither, ofPlain } from '#server/question-bank/formats/markup';

/** Code points that stand for nothing take the place of escaped signs, so that what is left is structure. */
const SIGNS = '\\~=#{}:';
const FIRST = 0xfdd0;
const hidden = (text: string) =>
  text.replace(/[\ufdd0-\ufdef]/g, '\ufffd').replace(/\\([\\~=#{}:n])/g, (_, it: string) => (it === 'n' ? String.fromCharCode(FIRST + SIGNS.length) : String.fromCharCode(FIRST + SIGNS.indexOf(it))));
const shown = (text: string) => text.replace(/[\ufdd0-\ufdd7]/g, (it) => SIGNS[it.charCodeAt(0) - FIRST] ?? '\n');

type Chunk = { baris: number; lines: string[]; tags: string[]; category: string };
/** As Moodle writes it into a comment; a bracket of the tag itself is escaped. */
const TAG = /\[(tag|id):((?:\\\]|[^\]]){1,200})\]/g;
type Answer = { sign: '=' | '~'; weight: number | undefined; text: string };

/** Moodle's GIFT: questions are separated by empty lines. */
export const readGift = (text: string): Read =>
  readEach(chunksOf(text), ({ baris, lines }, nomor) => ({ letak: { nomor, baris, nama: nameOf(lines).slice(0, 100) }, said: lines.join('\n') }), read);

function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let [lines, tags, category, baris]: [string[], string[], string, number] = [[], [], '', 0];
  const end = () => {
    if (lines.length) chunks.push({ baris, lines, tags, category });
    if (lines.length) [lines, tags] = [[], []];
  };
  for (const [i, line] of `${text.replace(/^\ufeff/, '')}\n\n`.split(/\r\n?|\n/).entries()) {
    if (isEnough(chunks)) break;
    const trimmed = line.trim();
    if (!trimmed) end();
    else if (trimmed.startsWith('//')) tags.push(...[...trimmed.matchAll(TAG)].map(([, kind, said = '']) => `${kind === 'id' ? 'id:' : ''}${said.replaceAll('\\]', ']')}`));
    else if (/^\$CATEGORY:/i.test(trimmed)) category = trimmed.slice(10).trim();
    else {
      if (!lines.length) baris = i + 1;
      lines.push(line);
    }
  }
  return chunks;
}

const nameOf = (lines: readonly string[]) => shown(/^\s*::((?:(?!::)[\s\S])*)::/.exec(hidden(lines.join('\n')))?.[1] ?? '').trim();

function read({ lines, tags: said, category }: Chunk, notes: Notes): Said {
  if (category) notes.add(`Kategori tidak ikut: ${category.slice(0, 100)}`, `The category does not come along: ${category.slice(0, 100)}`);
  const tags = tagged(said, notes);
  const whole = hidden(lines.join('\n').trim()).replace(/^\s*::(?:(?!::)[\s\S])*::\s*/, '');
  const [opens, closes] = [whole.indexOf('{'), whole.lastIndexOf('}')];
  if (opens < 0 && closes < 0) unheld('Bukan soal: tidak ada jawaban dalam { }.', 'This is no question: there is no answer in { }.');
  if (opens < 0 || closes < opens || whole.indexOf('{', opens + 1) >= 0) unheld('Tanda { dan } tidak berpasangan.', 'The signs { and } do not match.');
  const [, format = ''] = /^\s*\[(html|plain|markdown|moodle)\]/i.exec(whole) ?? [];
  const pictures = new Pictures();
  const text = (raw: string) => {
    const [tag = '', own = format] = /^\s*\[(html|plain|markdown|moodle)\]/i.exec(raw) ?? [];
    const said = shown(raw.slice(tag.length)).trim();
    if (own.toLowerCase() === 'markdown') notes.add('Markdown menjadi teks biasa.', 'Markdown becomes plain text.');
    return pictures.text(own.toLowerCase() === 'html' ? said : /plain|markdown/i.test(own) ? ofPlain(said) : ofEither(said), notes);
  };
  const [before, after] = [whole.slice(0, opens).trim(), whole.slice(closes + 1).trim()];
  const pertanyaan = text(after ? `${before} _____ ${after}` : before);
  const [inside = '', general = ''] = whole.slice(opens + 1, closes).split('####');
  const skor_maksimal = Number(tags.get('skor_maksimal') ?? 1) || 1;
  const isi = answered(inside.trim(), { pertanyaan, text, notes, tags });
  return { isi: { ...isi, skor_maksimal, pembahasan: general.trim() ? text(general) : '' }, asal: asalOf(tags), berkas: pictures.all };
}

type Asked = { pertanyaan: string; text(raw: string): string; notes: Notes; tags: ReadonlyMap<string, string> };

function answered(inside: string, { pertanyaan, text, notes, tags }: Asked) {
  const [, verdict] = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(inside) ?? [];
  if (!inside) return bare({ tipe: 'Essay', pertanyaan });
  if (verdict) {
    if (inside.includes('#')) noteFeedback(notes);
    return bare({ tipe: 'Multiple Choice', pertanyaan, ...lettered([{ isi: 'Benar', right: /^T/i.test(verdict) }, { isi: 'Salah', right: /^F/i.test(verdict) }]) });
  }
  if (inside.startsWith('#')) return bare({ tipe: 'Isian Singkat', pertanyaan, kunci: numbersOf(inside.slice(1), notes) });
  const answers = answersOf(inside, notes);
  if (answers.some(({ text: it }) => it.includes('->'))) return bare({ tipe: 'Menjodohkan', pertanyaan, pasangan: pairsOf(answers, text, notes), cara_nilai: caraOf(tags) ?? 'sebagian' });
  if (answers.every(({ sign }) => sign === '=')) return bare({ tipe: 'Isian Singkat', pertanyaan, kunci: answers.flatMap((it) => wholly(it, notes)) });
  return choices(answers, { pertanyaan, text, notes, tags });
}

function choices(answers: readonly Answer[], { pertanyaan, text, notes, tags }: Asked) {
  const isSeveral = !answers.some(({ sign }) => sign === '=') && answers.some(({ weight }) => weight !== undefined && weight > 0);
  const several = isSeveral || answers.filter(({ sign }) => sign === '=').length > 1;
  const options = lettered(answers.map(({ sign, weight, text: raw }) => ({ isi: text(raw), right: sign === '=' || (several && (weight ?? 0) > 0) })));
  if (!several) {
    if (answers.some(({ sign, weight }) => sign === '~' && weight)) notes.add('Nilai sebagian untuk pilihan lain tidak ikut.', 'Part marks for other options do not come along.');
    return bare({ tipe: 'Multiple Choice', pertanyaan, ...options });
  }
  const right = answers.filter(({ sign }) => sign === '=').length;
  if (right > 1) notes.add('Lebih dari satu jawaban diawali =: murid harus memilih semuanya.', 'More than one answer begins with =: students have to choose all of them.');
  noteUneven(answers.map(({ sign, weight }) => weight ?? (sign === '=' ? 100 / right : 0)), notes);
  const worst = Math.min(...answers.map(({ weight }) => weight ?? 0));
  return bare({ tipe: 'Pilihan Ganda Kompleks', pertanyaan, ...options, cara_nilai: caraOf(tags) ?? (worst <= -100 ? 'semua' : worst < 0 ? 'sebagian_penalti' : 'sebagian') });
}

function answersOf(inside: string, notes: Notes): Answer[] {
  const parts = inside.split(/(?=[=~])/).map((it) => it.trim()).filter(Boolean);
  return parts.map((part) => {
    const sign = part[0];
    if (sign !== '=' && sign !== '~') return unheld('Setiap jawaban diawali = atau ~.', 'Each answer begins with = or ~.');
    const [rest = '', feedback] = part.slice(1).split('#');
    if (feedback?.trim()) noteFeedback(notes);
    const [head = '', weight] = /^\s*%(-?[\d.]{1,12})%/.exec(rest) ?? [];
    return { sign, weight: weight === undefined ? undefined : Number(weight), text: rest.slice(head.length).trim() };
  });
}

const noteFeedback = (notes: Notes) => notes.add('Umpan balik setiap pilihan tidak ikut.', 'Feedback of single answers does not come along.');

function pairsOf(answers: readonly Answer[], text: Asked['text'], notes: Notes) {
  return answers.flatMap(({ text: raw }) => {
    const at = raw.indexOf('->');
    if (at < 0) return unheld('Setiap pasangan ditulis kiri -> kanan.', 'Each pair is written left -> right.');
    const [kiri, kanan] = [raw.slice(0, at).trim(), raw.slice(at + 2).trim()];
    if (kiri) return [{ kiri: text(kiri), kanan: new Pictures().text(ofEither(shown(kanan)), notes) }];
    notes.add(`Pengecoh di sisi kanan tidak ikut: ${shown(kanan).slice(0, 100)}`, `A right side without a left one does not come along: ${shown(kanan).slice(0, 100)}`);
    return [];
  });
}

function wholly({ weight, text }: Answer, notes: Notes) {
  if (weight === undefined || weight >= 100) return [answerOf(shown(text), notes)];
  notes.add(`Jawaban yang hanya sebagian benar tidak ikut: ${shown(text).slice(0, 100)}`, `An answer that is right in part only does not come along: ${shown(text).slice(0, 100)}`);
  return [];
}

/** A number is a short answer; a span of numbers is none. */
function numbersOf(inside: string, notes: Notes) {
  const answers = inside.trim().startsWith('=') ? answersOf(inside.trim(), notes).flatMap((it) => wholly(it, notes)) : [shown(inside.split('#')[0] as string).trim()];
  return answers.map((it) => {
    const [number = '', tolerance = '0'] = it.split(':').map((one) => one.trim());
    const [from, to] = number.split('..');
    if ((to !== undefined && Number(from) !== Number(to)) || Number(tolerance) !== 0) unheld('Soal angka dengan rentang atau toleransi tidak didukung.', 'A numerical question with a range or a tolerance is not supported.');
    return numberOf(from?.trim() ?? '') || unheld('Soal angka tanpa jawaban.', 'A numerical question without an answer.');
  });
}
