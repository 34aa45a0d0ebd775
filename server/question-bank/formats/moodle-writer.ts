import type { IsiSoal } from '#contract/question-bank/question';
import { leftOf, type PictureOf, type Taken, type Written } from '#server/question-bank/formats/item';
import { ENDING } from '#server/question-bank/formats/inline';
import { asAnswer, shareOf, tagsOf } from '#server/question-bank/formats/marking';
import { asXml, escaped, ofPlain, plainest, withoutFormulas, withSources } from '#server/question-bank/formats/markup';

const KIND: Record<IsiSoal['tipe'], string> = { 'Multiple Choice': 'multichoice', 'Pilihan Ganda Kompleks': 'multichoice', Menjodohkan: 'matching', 'Isian Singkat': 'shortanswer', Essay: 'essay' };

export function writeMoodle(soal: readonly Taken[], pictureOf: PictureOf): Written<string> {
  const tertinggal = leftOf(soal, { rubrik: (it) => it.rubrik.length > 0, kunci: (it) => it.tipe === 'Essay' && it.kunci.length > 1 }, 'Moodle XML');
  return { isi: asXml(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${soal.map((it, i) => written(it, i + 1, pictureOf)).join('\n')}\n</quiz>\n`), jumlah: soal.length, tertinggal };
}

function written(soal: Taken, nomor: number, pictureOf: PictureOf) {
  const rich = (tag: string, html: string, attributes = '', inside = '') => {
    const files: string[] = [];
    const text = withSources(withoutFormulas(html), (src) => {
      const it = pictureOf(src);
      if (!it) return undefined;
      const name = `gambar-${files.length + 1}.${ENDING[it.tipe] ?? 'bin'}`;
      files.push(`<file name="${name}" path="/" encoding="base64">${it.bytes.toString('base64')}</file>`);
      return `@@PLUGINFILE@@/${name}`;
    });
    return `<${tag}${attributes} format="html"><text>${cdata(text)}</text>${files.join('')}${inside}</${tag}>`;
  };
  const { tipe, opsi, kunci, pasangan } = soal;
  const parts = [
    `<name><text>Soal ${nomor}</text></name>`, rich('questiontext', soal.pertanyaan), rich('generalfeedback', soal.pembahasan), `<defaultgrade>${soal.skor_maksimal}</defaultgrade>`,
    ...(opsi.length ? [`<single>${tipe === 'Multiple Choice'}</single><shuffleanswers>true</shuffleanswers><answernumbering>ABCD</answernumbering>`] : []),
    ...opsi.map(({ id, isi }) => rich('answer', isi, ` fraction="${shareOf(soal, id)}"`)),
    ...pasangan.map(({ kiri, kanan }) => rich('subquestion', kiri, '', `<answer><text>${cdata(plainest(kanan))}</text></answer>`)),
    ...(tipe === 'Isian Singkat' ? ['<usecase>0</usecase>', ...kunci.map((it) => `<answer fraction="100" format="plain_text"><text>${escaped(asAnswer(it))}</text></answer>`)] : []),
    ...(tipe === 'Essay' ? [`<responseformat>editor</responseformat><graderinfo format="html"><text>${escaped(ofPlain(kunci[0] ?? ''))}</text></graderinfo>`] : []),
    `<tags>${tagsOf(soal).map((it) => `<tag><text>${escaped(it)}</text></tag>`).join('')}</tags>`,
  ];
  return `<question type="${KIND[tipe]}">\n  ${parts.join('\n  ')}\n</question>`;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
