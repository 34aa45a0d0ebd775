import type { IsiSoal } from '#contract/question-bank/question';
import { ENDING } from '#server/question-bank/formats/inline';
import { leftOf, type PictureOf, type Taken, type Written } from '#server/question-bank/formats/item';
import { type Dialect, TWO } from '#server/question-bank/formats/qti-dialect';
import { metadataOf } from '#server/question-bank/formats/qti-manifest';
import { asXml, escaped, withoutFormulas, withSources } from '#server/question-bank/formats/markup';

/** A QTI package: an item a file, pictures beside them, and what lists them. */
export function writeQti(soal: readonly Taken[], pictureOf: PictureOf, qti: Dialect = TWO): Written<Map<string, Buffer>> {
  const [parts, pictures] = [new Map<string, Buffer>(), new Map<string, string>()];
  const rich = (html: string) => xhtml(withSources(withoutFormulas(html), (src) => {
    const it = pictureOf(src);
    if (!it) return undefined;
    const name = pictures.get(src) ?? `gambar/${pictures.size + 1}.${ENDING[it.tipe] ?? 'bin'}`;
    pictures.set(src, name);
    parts.set(name, it.bytes);
    return name;
  }));
  const items = soal.map((it, i) => [`soal-${i + 1}.xml`, itemOf(it, i + 1, { rich, qti })] as const);
  const resources = items.map(([path, item], i) => {
    const shown = [...pictures.values()].filter((name) => item.includes(`"${name}"`));
    return `<resource identifier="soal-${i + 1}" type="${qti.resource}" href="${path}">${metadataOf(soal[i] as Taken)}${[path, ...shown].map((it) => `<file href="${it}"/>`).join('')}</resource>`;
  });
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="${qti.list}" identifier="bank-soal"><metadata><schema>${qti.schema}</schema><schemaversion>${qti.version}</schemaversion></metadata><organizations/><resources>${resources.join('')}</resources></manifest>`;
  const isi = new Map([['imsmanifest.xml', Buffer.from(asXml(manifest))], ...items.map(([path, item]) => [path, Buffer.from(asXml(item))] as const), ...parts]);
  return { isi, jumlah: soal.length, tertinggal: leftOf(soal, { rubrik: (it) => it.rubrik.length > 0, kunci: (it) => it.tipe === 'Essay' && it.kunci.length > 1 }, 'QTI') };
}

/** HTML as the server keeps it is XML but for an entity or two, and what a sound says without a value. */
const xhtml = (html: string) => html.replace(/&nbsp;/g, '&#160;').replace(/<audio\b[^>]*>/g, (it) => it.replace(/ controls(?=[ >])/, ' controls="controls"'));
const value = (it: string) => `<value>${escaped(it)}</value>`;
const correct = (values: readonly string[]) => (values.length ? `<correctResponse>${values.map(value).join('')}</correctResponse>` : '');

function itemOf(soal: IsiSoal, nomor: number, { rich, qti }: { rich: (html: string) => string; qti: Dialect }) {
  const { declared, body } = partsOf(soal, rich);
  const outcome = (id: string, type: string, said: string) => `<outcomeDeclaration identifier="${id}" cardinality="single" baseType="${type}"><defaultValue>${value(said)}</defaultValue></outcomeDeclaration>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${qti.named(`<assessmentItem xmlns="${qti.space}" identifier="soal-${nomor}" title="Soal ${nomor}" adaptive="false" timeDependent="false">
${declared}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>${outcome('MAXSCORE', 'float', String(soal.skor_maksimal))}${outcome('CARA_NILAI', 'string', soal.cara_nilai)}
<itemBody>${body}</itemBody>
<responseProcessing template="${soal.tipe === 'Isian Singkat' ? qti.template.replace('match_correct', 'map_response') : qti.template}"/>
${soal.pembahasan ? `<modalFeedback outcomeIdentifier="SCORE" identifier="pembahasan" showHide="hide">${qti.said(rich(soal.pembahasan))}</modalFeedback>` : ''}</assessmentItem>`)}\n`;
}

function partsOf({ tipe, pertanyaan, opsi, kunci, pasangan }: IsiSoal, rich: (html: string) => string) {
  const declared = (cardinality: string, type: string, inside: string) => `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}">${inside}</responseDeclaration>\n`;
  const asked = rich(pertanyaan);
  if (tipe === 'Menjodohkan') {
    const set = (side: 'kiri' | 'kanan') => `<simpleMatchSet>${pasangan.map((it, i) => `<simpleAssociableChoice identifier="${side}-${i + 1}" matchMax="1">${rich(it[side])}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;
    return { declared: declared('multiple', 'directedPair', correct(pasangan.map((_, i) => `kiri-${i + 1} kanan-${i + 1}`))), body: `<div>${asked}</div><matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="${pasangan.length}">${set('kiri')}${set('kanan')}</matchInteraction>` };
  }
  if (tipe === 'Isian Singkat') {
    const mapping = `<mapping defaultValue="0">${kunci.map((it) => `<mapEntry mapKey="${escaped(it)}" mappedValue="1" caseSensitive="false"/>`).join('')}</mapping>`;
    return { declared: declared('single', 'string', `${correct(kunci.slice(0, 1))}${mapping}`), body: `<div>${asked}</div><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>` };
  }
  if (tipe === 'Essay') return { declared: declared('single', 'string', correct(kunci.slice(0, 1))), body: `<div>${asked}</div><extendedTextInteraction responseIdentifier="RESPONSE"/>` };
  const isSeveral = tipe === 'Pilihan Ganda Kompleks';
  const choices = opsi.map(({ id, isi }) => `<simpleChoice identifier="${id}">${rich(isi)}</simpleChoice>`).join('');
  return { declared: declared(isSeveral ? 'multiple' : 'single', 'identifier', correct(kunci)), body: `<div>${asked}</div><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${isSeveral ? 0 : 1}">${choices}</choiceInteraction>` };
}
