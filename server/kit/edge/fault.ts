import { z } from 'zod';
import { plain } from '#contract/kit/fields';
import type { Language } from '#server/kit/edge/language';

type Said = readonly [id: string, en: string];
/** What zod found, or what we found ourselves. */
export type Issue = Pick<z.core.$ZodIssue, 'code' | 'path'> & { format?: string; origin?: string; minimum?: number | bigint; maximum?: number | bigint; values?: unknown[] };
/** What is known of the field besides: how people call it, whether anything was sent for it, what it is to be. */
export type Blamed = { label: string; isLeft?: boolean; schema?: z.ZodType | undefined };
const DIGITS = /^\^\\d(\*|\+|\{\d+\})\$$/;

/** What to tell about one field (domain 9.6); its label is in that language. */
export const say = (language: Language, issue: Issue | 'contradiction' | 'unstorable' | 'required', blamed: Blamed) => said(issue, blamed)[language === 'en' ? 1 : 0];

function said(issue: Parameters<typeof say>[1], { label, isLeft = false, schema }: Blamed): Said {
  if (issue === 'contradiction') return [`${label} berbeda dengan alamat permintaan.`, `${label} differs from the address of the request.`];
  if (issue === 'unstorable') return [`${label} memuat karakter yang tidak dapat disimpan.`, `${label} contains a character that cannot be stored.`];
  if (issue === 'required' || isLeft || (issue.origin === 'array' && issue.minimum === 1)) return [`${label} wajib diisi.`, `${label} is required.`];
  const exactly = digitsOf(schema);
  if (exactly) return [`${label} harus ${exactly} angka.`, `${label} must be ${exactly} digits.`];
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return form(issue, label);
  return issue.origin === 'string' ? length(issue, label) : range(issue, label, schema);
}

function form({ code, format, path, values }: Issue, label: string): Said {
  if (format === 'email' || /^email/.test(String(path.at(-1)))) return ['Format e-mail tidak valid.', 'Not a valid e-mail address.'];
  if (format === 'uuid') return [`${label} harus berupa id (uuid).`, `${label} must be an id (uuid).`];
  if (format === 'date') return [`${label} harus berupa tanggal YYYY-MM-DD.`, `${label} must be a date YYYY-MM-DD.`];
  if (code === 'invalid_value') return [`${label} harus salah satu dari: ${values?.join(', ')}.`, `${label} must be one of: ${values?.join(', ')}.`];
  return [`${label} tidak valid.`, `${label} is not valid.`];
}

const length = ({ code, minimum, maximum }: Issue, label: string): Said =>
  code === 'too_small' ? [`${label} minimal ${minimum} karakter.`, `${label} must have at least ${minimum} characters.`] : [`${label} maksimal ${maximum} karakter.`, `${label} must have at most ${maximum} characters.`];

/** Both ends of what a number may be are told, where both are known. */
function range({ code, minimum, maximum }: Issue, label: string, schema: z.ZodType | undefined): Said {
  if (schema instanceof z.ZodNumber) return [`${label} harus antara ${schema.minValue} dan ${schema.maxValue}.`, `${label} must be from ${schema.minValue} to ${schema.maxValue}.`];
  return code === 'too_small' ? [`${label} minimal ${minimum}.`, `${label} must be at least ${minimum}.`] : [`${label} maksimal ${maximum}.`, `${label} must be at most ${maximum}.`];
}

/** How many digits a number of just so many has. */
function digitsOf(schema: z.ZodType | undefined) {
  if (!(schema instanceof z.ZodString) || !schema.minLength || schema.minLength !== schema.maxLength) return 0;
  const forms = (schema._zod.def.checks ?? []).map((it) => (it._zod.def as { pattern?: RegExp }).pattern?.source ?? '');
  return forms.some((it) => DIGITS.test(it)) ? schema.minLength : 0;
}

/** What is to stand at a place of an input, without what makes it optional. */
export function schemaAt(schema: z.ZodType | undefined, [name, ...rest]: readonly PropertyKey[]): z.ZodType | undefined {
  const found = schema && bare(schema);
  if (name === undefined || !found) return found;
  if (found instanceof z.ZodObject) return schemaAt(found.shape[name as string] as z.ZodType, rest);
  return found instanceof z.ZodArray ? schemaAt(found.element as z.ZodType, rest) : undefined;
}

function bare(schema: z.ZodType): z.ZodType {
  const it = plain(schema).schema;
  if (it instanceof z.ZodOptional) return bare(it.unwrap() as z.ZodType);
  return it instanceof z.ZodPipe ? bare((it.out instanceof z.ZodTransform ? it.in : it.out) as z.ZodType) : it;
}
