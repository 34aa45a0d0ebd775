import { alike, kindOf } from '#contract/kit/fields';
import type { KolomImpor } from '#contract/people/import-columns';
import { BAGIAN } from '#contract/people/student-data';
import type { z } from 'zod';

/** `entered`: since which year those of a class have been here, as far as its level tells. */
export type Words = { classes: Map<string, string>; entered: Map<string, number>; subjects: Map<string, string>; groups: Map<string, string> };

const KELAMIN = new Map([['l', 'Pria'], ['laki-laki', 'Pria'], ['pria', 'Pria'], ['p', 'Wanita'], ['perempuan', 'Wanita'], ['wanita', 'Wanita']]);
/** What no id is, so that the schema does not take it for left out. */
export const LOST = '?';
const MAY_BE_EMPTY = new Set(['id_kelas_tahun_ajaran', 'id_kelompok', 'email', 'alamat']);
const NUMBERS = new Set(['tahun_masuk', 'urutan']);
/** Dapodik's words for what is called otherwise here. */
const ALSO = new Map([
  ['katholik', 'Katolik'], ['budha', 'Buddha'], ['konghucu', 'Khonghucu'], ['kepercayaankpdtuhanyme', 'Kepercayaan kepada Tuhan YME'], ['angkutanumumbuspetepete', 'Angkutan umum'],
  ['andongbendisadodokardelmanbecak', 'Lainnya'], ['perahupenyeberanganrakitgetek', 'Lainnya'], ['kuda', 'Lainnya'],
]);

/** A word without what is written in many ways. */
const plainly = (it: string) => alike(it).replace(/[^a-z0-9]/g, '');
const listOf = (text: string) => text.split(/[,;]/).map((it) => it.trim()).filter(Boolean);

/** What a cell's text stands for. */
export function meaning({ field, bagian }: KolomImpor, text: string, words: Words): unknown {
  if (bagian) return kept((BAGIAN[bagian].shape as Record<string, z.ZodType>)[field] as z.ZodType, text);
  if (field === 'roles') return [...new Set(['guruMapel', ...listOf(text)])];
  if (field === 'id_mata_pelajaran') return listOf(text).map((it) => words.subjects.get(alike(it)) ?? LOST);
  if (field === 'urutan' && !text) return 0;
  if (!text) return MAY_BE_EMPTY.has(field) ? null : undefined;
  if (field === 'jenis_kelamin') return KELAMIN.get(alike(text)) ?? text;
  if (field === 'id_kelas_tahun_ajaran') return classIn(text, words);
  if (field === 'id_kelompok') return words.groups.get(alike(text)) ?? LOST;
  return NUMBERS.has(field) && /^\d+$/.test(text) ? Number(text) : text;
}

/** `7A`, `VII-A`, and as a class may be written elsewhere: `Kelas VII A`. */
function classIn(text: string, { classes }: Words) {
  const wanted = plainly(text).replace(/^kelas/, '');
  return classes.get(alike(text)) ?? [...classes].find(([name]) => plainly(name) === wanted)?.[1] ?? LOST;
}

/** A field of the data book; a line or a nought stands for nothing. */
function kept(schema: z.ZodType, text: string): unknown {
  const { kind, options } = kindOf(schema);
  if (!text || text === '-') return null;
  if (kind === 'number') return text === '0' ? null : /^\d+([.,]\d+)?$/.test(text) ? Math.round(Number(text.replace(',', '.'))) : text;
  if (kind === 'date') return text.replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return options ? (options.find((it) => plainly(String(it)) === plainly(text)) ?? ALSO.get(plainly(text)) ?? text) : text;
}
