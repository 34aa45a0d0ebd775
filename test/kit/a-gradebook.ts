import { gradebook } from '#contract/grading/gradebook.api';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { LEVEL } from '#test/kit/a-plan';
import { completed, furnishReferences } from '#test/kit/master-data';
import type { School } from '#test/kit/school';
import { idOf, type Kelas } from '#test/kit/school-data';

export const TEACHER = { A: 'budi', B: 'sari' } as const;
export const SUBJECT = { A: idOf('MTK'), B: idOf('IPA') };
/** Three learning goals of a subject, two of them in one scope. */
export const goalOf = (kelas: Kelas, n: 1 | 2 | 3) => idOf(`TP 7.${n} of 7${kelas}`);
const ALIAS = ['menentukan urutan bilangan bulat', 'menyelesaikan operasi pecahan', 'menggambar garis bilangan'];

/** Levels, and goals for the subject of each class; schools follow Merdeka where nobody says otherwise. */
export async function furnishGradebooks(school: School) {
  await furnishReferences(school);
  for (const kelas of ['A', 'B'] as const)
    for (const n of [1, 2, 3] as const)
      await school.give(commandsOf(basicCompetence).Create, {
        id: goalOf(kelas, n), ...completed(basicCompetence, { kode: `TP 7.${n}`, jenis: 'TP', kompetensi_dasar: `Menguasai pokok bahasan ${n}`, alias: ALIAS[n - 1], id_mata_pelajaran: SUBJECT[kelas], id_level: LEVEL, semester: 'Ganjil', urutan: n, lingkup_materi: n === 3 ? 'Garis bilangan' : 'Bilangan' }),
      });
}

export const bookOf = (school: School, kelas: Kelas = 'A') => ({ id_kelas: school.class(kelas).id_kelas, id_mata_pelajaran: SUBJECT[kelas] });
/** A column of a goal, by its id. */
export const aColumn = async (school: School, kelas: Kelas = 'A', wish: object = {}): Promise<string> =>
  (await school.ask(TEACHER[kelas], gradebook.addColumn, { ...bookOf(school, kelas), tipe: 'TP', id_kd: goalOf(kelas, 1), ...wish })).body.data.id;
export const enter = (school: School, data: object[], kelas: Kelas = 'A', more: object = {}) => school.ask(TEACHER[kelas], gradebook.enter, { ...bookOf(school, kelas), data, ...more });

export const PUPIL = { A: 'ani', B: 'eka' } as const;
export const PUPILS = { A: ['ani', 'beni', 'citra', 'dedi'], B: ['eka', 'fajar', 'gita'] } as const;
const columns = new WeakMap<School, Record<Kelas, string>>();
const ready = new WeakMap<School, Promise<void>>();
/** A column of each class with a score for each of its students. */
export const scored = (school: School) => ready.get(school) ?? (ready.set(school, begun(school)).get(school) as Promise<void>);
async function begun(school: School) {
  await furnishGradebooks(school);
  const made = { A: await aColumn(school, 'A'), B: await aColumn(school, 'B') };
  columns.set(school, made);
  for (const kelas of ['A', 'B'] as const) await enter(school, PUPILS[kelas].map((who) => ({ id_kolom: made[kelas], id_murid: idOf(who), nilai: 80 })), kelas);
}
export const columnOf = (school: School, kelas: Kelas) => (columns.get(school) as Record<Kelas, string>)[kelas];
/** What Budi, or the homeroom teacher of 7A, sees of the book. */
export const shownTo = async (school: School, who: 'budi' | 'waliA' = 'budi') => (await school.ask(who, gradebook.open, bookOf(school))).body.data;
export const lineOf = async (school: School, who: (typeof PUPILS)['A'][number] = 'ani') => (await shownTo(school)).murid.find((it: { id_murid: string }) => it.id_murid === idOf(who));
