import { sql } from 'kysely';
import { classLabel } from '#contract/classroom/classroom';
import { alike } from '#contract/kit/fields';
import type { JenisImpor } from '#contract/people/import';
import { imports } from '#contract/people/import.api';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject as subjectResource } from '#contract/subject/subject.resource';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { paged } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { importRun } from '#projections/people/import.projection';
import { student, teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

const [subject, group] = [readOf(subjectResource).table, readOf(curriculumGroup).table];
const OF = { guru: { table: 'teacher', key: 'id_guru', number: 'nik' }, murid: { table: 'student', key: 'id_murid', number: 'nis' }, mata_pelajaran: { table: 'subject', key: 'id', number: 'kode' } } as const;

/** Which of these there are. */
export class PresentOf extends Question<{ jenis: JenisImpor; ids: readonly string[] }, Set<string>> {}
/** What is known under these numbers or codes, and which e-mail addresses are taken. */
export class KnownOf extends Question<{ jenis: JenisImpor; numbers: readonly string[]; emails: readonly string[] }, { rows: Map<string, Record<string, unknown>>; emails: Set<string> }> {}
/** What the words of a sheet mean, by how they are written at their plainest. */
export class WordsOfSheets extends Question<{}, { classes: Map<string, string>; entered: Map<string, number>; subjects: Map<string, string>; groups: Map<string, string> }> {}
/** The classes that these students are in, of all semesters. */
export class ClassesOf extends Question<{ ids: readonly string[] }, { id_murid: string; id_tahun_ajaran: string; id_kelas_tahun_ajaran: string }[]> {}
export class ListImports extends viewOf(imports.list) {}

/** Who is in a class of this level has just come. */
const LOWEST = 7;
const byWord = (rows: readonly (readonly [string, string])[]) => new Map(rows.map(([word, id]) => [alike(word), id]));

export const importAnswers = [
  answer(PresentOf, [teacher, student, subject], async (db, { jenis, ids }) => {
    if (!ids.length) return new Set();
    const { table, key } = OF[jenis];
    const rows = await (db as any).selectFrom(table).select(`${key} as id`).where(key, 'in', [...ids]).execute();
    return new Set(rows.map(({ id }: { id: string }) => id));
  }),

  answer(KnownOf, [teacher, student, subject, account], async (db, { jenis, numbers, emails }) => {
    const { table, number } = OF[jenis];
    const rows = numbers.length ? await (db as any).selectFrom(table).selectAll().where(number, 'in', [...numbers]).execute() : [];
    const taken = emails.length ? await db.selectFrom('account').select('email').where('email', 'in', [...emails]).execute() : [];
    return { rows: new Map(rows.map((it: Record<string, unknown>) => [it[number] as string, it])), emails: new Set(taken.map(({ email }) => email as string)) };
  }),

  answer(WordsOfSheets, [schoolClass, schoolYear, subject, group], async (db) => {
    const classes = await db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .where('school_year.isActive', '=', true).select(['class.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'school_year.nama']).execute();
    const [subjects, groups] = [await db.selectFrom('subject').select(['id', 'kode']).execute(), await db.selectFrom('curriculum-group').select(['id', 'kode']).execute()];
    return {
      classes: byWord(classes.flatMap((it) => (['7A', 'VII-A'] as const).map((format) => [classLabel(it, format), it.id_kelas_tahun_ajaran] as const))),
      entered: new Map(classes.map((it) => [it.id_kelas_tahun_ajaran, Number(it.nama.slice(0, 4)) - (it.tingkat - LOWEST)])),
      subjects: byWord(subjects.map(({ id, kode }) => [kode, id])), groups: byWord(groups.map(({ id, kode }) => [kode, id])),
    };
  }),

  answer(ClassesOf, [classMember, schoolClass], (db, { ids }) => {
    const members = db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran');
    return ids.length ? members.select(['class_member.id_murid', 'class.id_tahun_ajaran', 'class.id_kelas_tahun_ajaran']).where('class_member.id_murid', 'in', [...ids]).execute() : Promise.resolve([]);
  }),

  answer(ListImports, [importRun, account], (db, { sortBy, order, ...page }) => {
    const rows = db.selectFrom('import_run').leftJoin('account', 'account.id_akun', 'import_run.id_akun')
      .select(['id_impor as id', 'jenis', 'status', 'jumlah', 'selesai', 'dibuat', 'berhasil', 'ditolak', 'dihapus', 'tertahan', sql<string | null>`coalesce(account.nama, account.username)`.as('oleh')])
      .orderBy(sortBy, order).orderBy('id_impor', order);
    return paged(rows, page, db.selectFrom('import_run'));
  }),
];
