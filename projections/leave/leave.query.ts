import type { Kysely } from 'kysely';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { leave as api } from '#contract/leave/leave.api';
import type { Letter } from '#contract/leave/leave';
import { schoolDaysOf } from '#contract/leave/school-days-of';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { leave } from '#projections/leave/leave.projection';
import { student } from '#projections/people/people.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';

/** Leaves of the students whose homeroom teacher `id_guru` is now, or of everybody. */
export class Leaves extends Question<InputOf<typeof api.list> & { id_guru: string | null }, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
/** A student's own, the newest first. */
export class OwnLeaves extends Question<{ id_murid: string }, OutputOf<typeof api.mine>> {
  static readonly endpoint = api.mine;
}
export class LeaveLetter extends Question<{ id: string }, { data: Letter } | undefined> {
  static readonly endpoint = api.letter;
}
/** Whose it is, and the picture that came with it. */
export class LeaveById extends Question<{ id: string }, { id_murid: string; id_lampiran: string | null } | undefined> {}

const tables = [leave, student, classMember, schoolClass, schoolYear, institution, account, holiday] as const;
type Read = Kysely<Db<(typeof tables)[number]>>;

/** In which class each student is now, and whose that is. */
const placed = (db: Kysely<any>) =>
  (db as Read).selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').where('school_year.isActive', '=', true)
    .innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran').select(['class_member.id_murid', 'class.id_guru', classLabelIn(db).as('kelas')]);

/** Leaves with whose they are and in which class, who asked and who answered. */
const rows = (db: Kysely<any>) =>
  (db as Read).selectFrom('leave').innerJoin('student', 'student.id_murid', 'leave.id_murid').leftJoin(placed(db).as('place'), 'place.id_murid', 'leave.id_murid')
    .leftJoin('account as asker', 'asker.id_akun', 'leave.diajukan_oleh').leftJoin('account as reviewer', 'reviewer.id_akun', 'leave.ditinjau_oleh')
    .select(['leave.id', 'leave.id_murid', 'student.nama', 'place.kelas', 'leave.jenis', 'leave.tanggal_awal', 'leave.tanggal_akhir', 'leave.status', 'leave.id_lampiran'])
    .select(['leave.diajukan', 'asker.nama as diajukan_oleh', 'leave.ditinjau', 'reviewer.nama as ditinjau_oleh']);
type Found = { tanggal_awal: string; tanggal_akhir: string; id_lampiran: string | null };

/** With how many of their days are school days. */
async function counted(db: Kysely<any>) {
  const [settings, libur] = await Promise.all([settingsOf(db), (db as Read).selectFrom('holiday').select('tanggal').execute()]);
  const days = libur.map((it) => it.tanggal);
  return <R extends Found>({ id_lampiran, ...it }: R) => ({ ...it, hari_sekolah: schoolDaysOf(it, days, settings).length, ada_lampiran: id_lampiran !== null });
}

export const leaveAnswers = [
  answer(Leaves, tables, async (db, { search, sortBy, order, status, id_murid, id_guru, ...page }) => {
    const found = filtered(rows(db), { 'leave.status': status, 'leave.id_murid': id_murid, 'place.id_guru': id_guru ?? undefined });
    const by = { diajukan: 'leave.diajukan', tanggal_awal: 'leave.tanggal_awal', nama: 'student.nama' } as const;
    const { data, ...counts } = await paged(searched(found, search, ['student.nama']).orderBy(by[sortBy], order).orderBy('leave.id'), page);
    return { ...counts, data: data.map(await counted(db)) };
  }),
  answer(OwnLeaves, tables, async (db, { id_murid }) => {
    const data = await rows(db).select(['leave.alasan', 'leave.tanggapan']).where('leave.id_murid', '=', id_murid).orderBy('leave.diajukan', 'desc').orderBy('leave.id').limit(100).execute();
    return { data: data.map(await counted(db)) };
  }),
  answer(LeaveLetter, tables, async (db, { id }) => {
    const row = await rows(db).select(['leave.alasan', 'leave.tanggapan']).where('leave.id', '=', id).executeTakeFirst();
    return row && { data: (await counted(db))(row) };
  }),
  answer(LeaveById, [leave], (db, { id }) => db.selectFrom('leave').select(['id_murid', 'id_lampiran']).where('id', '=', id).executeTakeFirst()),
];
