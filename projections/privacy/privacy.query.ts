import { type Kysely, sql } from 'kysely';
import { privacy } from '#contract/privacy/privacy.api';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { personalColumns } from '#projections/kit/erase';
import { filtered, paged, searched } from '#projections/kit/paged';
import { tables } from '#projections/kit/projection';
import { answer, Question, type Time, viewOf } from '#projections/kit/question';
import { type AnyTable, peopleIn } from '#projections/kit/table';
import { dataRequest } from '#projections/privacy/data-request.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class OwnRequests extends Question<{ id_orang: string }, { data: (typeof privacy.own)['output']['_output']['data'] }> {
  static readonly endpoint = privacy.own;
}
export class RequestQueue extends viewOf(privacy.queue) {}
type Rows = Record<string, Record<string, unknown>[]>;
/** Every row of every table that is of a person and that they are told of by now, by table; of other people only their ids. */
export class KeptAbout extends Question<{ id_orang: string }, Rows> {}
export class ClassesOf extends Question<{ id_murid: string }, { tahun_ajaran: string; semester: string; kelas: string }[]> {}

const shown = ['id', 'jenis', 'isi', 'data_request.status', 'alasan', 'at', 'batas', 'ditutup'] as const;

/** Counselling notes speak of others too; of these a summary is given on request (domain A.3). */
const WITHHELD = ['konseling'];

async function rowsOf(db: Kysely<any>, it: AnyTable, id_orang: string, { now }: Time): Promise<Record<string, unknown>[]> {
  const owners = peopleIn(it);
  if (!owners.length) return [];
  const own = db.selectFrom(it.name as string).selectAll().where(({ or, eb }) => or(owners.map((owner) => eb(owner, '=', id_orang))));
  const { told } = it;
  const rows = await (told ? own.where((row) => told(row, now)) : own).execute();
  const personal = personalColumns(it);
  const isHidden = (column: string, row: Record<string, unknown>) => personal.some((one) => one.column === column && (row[one.of] !== id_orang || WITHHELD.includes(one.category)));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !isHidden(column, row))));
}

export const privacyAnswers = [
  answer(OwnRequests, [dataRequest], async (db, { id_orang }) => ({ data: await db.selectFrom('data_request').select(shown).where('id_orang', '=', id_orang).orderBy('at', 'desc').execute() })),

  answer(RequestQueue, [dataRequest, account], (db, { search, sortBy, order, status, jenis, ...page }) => {
    const all = db.selectFrom('data_request').leftJoin('account', 'account.id_akun', 'data_request.id_orang');
    const found = searched(filtered(all, { 'data_request.status': status, jenis }), search, ['nama']);
    const isDone = sql`ditutup IS NOT NULL`;
    return paged(found.select([...shown, 'id_orang', 'nama']).orderBy(isDone).orderBy(sortBy, order).orderBy('id'), page);
  }),

  answer(KeptAbout, tables, async (db: Kysely<any>, { id_orang }, time) => {
    const kept: Rows = {};
    for (const it of tables()) {
      const rows = await rowsOf(db, it, id_orang, time);
      if (rows.length) kept[it.name as string] = rows;
    }
    return kept;
  }),

  answer(ClassesOf, [classMember, schoolClass, schoolYear], (db, { id_murid }) =>
    db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
      .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').where('class_member.id_murid', '=', id_murid)
      .select(['school_year.nama as tahun_ajaran', 'school_year.semester', sql<string>`class.tingkat || class.simbol`.as('kelas')]).orderBy('school_year.tanggal_awal').execute()),
];
