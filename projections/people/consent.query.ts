import { consent as api } from '#contract/people/consent.api';
import { Tujuan } from '#contract/people/consent';
import { answer, Question, viewOf } from '#projections/kit/question';
import { account } from '#projections/identity/account.projection';
import { consent } from '#projections/people/consent.projection';
import { student } from '#projections/people/people.projection';

export class StudentConsent extends viewOf(api.ofStudent) {}
/** Whether something is agreed to for a student. */
export class IsConsented extends Question<{ id_murid: string; tujuan: Tujuan }, boolean> {}

export const consentAnswers = [
  answer(StudentConsent, [consent, student, account], async (db, { id }) => {
    if (!(await db.selectFrom('student').select('id_murid').where('id_murid', '=', id).executeTakeFirst())) return undefined as never;
    const rows = await db.selectFrom('consent').leftJoin('account', 'account.id_akun', 'consent.oleh').where('id_murid', '=', id)
      .select(['tujuan', 'status', 'versi_teks', 'saluran', 'penandatangan', 'hubungan', 'tanggal', 'at', 'account.nama as oleh']).execute();
    const daftar = rows.sort((one, other) => Tujuan.options.indexOf(one.tujuan) - Tujuan.options.indexOf(other.tujuan));
    const isGiven = daftar.some(({ tujuan, status }) => tujuan === 'pendidikan' && status === 'diberikan');
    return { data: { id_murid: id, persetujuan: isGiven ? 'diberikan' as const : 'menunggu' as const, daftar } };
  }),
  answer(IsConsented, [consent], async (db, { id_murid, tujuan }) =>
    (await db.selectFrom('consent').select('status').where('id_murid', '=', id_murid).where('tujuan', '=', tujuan).executeTakeFirst())?.status === 'diberikan'),
];
