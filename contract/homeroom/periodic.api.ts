import { z } from 'zod';
import { ofClass, READERS } from '#contract/homeroom/overview.api';
import { Bulan, BulanSemester, LaporanBerkala } from '#contract/homeroom/periodic';
import { doneWith, endpoint } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

/** Where none is named, the month that is now; outside the semester the one that is nearest. */
const ofMonth = { bulan: Bulan.optional() };
const daftar_bulan = z.array(BulanSemester);

/** Monthly reports of the active semester (domain A.1): students read their own, whoever leads their class and the school those of others. */
export const periodic = {
  one: endpoint('periodic.one', 'GET /api/murid/periodic-report', {
    input: { ...ofMonth, id_murid: Id.optional() }, output: z.object({ data: LaporanBerkala, daftar_bulan }), allow: 'user', live: 'calm',
  }),
  /** Of a class, or of some of its students. It changes nothing, so nothing of it is remembered for a repeated request. */
  ofClass: endpoint('periodic.ofClass', 'POST /api/murid/all-periodic-report', {
    input: { ...ofClass, ...ofMonth, daftar_murid: z.array(Id).max(100).optional() }, output: doneWith(z.array(LaporanBerkala)).extend({ daftar_bulan }), allow: READERS, isSecret: true,
  }),
};
labelled({ bulan: 'Month', minggu_ke: 'Week' });
