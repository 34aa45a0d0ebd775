import { activity } from '#contract/conduct/activity.resource';
import { conduct } from '#contract/conduct/conduct.api';
import { conductRule } from '#contract/conduct/conduct-rule.resource';
import type { TipeRapor } from '#contract/report-card/report';
import { reportCard } from '#contract/report-card/report-card.api';
import { reportId } from '#projections/report-card/report-card.projection';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { seedId, seeds } from '#server/kit/resource/seeds';
import { CreateReport } from '#server/report-card/report-card.decider';
import type { School } from '#test/kit/school';
import { classes, idOf, type Kelas, type Student, students } from '#test/kit/school-data';

export const LATE = seedId('conduct-rule', 'Terlambat masuk sekolah|punishment');
export const HELPED = seedId('conduct-rule', 'Mengembalikan barang temuan|reward');
export const BULLIED = seedId('conduct-rule', 'Melakukan perundungan (bullying)|punishment');
export const MURAJAAH = seedId('activity', 'Murajaah pagi|pembiasaan');
export const OLIMPIADE = { jenis: 'akademik', bidang: 'sains', tingkat: 'provinsi', peringkat: 'juara_1', kategori: 'individu', nama_lomba: 'OSN Matematika', penyelenggara: 'Dinas', tanggal: null, tahun: 2026, keterangan: '' };
export const waliOf = (kelas: Kelas): 'waliA' | 'waliB' => (kelas === 'A' ? 'waliA' : 'waliB');

const kelasOf = (who: Student) => students.find((it) => it.who === who)?.kelas as Kelas;
const placeOf = (who: Student) => ({ id_kelas_tahun_ajaran: classes.find((it) => it.simbol === kelasOf(who))?.id_kelas_tahun_ajaran as string, id_murid: idOf(who) });
export const reportOf = (who: Student, type: TipeRapor = 'tengah_semester') => reportId({ ...placeOf(who), type });

const furnished = new WeakMap<School, Promise<unknown>>();
/** The rewards, offences and activities that reports speak of. */
export function furnishConduct(school: School) {
  const there = furnished.get(school) ?? Promise.all([conductRule, activity].flatMap((it) => seeds().filter(({ resource }) => resource === it).map(({ row }) => school.give(commandsOf(it).Create, row))));
  furnished.set(school, there);
  return there;
}

/** A report that is a draft, of a student of either class. */
export async function aReport(school: School, who: Student = 'ani', type: TipeRapor = 'tengah_semester') {
  await furnishConduct(school);
  await school.give(CreateReport, { ...placeOf(who), type });
  return reportOf(who, type);
}
/** With an offence, an activity and an achievement, by the homeroom teacher. */
export async function filledReport(school: School, who: Student = 'ani', type: TipeRapor = 'tengah_semester') {
  const id_general_report = await aReport(school, who, type);
  const wali = waliOf(kelasOf(who));
  await school.ask(wali, conduct.changeAll, { id_general_report, id_reward_punishment: LATE, frequency: 3, note: 'Hari Senin' });
  await school.ask(wali, conduct.changeActivities, { id_general_report, id_activities: MURAJAAH, predikat: 'Cakap' });
  const { body } = await school.ask(wali, conduct.achieve, { id: id_general_report, achievement: OLIMPIADE });
  return { id_general_report, id_prestasi: body.data?.id as string };
}
/** Of the middle of the semester: out with the word of the homeroom teacher. */
export async function publishedReport(school: School, who: Student = 'ani') {
  const made = await filledReport(school, who);
  const [wali, id] = [waliOf(kelasOf(who)), made.id_general_report];
  await school.ask(wali, reportCard.verify, { id, by: 'waliKelas' });
  const { body } = await school.ask(wali, reportCard.publish, { id });
  if (body.result !== true) throw new Error(`the report of ${who} did not go out: ${JSON.stringify(body)}`);
  return { ...made, uuid: await addressOf(school, id) };
}
/** Where the preview of a report is now. */
export const addressOf = async (school: School, id: string): Promise<string> => (await school.ask('kurikulum', reportCard.content, { id })).body.data.daftar_versi[0].uuid;
