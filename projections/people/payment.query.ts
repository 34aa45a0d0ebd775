import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { payments, StatusTagihan } from '#contract/people/payment.api';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { activeClasses } from '#projections/classroom/homeroom';
import { institution } from '#projections/institution/institution.projection';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { natural, paged, searched } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import { knownBy, nisFor } from '#projections/people/known-numbers';
import { student } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class PaymentSummary extends viewOf(payments.summary) {}
/** `knows`: whose numbers whoever asks knows; null is everybody's. */
export class PaymentList extends Question<InputOf<typeof payments.list> & { knows?: string | null }, OutputOf<typeof payments.list>> {
  static readonly endpoint = payments.list;
}

const tables = [student, classMember, schoolClass, schoolYear, institution] as const;

/** Those who are at school, each in their class of the active semester. */
function payers(db: Kysely<any>) {
  const place = (activeClasses(db) as SelectQueryBuilder<any, any, object>).innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran')
    .select(['class_member.id_murid', 'class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', classLabelIn(db).as('kelas')]);
  return db.selectFrom('student').leftJoin(place.as('place'), 'place.id_murid', 'student.id_murid').where('student.status_murid', '=', 'aktif');
}
const standing = sql<StatusTagihan>`coalesce(student.status_pembayaran, 'kosong')`;
const BY = { nama: natural('student.nama'), kelas: natural('place.kelas') };

export const paymentAnswers = [
  answer(PaymentSummary, tables, async (db: Kysely<any>) => {
    const rows = await payers(db).select(['place.id_kelas', 'place.kelas', 'place.tingkat', 'place.simbol', standing.as('status'), (it) => it.fn.countAll<number>().as('jumlah')])
      .groupBy(['place.id_kelas', 'place.kelas', 'place.tingkat', 'place.simbol', standing]).orderBy('place.tingkat', (it) => it.asc().nullsLast()).orderBy(natural('place.simbol')).execute();
    const classes = [...new Map(rows.map(({ id_kelas, kelas }) => [id_kelas, { id_kelas, kelas }])).values()];
    return { data: classes.map((it) => {
      const own = rows.filter(({ id_kelas }) => id_kelas === it.id_kelas);
      const status = Object.fromEntries(StatusTagihan.options.map((name) => [name, own.find((row) => row.status === name)?.jumlah ?? 0])) as Record<StatusTagihan, number>;
      return { ...it, jumlah: own.reduce((sum, { jumlah }) => sum + jumlah, 0), status };
    }) };
  }),

  answer(PaymentList, [...tables, ...knownBy], (db: Kysely<any>, { id_kelas, status, search, sortBy, order, knows, ...page }) => {
    const nis = nisFor(db, knows);
    let found = searched(payers(db), search, ['student.nama', nis]);
    if (id_kelas) found = found.where((it) => it.or([it('place.id_kelas', '=', id_kelas), it('place.id_kelas_tahun_ajaran', '=', id_kelas)]));
    if (status) found = found.where(standing, '=', status);
    const rows = found.select(['student.id_murid as id', 'student.nama', nis.as('nis'), 'place.kelas', 'student.status_pembayaran as status'])
      .orderBy(sortBy === 'nis' ? natural(nis) : BY[sortBy], order).orderBy('student.id_murid', order);
    return paged(rows, page) as never;
  }),
];
