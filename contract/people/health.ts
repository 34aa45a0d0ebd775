import { z } from 'zod';
import { choice, Id, integer, text } from '#contract/kit/fields';
import { Semester } from '#contract/school-year/semester';

const short = text({ max: 100 });
const long = text({ max: 500 });

/** What is measured anew in each semester (domain 3.5). */
const measured = { tinggi_badan: integer({ min: 80, max: 220 }), berat_badan: integer({ min: 15, max: 150 }), pendengaran: short, penglihatan: short, gigi: short, lain_lain: long };

/** C. Kesehatan, as one semester has it. */
export const Kesehatan = z.object({ golongan_darah: choice(['A', 'B', 'AB', 'O', 'Tidak tahu']), riwayat_penyakit: long, kelainan_jasmani: long, kebutuhan_khusus: long, ...measured });
export const MEASURED = Object.keys(measured);

/** What was measured in one semester; what bears none was recorded before semesters were told apart. */
export const Pemeriksaan = z.object({
  id_tahun_ajaran: Id.nullable(), tahun_ajaran: z.string().nullable(), semester: Semester.nullable(),
  tinggi_badan: z.number().nullable(), berat_badan: z.number().nullable(), pendengaran: z.string().nullable(), penglihatan: z.string().nullable(), gigi: z.string().nullable(), lain_lain: z.string().nullable(),
});

type Section = Record<string, unknown>;
type Kept = Section | null | undefined;
const OF_NONE = '';
const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
const parted = (section: Section, isMeasured: boolean) => Object.fromEntries(Object.entries(section).filter(([name]) => MEASURED.includes(name) === isMeasured));

/** Health is kept with the measurements of every semester under its id: this is how it was before, when there was one of each. */
export function withoutSemester(flat: Kept): Section | null {
  if (!flat) return null;
  const once = parted(flat, true);
  return { ...parted(flat, false), ...(Object.keys(once).length ? { pemeriksaan: { [OF_NONE]: once } } : {}) };
}

/** The measurements by semester, each with the id of its own; null for what bears none. */
export const measurements = (kept: Kept) => Object.entries(bySemester(kept)).map(([id, it]) => [id || null, it] as const).filter(([, it]) => Object.keys(it).length);
const bySemester = (kept: Kept) => (kept?.pemeriksaan ?? {}) as Record<string, Section>;

/** What a semester has; what bears none counts until one has measurements of its own. */
function measuredIn(kept: Kept, semester: string): Section {
  const { [OF_NONE]: before = {}, ...own } = bySemester(kept);
  return own[semester] ?? (Object.keys(own).length ? {} : before);
}

/** Health as one semester has it; nothing where nothing was ever recorded. */
export function healthIn(kept: Kept, semester: string = OF_NONE): Section | null {
  if (!kept) return null;
  const { pemeriksaan: _, ...lasting } = kept;
  return { ...lasting, ...measuredIn(kept, semester) };
}

/** The other way round: what is wished of one semester's health, as it is kept. The other semesters keep theirs. */
export function asKept(kept: Kept, wish: Section, semester: string = OF_NONE): Section {
  const [lasting, once, held] = [parted(wish, false), parted(wish, true), bySemester(kept)[semester] ?? {}];
  const now = Object.fromEntries(Object.entries({ ...held, ...once }).filter(([, it]) => isFilled(it)));
  const isNews = Object.keys(once).length > 0 && Object.keys({ ...held, ...now }).length > 0;
  return isNews ? { ...lasting, pemeriksaan: { ...bySemester(kept), [semester]: now } } : lasting;
}
