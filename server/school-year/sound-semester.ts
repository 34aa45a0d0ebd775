import type { Refusal } from '#contract/kit/refusal';
import { addDays } from '#contract/school-year/school-days';
import { schoolYearRefusals as no } from '#contract/school-year/school-year.refusals';
import type { SemesterPlan } from '#contract/school-year/semester';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';

const MOST_DAYS = 400;

/** A semester that may stand beside the others (domain A.2), or the refusal with the field that is to blame. */
export function soundSemester(plan: SemesterPlan, others: readonly SemesterPlan[]): SemesterPlan {
  const { nama, semester, tanggal_awal, tanggal_akhir, tanggal_rapor_tengah: middle, tanggal_rapor_akhir: end } = plan;
  const [first, second] = nama.split('/').map(Number) as [number, number];
  blameUnless(second === first + 1, no.YEAR_NAME, 'nama');
  blameUnless(tanggal_akhir > tanggal_awal, no.ENDS_BEFORE, 'tanggal_akhir');
  blameUnless(tanggal_akhir < addDays(tanggal_awal, MOST_DAYS), no.TOO_LONG, 'tanggal_akhir');
  const isWithin = (day: string | null) => !day || (day >= tanggal_awal && day <= tanggal_akhir);
  blameUnless(isWithin(middle), no.REPORT_OUTSIDE, 'tanggal_rapor_tengah');
  blameUnless(isWithin(end) && !(middle && end && middle >= end), no.REPORT_OUTSIDE, 'tanggal_rapor_akhir');
  blameUnless(!others.some((it) => it.nama === nama && it.semester === semester), no.SEMESTER_EXISTS, 'semester');
  const other = others.find((it) => it.tanggal_awal <= tanggal_akhir && tanggal_awal <= it.tanggal_akhir);
  refuseUnless(!other, no.OVERLAPPING, { nama: other?.nama ?? '', semester: other?.semester ?? '' });
  return plan;
}

function blameUnless(isSound: boolean, refusal: Refusal, field: string) {
  if (!isSound) throw new Refused(refusal, {}, { [field]: refusal });
}
