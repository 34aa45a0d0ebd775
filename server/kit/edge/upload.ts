import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Upload } from '#contract/kit/endpoint';
import { labelOf } from '#contract/kit/labels';
import { common } from '#contract/kit/refusal';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { say } from '#server/kit/edge/fault';
import { languageOf } from '#server/kit/edge/language';

/** A file as it was sent: the name is the sender's word, and not to be trusted. */
export type SentFile = { name: string; bytes: Buffer; sha256: string };
type Received = { body: unknown; file: SentFile | undefined };

/** What stands around a file in a request. */
const AROUND_BYTES = 65_536;
const MB = 1_000_000;
const FIELDS = { fields: 20, fieldNameSize: 100, fieldSize: 100_000, headerPairs: 20 };

/** A request's fields and its file; nothing is read before it is known who asks, and no more than the contract allows. */
export async function uploadOf({ upload }: Endpoint<any, any>, request: FastifyRequest): Promise<Received> {
  const isForm = request.isMultipart();
  refuseUnless(isForm === Boolean(upload) || (!isForm && upload?.isOptional), common.UNSUPPORTED_TYPE);
  if (!upload || !isForm) return { body: request.body, file: undefined };
  refuseUnless(!(Number(request.headers['content-length']) > upload.most + AROUND_BYTES), common.FILE_TOO_LARGE, { mb: upload.most / MB });
  const { fields, file } = await readParts(upload, request).catch(unreadable);
  const language = languageOf(request.headers['accept-language']);
  if (!file && !upload.isOptional) throw new Refused(common.VALIDATION, {}, { [upload.part]: say(language, 'required', { label: labelOf(upload.part, language) }) });
  return { body: fields, file };
}

async function readParts({ part, most }: Upload, request: FastifyRequest) {
  const fields = new Map<string, unknown>();
  let file: SentFile | undefined;
  for await (const it of request.parts({ limits: { ...FIELDS, fileSize: most, files: 1 } })) {
    if (it.type === 'file') file = await fileOf(it, part, most);
    else fields.set(it.fieldname, fields.has(it.fieldname) ? [fields.get(it.fieldname), textOf(it)] : textOf(it));
  }
  return { fields: Object.fromEntries(fields), file };
}

async function fileOf(it: MultipartFile, part: string, most: number): Promise<SentFile> {
  refuseUnless(it.fieldname === part, common.MALFORMED);
  const chunks: Buffer[] = [];
  // Left to itself it would listen to the end, and only then say that it was too much.
  it.file.once('limit', () => it.file.destroy(new Refused(common.FILE_TOO_LARGE, { mb: most / MB })));
  for await (const chunk of it.file) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return { name: it.filename ?? '', bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** What breaks off or is no such form is the sender's fault, not ours. */
function unreadable(error: { statusCode?: number }): never {
  if (error instanceof Refused || (error.statusCode ?? 500) < 500) throw error;
  refuse(common.MALFORMED);
}

/** A text that was cut is not what was sent. */
const textOf = ({ value, valueTruncated }: MultipartValue) => (valueTruncated ? refuse(common.TOO_LARGE) : value);
