import { createHash } from 'node:crypto';
import { file } from '#contract/file/file.api';
import type { JenisDokumen } from '#contract/file/file';
import { packed } from '#server/processes/import/archive';
import type { School } from '#test/kit/school';

type Who = Parameters<School['ask']>[0];
type Sent = { nama: string; bytes: Buffer; untuk: JenisDokumen; sha256?: string };

const office = (main: string, more: readonly [string, string][] = []) => packed(new Map([['[Content_Types].xml', '<Types/>'], [main, '<x/>'], ...more].map(([name, text]) => [name as string, Buffer.from(text as string)])));

/** A small sound document of each kind that has no picture in it. */
export const DOCUMENTS = {
  pdf: () => Buffer.from(`%PDF-1.4\n${'1 0 obj <<>> endobj\n'.repeat(20)}trailer <<>>\n%%EOF\n`),
  docx: () => office('word/document.xml'),
  pptx: () => office('ppt/presentation.xml'),
  xlsx: () => office('xl/workbook.xml'),
  mp3: () => Buffer.concat([Buffer.from('ID3'), Buffer.alloc(300, 7)]),
  mp4: () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(300, 7)]),
};
export const aDocument = (kind: keyof typeof DOCUMENTS) => DOCUMENTS[kind]();
export const withMacros = () => office('word/document.xml', [['word/vbaProject.bin', 'x']]);
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Sends a document in parts of so many bytes; answers with all that was answered, and its id. */
export async function upload(school: School, who: Who, { bytes, ...it }: Sent, part = bytes.length) {
  const begun = await school.ask(who, file.beginUpload, { ...it, ukuran: bytes.length });
  const { id } = begun.body.data ?? {};
  const answers = [];
  for (let dari = 0; id && dari < bytes.length; dari += part) answers.push(await sendPart(school, who, id, bytes, dari, part));
  return { begun, answers, id: id as string };
}

export const sendPart = (school: School, who: Who, id: string, bytes: Buffer, dari: number, most: number) =>
  school.ask(who, file.sendPart, { id, dari }, { file: { name: 'potongan', bytes: bytes.subarray(dari, dari + most) } });
