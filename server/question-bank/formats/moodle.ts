import { isBlank } from '#contract/question-bank/question';
import { bare, lettered, Notes, type Read, readEach, type Said, unheld } from '#server/question-bank/formats/item';
import { Pictures } from '#server/question-bank/formats/inline';
import { answerOf, asalOf, caraOf, noteUneven, numberOf, tagged } from '#server/question-bank/formats/marking';
import { ofEither, ofPlain, plainOf } from '#server/question-bank/formats/markup';
import { all, type Element, first, parsed, textOf } from '#server/question-bank/formats/xml';

const TYPES: Record<string, string> = { mime: '', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif', svg: 'image/svg+xml', mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', oga: 'audio/ogg', opus: 'audio/ogg', wav: 'audio/wav' };
export const typeOf = (name: string) => TYPES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Moodle XML: each question's texts are HTML in CDATA, its files beside them in base64. */
export function readMoodle(text: string): Read {
  const quiz = parsed(text);
  if (quiz.name !== 'quiz') unheld('Bukan Moodle XML: akar dokumen harus <quiz>.', 'This is no Moodle XML: the root has to be <quiz>.');
  const [categories, questions]: [Map<Element, string>, Element[]] = [new Map(), []];
  let category = '';
  for (const it of all(quiz, 'question')) {
    if (it.attributes.type === 'category') category = textOf(first(it, 'category', 'text')).trim();
    else {
      questions.push(it);
      categories.set(it, category);
    }
  }
  return readEach(questions, (it, nomor) => ({ letak: { nomor, baris: null, nama: textOf(first(it, 'name', 'text')).trim().slice(0, 100) }, said: textOf(first(it, 'questiontext', 'text')) || textOf(first(it, 'name')) }),
    (it, notes) => read(it, categories.get(it) ?? '', notes), besideOf(questions));
}

function read(question: Element, category: string, notes: Notes): Said {
  if (category) notes.add(`Kategori tidak ikut: ${category.slice(0, 100)}`, `The category does not come along: ${category.slice(0, 100)}`);
  const pictures = new Pictures();
  const text = (of: Element | undefined) => rich(of, pictures, notes);
  const tags = tagged(all(first(question, 'tags'), 'tag').map((it) => textOf(it).trim()), notes);
  const pertanyaan = text(first(question, 'questiontext'));
  const general = first(question, 'generalfeedback');
  const isi = answered(question, { pertanyaan, text, notes, tags });
  noteBeside(question, notes);
  return { isi: { ...isi, skor_maksimal: marksOf(question, tags, notes), pembahasan: textOf(first(general, 'text')).trim() ? text(general) : '' }, asal: asalOf(tags), berkas: pictures.all };
}

function rich(of: Element | undefined, pictures: Pictures, notes: Notes) {
  const files = new Map(all(of, 'file').map((it) => [`${it.attributes.path ?? '/'}${it.attributes.name ?? ''}`.slice(1), it]));
  const [said, format] = [textOf(first(of, 'text')).trim(), of?.attributes.format ?? 'html'];
  return pictures.text(format === 'plain_text' || format === 'markdown' ? ofPlain(said) : format === 'html' ? said : ofEither(said), notes, (src) => {
    const it = src.startsWith('@@PLUGINFILE@@/') ? files.get(unescaped(src.slice(15).replace(/\?.*$/, ''))) : undefined;
    return it && { tipe: typeOf(it.attributes.name ?? ''), bytes: Buffer.from(textOf(it), 'base64') };
  });
}

