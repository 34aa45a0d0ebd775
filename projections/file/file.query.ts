import type { Kysely } from 'kysely';
import { file as api } from '#contract/file/file.api';
import type { Berkas, JenisBerkas } from '#contract/file/file';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { file, studentPhoto, teacherPhoto } from '#projections/file/file.projection';
import { answer, Question } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { consent } from '#projections/people/consent.projection';
import { student } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

/** What is known of a file; nothing of one that was never kept. */
export class KeptFile extends Question<{ id: string }, { id_pemilik: string; jenis: JenisBerkas; tipe: string; nama: string | null } | undefined> {}

/** The bytes of a file and what they are, for whoever shows it within something else; answered by who keeps them. */
export class BytesOfFile extends Question<{ id: string }, { tipe: string; bytes: Buffer } | undefined> {}

/** The school's own logo drawn as a PNG, whatever it was kept as, for documents; nothing where it has none. Answered by who draws it. */
export class LogoOnPaper extends Question<{}, Buffer | undefined> {
  constructor() {
    super({});
  }
}

/** Documents as others show them, in the order that they are named in; what is kept no longer is left out. */
export async function filesOf(db: Kysely<Db<typeof file>>, ids: readonly string[]): Promise<Berkas[]> {
  if (!ids.length) return [];
  const rows = await db.selectFrom('file').select(['id_file as id', 'nama', 'tipe', 'ukuran']).where('id_file', 'in', ids).execute();
  const found = new Map(rows.map((it) => [it.id, { ...it, ukuran: it.ukuran ?? 0 }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

type Photo = { data: { id: string | null } };
/** The photos of people, by whose they are. */
export class StudentPhoto extends Question<{ id_murid: string }, Photo> {
  static readonly endpoint = api.studentPhoto;
}
export class TeacherPhoto extends Question<{ id_guru: string }, Photo> {
  static readonly endpoint = api.teacherPhoto;
}

export const fileAnswers = [
  answer(KeptFile, [file], (db, { id }) => db.selectFrom('file').select(['id_pemilik', 'jenis', 'tipe', 'nama']).where('id_file', '=', id).executeTakeFirst()),

  // Who may see it depends on the parents, on whether the student is restricted, and on whose class of which semester it is.
  answer(StudentPhoto, [studentPhoto, consent, student, classMember, schoolClass, schoolYear], async (db, { id_murid }) => {
    const row = await db.selectFrom('student_photo').select('id_file').where('id_murid', '=', id_murid).executeTakeFirst();
    return { data: { id: row?.id_file ?? null } };
  }),

  answer(TeacherPhoto, [teacherPhoto], async (db, { id_guru }) => {
    const row = await db.selectFrom('teacher_photo').select('id_file').where('id_guru', '=', id_guru).executeTakeFirst();
    return { data: { id: row?.id_file ?? null } };
  }),
];
