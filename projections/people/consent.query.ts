import { type Kysely, } from 'kysely';
import { consent as api } from '#contract/people/consent.api';
import { type Keputusan, type StatusTujuan, Tujuan } from '#contract/people/consent';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { natural, paged, searched } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { consent } from '#projections/people/consent.projection';
import { student } from '#projections/people/people.projection';

export class StudentConsent extends viewOf(api.ofStudent) {}
export class ClassConsents extends viewOf(api.ofClass) {}
/** What was decided last for a purpose; nothing where nobody was asked. */
export class DecisionOn extends Question<{ id_murid: string; tujuan: Tujuan }, Keputusan | undefined> {}

const ofClass = [classMember, schoolClass, student, consent, institution] as const;
type Read = Kysely<Db<(typeof ofClass)[number]>>;

const members = (db: Read, id: string) => db.selectFrom('class_member').innerJoin('student', 'student.id_murid', 'class_member.id_murid').where('class_member.id_kelas_tahun_ajaran', '=', id);

/** Those for whom this purpose, or any, stands so. */
function standing(db: Read, found: ReturnType<typeof members>, status: StatusTujuan | undefined, tujuan: Tujuan | undefined) {
  if (!status) return found;
  let decided = db.selectFrom('consent').whereRef('consent.id_murid', '=', 'student.id_murid' as never);
  if (tujuan) decided = decided.where('consent.tujuan', '=', tujuan);
  if (status !== 'belum') decided = decided.where('consent.status', '=', status);
  const counted = decided.select((it) => it.fn.countAll<number>().as('jumlah'));
  return status === 'belum' ? found.where(counted, '<', tujuan ? 1 : Tujuan.options.length) : found.where(counted, '>', 0);
}

async function decisionsOf(db: Read, ids: readonly string[]) {
  const rows = ids.length ? await db.selectFrom('consent').select(['id_murid', 'tujuan', 'status']).where('id_murid', 'in', [...ids]).execute() : [];
  const known = new Map(rows.map((it) => [`${it.id_murid} ${it.tujuan}`, it.status]));
  return (id_murid: string) => Object.fromEntries(Tujuan.options.map((it) => [it, known.get(`${id_murid} ${it}`) ?? 'belum'])) as Record<Tujuan, StatusTujuan>;
}

export const consentAnswers = [
  answer(StudentConsent, [consent, student, account], async (db, { id }) => {
    const found = await db.selectFrom('student').select('nama').where('id_murid', '=', id).executeTakeFirst();
    if (!found) return undefined as never;
    const rows = await db.selectFrom('consent').leftJoin('account', 'account.id_akun', 'consent.oleh').where('id_murid', '=', id)
      .select(['tujuan', 'status', 'versi_teks', 'saluran', 'penandatangan', 'hubungan', 'tanggal', 'at', 'id_file', 'account.nama as oleh']).execute();
    const daftar = rows.sort((one, other) => Tujuan.options.indexOf(one.tujuan) - Tujuan.options.indexOf(other.tujuan));
    const isGiven = daftar.some(({ tujuan, status }) => tujuan === 'pendidikan' && status === 'diberikan');
    return { data: { id_murid: id, nama: found.nama, persetujuan: isGiven ? 'diberikan' as const : 'menunggu' as const, daftar } };
  }),

  answer(ClassConsents, ofClass, async (db, { id, tujuan, status, search, sortBy, order, ...page }) => {
    const named = await db.selectFrom('class').select(classLabelIn(db).as('kelas')).where('id_kelas_tahun_ajaran', '=', id).executeTakeFirst();
    if (!named) return undefined as never;
    const found = searched(standing(db, members(db, id), status, tujuan), search, ['student.nama', 'student.nis']);
    const { data, ...counted } = await paged(found.select(['student.id_murid', 'student.nama', 'student.nis', 'student.dibatasi'])
      .orderBy(natural(`student.${sortBy}`), order).orderBy('student.id_murid', order), page);
    const standings = await decisionsOf(db, data.map((it) => it.id_murid));
    return { ...counted, data: data.map((it) => ({ ...it, persetujuan: standings(it.id_murid) })), ...named };
  }),

  answer(DecisionOn, [consent], async (db, { id_murid, tujuan }) =>
    (await db.selectFrom('consent').select('status').where('id_murid', '=', id_murid).where('tujuan', '=', tujuan).executeTakeFirst())?.status),
];