/** The name of a file as an address has it. */
export function unescaped(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function marksOf(question: Element, tags: ReadonlyMap<string, string>, notes: Notes) {
  const grade = Number(tags.get('skor_maksimal') ?? (textOf(first(question, 'defaultgrade')).trim() || 1));
  if (Number.isInteger(grade) && grade >= 1 && grade <= 100) return grade;
  notes.add(`Skor ${grade} dibulatkan.`, `The mark ${grade} is rounded.`);
  return Math.min(100, Math.max(1, Math.round(grade) || 1));
}

const numberIn = (question: Element, name: string) => Number(textOf(first(question, name)).trim() || 0);

/** Moodle writes it into every question: it is said once. */
function besideOf(questions: readonly Element[]) {
  const beside = new Notes();
  if (questions.some((it) => numberIn(it, 'penalty') > 0)) beside.add('Pengurangan nilai untuk percobaan ulang (penalty) tidak ikut.', 'What is taken off for trying again (penalty) does not come along.');
  return beside;
}

const COMBINED = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
function noteBeside(question: Element, notes: Notes) {
  if (COMBINED.some((it) => !isBlank(textOf(first(question, it, 'text'))))) notes.add('Umpan balik gabungan (benar, sebagian benar, salah) tidak ikut.', 'Combined feedback (right, right in part, wrong) does not come along.');
  if (/^\s*(false|0)\s*$/i.test(textOf(first(question, 'shuffleanswers')))) notes.add('Urutan jawaban yang tetap tidak ikut.', 'That the answers keep their order does not come along.');
  if (numberIn(question, 'hidden') === 1) notes.add('Di Moodle soal ini disembunyikan.', 'With Moodle this question is hidden.');
  if (numberIn(question, 'attachments') !== 0) notes.add('Lampiran jawaban tidak ikut.', 'That files may be attached to the answer does not come along.');
  if (numberIn(question, 'minwordlimit') > 0 || numberIn(question, 'maxwordlimit') > 0) notes.add('Batas jumlah kata tidak ikut.', 'The limits of how many words do not come along.');
  if (all(question, 'answer').some((it) => textOf(first(it, 'feedback', 'text')).trim())) notes.add('Umpan balik setiap pilihan tidak ikut.', 'Feedback of single answers does not come along.');
  const number = textOf(first(question, 'idnumber')).trim();
  if (number) notes.add(`Nomor ID tidak ikut: ${number.slice(0, 100)}`, `The ID number does not come along: ${number.slice(0, 100)}`);
  if (all(question, 'hint').length) notes.add('Petunjuk tidak ikut.', 'Hints do not come along.');
}

type Asked = { pertanyaan: string; text(of: Element | undefined): string; notes: Notes; tags: ReadonlyMap<string, string> };

function answered(question: Element, asked: Asked) {
  const { pertanyaan, text, notes, tags } = asked;
  const kind = question.attributes.type ?? '';
  const answers = all(question, 'answer');
  const share = (it: Element) => Number(it.attributes.fraction ?? 0);
  if (kind === 'multichoice') return choices(question, asked);
  if (kind === 'truefalse') {
    const isTrue = answers.some((it) => /^\s*true/i.test(textOf(first(it, 'text'))) && share(it) > 0);
    return bare({ tipe: 'Multiple Choice', pertanyaan, ...lettered([{ isi: 'Benar', right: isTrue }, { isi: 'Salah', right: !isTrue }]) });
  }
  if (kind === 'matching') return bare({ tipe: 'Menjodohkan', pertanyaan, cara_nilai: caraOf(tags) ?? 'sebagian', pasangan: all(question, 'subquestion').flatMap((it) => pair(it, text, notes)) });
  if (kind === 'shortanswer' || kind === 'numerical') {
    if (answers.some((it) => Number(textOf(first(it, 'tolerance')).trim() || 0) !== 0)) unheld('Soal angka dengan toleransi tidak didukung.', 'A numerical question with a tolerance is not supported.');
    if (/^\s*1\s*$/.test(textOf(first(question, 'usecase')))) notes.add('Huruf besar dan kecil tidak lagi dibedakan.', 'Capitals are no longer told from small letters.');
    if (first(question, 'units', 'unit')) notes.add('Satuan jawaban tidak ikut.', 'The units of the answer do not come along.');
    const said = (it: Element) => (kind === 'numerical' ? numberOf(textOf(first(it, 'text')).trim()) : answerOf(textOf(first(it, 'text')).trim(), notes));
    const part = answers.filter((it) => share(it) < 100).map((it) => textOf(first(it, 'text')).trim());
    if (part.length) notes.add(`Jawaban yang tidak sepenuhnya benar tidak ikut: ${part.join(', ').slice(0, 100)}`, `Answers that are not wholly right do not come along: ${part.join(', ').slice(0, 100)}`);
    return bare({ tipe: 'Isian Singkat', pertanyaan, kunci: answers.filter((it) => share(it) >= 100).map(said) });
  }
  if (kind === 'essay') {
    const graders = plainOf(ofEither(textOf(first(question, 'graderinfo', 'text'))));
    if (!isBlank(textOf(first(question, 'responsetemplate', 'text')))) notes.add('Kerangka jawaban tidak ikut.', 'The template of the answer does not come along.');
    return bare({ tipe: 'Essay', pertanyaan, kunci: graders ? [graders] : [] });
  }
  return unheld(`Jenis soal “${kind}” tidak didukung.`, `Questions of the kind “${kind}” are not supported.`);
}

function choices(question: Element, { pertanyaan, text, notes, tags }: Asked) {
  const answers = all(question, 'answer').map((it) => ({ isi: text(it), share: Number(it.attributes.fraction ?? 0) }));
  if (!/^\s*(false|0)\s*$/i.test(textOf(first(question, 'single')) || 'true')) {
    const most = Math.max(...answers.map(({ share }) => share), 0);
    if (answers.some(({ share }) => share !== 0 && share < most)) notes.add('Nilai sebagian untuk pilihan lain tidak ikut.', 'Part marks for other options do not come along.');
    return bare({ tipe: 'Multiple Choice', pertanyaan, ...lettered(answers.map(({ isi, share }) => ({ isi, right: most > 0 && share === most }))) });
  }
  noteUneven(answers.map(({ share }) => share), notes);
  const worst = Math.min(...answers.map(({ share }) => share), 0);
  return bare({ tipe: 'Pilihan Ganda Kompleks', pertanyaan, ...lettered(answers.map(({ isi, share }) => ({ isi, right: share > 0 }))), cara_nilai: caraOf(tags) ?? (worst <= -100 ? 'semua' : worst < 0 ? 'sebagian_penalti' : 'sebagian') });
}

function pair(subquestion: Element, text: Asked['text'], notes: Notes) {
  const kanan = textOf(first(subquestion, 'answer', 'text')).trim();
  if (!isBlank(textOf(first(subquestion, 'text')))) return [{ kiri: text(subquestion), kanan: new Pictures().text(ofEither(kanan), notes) }];
  notes.add(`Pengecoh di sisi kanan tidak ikut: ${kanan.slice(0, 100)}`, `A right side without a left one does not come along: ${kanan.slice(0, 100)}`);
  return [];
}
