import { conduct } from '#contract/conduct/conduct.api';
import { rowId } from '#server/conduct/report-conduct.decider';
import { Deciding } from '#server/kit/deciding/deciding';
import { reportLockDecider, UnlockReports } from '#server/report-card/report-lock.decider';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aReport, BULLIED, filledReport, HELPED, LATE, MURAJAAH, OLIMPIADE, publishedReport, reportOf } from '#test/kit/a-report';
import type { School } from '#test/kit/school';
import { idOf, type Kelas } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const pupil = { A: 'ani', B: 'eka' } as const;
const won = new Map<Kelas, string>();
/** One report of each class is out, another is a draft; the attendance of the classes goes on. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) {
    won.set(kelas, (await publishedReport(school, pupil[kelas])).id_prestasi);
    await aReport(school, pupil[kelas], 'akhir_semester');
    const { id_kelas_tahun_ajaran } = school.class(kelas);
    await until('its attendance is closed', async () => (await school.nest.get(Deciding).stateOf(reportLockDecider, id_kelas_tahun_ajaran)).sampai);
    await school.give(UnlockReports, { id_kelas_tahun_ajaran, alasan: 'Presensi masih diisi' });
  }
}

/** After domain A.3: the homeroom teacher writes, students read their own, counsellors rewards and offences only. */
const LEADERS = 'kurikulum kepala admin';
const ONE = { A: 'waliA', B: 'waliB' };
const CONDUCT = { A: `ani waliA bk ${LEADERS}`, B: `eka waliB bk ${LEADERS}` };
const REPORT = { A: `ani waliA ${LEADERS}`, B: `eka waliB ${LEADERS}` };
const out = (_: School, kelas: Kelas) => ({ id: reportOf(pupil[kelas]) });
const draft = (kelas: Kelas) => reportOf(pupil[kelas], 'akhir_semester');
export const RIGHTS: Right[] = [
  { endpoint: conduct.list, input: out, may: CONDUCT },
  { endpoint: conduct.summary, input: out, may: CONDUCT },
  { endpoint: conduct.changeAll, input: (_, kelas) => ({ id_general_report: draft(kelas), id_reward_punishment: LATE, frequency: 2 }), may: ONE },
  { endpoint: conduct.create, input: (_, kelas) => ({ id_general_report: draft(kelas), id_reward_punishment: HELPED, frequency: 1 }), may: ONE },
  { endpoint: conduct.remove, input: (_, kelas) => ({ id: rowId(reportOf(pupil[kelas]), LATE) }), may: ONE },
  { endpoint: conduct.achievements, input: out, may: REPORT },
  { endpoint: conduct.achieve, input: (_, kelas) => ({ id: draft(kelas), achievement: OLIMPIADE }), may: ONE },
  { endpoint: conduct.correctAchievement, input: (_, kelas) => ({ id: won.get(kelas), achievement: OLIMPIADE }), may: ONE },
  { endpoint: conduct.removeAchievement, input: (_, kelas) => ({ id: won.get(kelas) }), may: ONE },
  { endpoint: conduct.activities, input: out, may: REPORT },
  { endpoint: conduct.changeActivities, input: (_, kelas) => ({ id_general_report: draft(kelas), id_activities: MURAJAAH, predikat: 'Mahir' }), may: ONE },
  { endpoint: conduct.createActivity, input: (_, kelas) => ({ id_general_report: draft(kelas), id_activities: MURAJAAH, predikat: 'Mahir' }), may: ONE },
  { endpoint: conduct.removeActivity, input: (_, kelas) => ({ id: rowId(reportOf(pupil[kelas]), MURAJAAH) }), may: ONE },
];

const rowsOf = async (school: School, id: string) => (await school.ask('waliA', conduct.list, { id })).body.data;
export const PROBES: Probes = {
  'conduct.changeAll': async (school) => {
    const id_general_report = await aReport(school);
    const data = [{ id_reward_punishment: LATE, frequency: 4 }, { id_reward_punishment: BULLIED, frequency: 1, note: 'Sudah dibina' }];
    const answer = await school.ask('waliA', conduct.changeAll, { id_general_report, data });
    expect(await rowsOf(school, id_general_report)).toMatchObject([{ nama: 'Melakukan perundungan (bullying)', poin: 5, note: 'Sudah dibina' }, { frequency: 4, tingkat: 1, poin: 4, note: '' }]);
    await school.ask('waliA', conduct.changeAll, { id_general_report, id_reward_punishment: BULLIED, frequency: 2 });
    expect(await rowsOf(school, id_general_report)).toMatchObject([{ poin: 10, note: 'Sudah dibina' }, {}]);
    for (const wrong of [{ frequency: 0 }, { frequency: 100 }, { frequency: 'tiga' }, { frequency: 1, note: 'x'.repeat(301) }]) expect((await school.ask('waliA', conduct.changeAll, { id_general_report, id_reward_punishment: LATE, ...wrong })).status).toBe(422);
    expect((await school.ask('waliA', conduct.changeAll, { id_general_report })).body.code).toBe('VALIDATION');
    expect((await school.ask('waliA', conduct.changeAll, { id_general_report, id_reward_punishment: idOf('none'), frequency: 1 })).body.code).toBe('LOST_REFERENCE');
    return [answer];
  },
  'conduct.create': async (school) => {
    const id_general_report = await aReport(school, 'beni');
    const answer = await school.ask('waliA', conduct.create, { id_general_report, id_reward_punishment: HELPED, frequency: 2 });
    expect(answer.body.data.id).toBe((await rowsOf(school, id_general_report))[0].id);
    expect((await school.ask('waliA', conduct.create, { id_general_report, id_reward_punishment: HELPED, frequency: 2 })).body.code).toBe('ALREADY_ON_REPORT');
    return [answer];
  },
  'conduct.list': async (school) => {
    const { id_general_report: id } = await filledReport(school, 'citra');
    const answer = await school.ask('citra', conduct.list, { id });
    expect(answer.body.data).toMatchObject([{ id_general_report: id, id_reward_punishment: LATE, frequency: 3, poin: 3, note: 'Hari Senin' }]);
    return [answer];
  },
  'conduct.remove': async (school) => {
    const { id_general_report: id } = await filledReport(school, 'citra');
    const answer = await school.ask('waliA', conduct.remove, { id: rowId(id, LATE) });
    expect(await rowsOf(school, id)).toEqual([]);
    expect((await school.ask('waliA', conduct.remove, { id: rowId(id, LATE) })).status).toBe(404);
    return [answer];
  },
  'conduct.summary': async (school) => {
    const [mid, end] = [await aReport(school, 'dedi'), await aReport(school, 'dedi', 'akhir_semester')];
    await school.ask('waliA', conduct.changeAll, { id_general_report: mid, id_reward_punishment: BULLIED, frequency: 2 });
    await school.ask('waliA', conduct.changeAll, { id_general_report: end, data: [{ id_reward_punishment: LATE, frequency: 5 }, { id_reward_punishment: HELPED, frequency: 9 }] });
    const answer = await school.ask('bk', conduct.summary, { id: end });
    expect(answer.body.data).toMatchObject({ total_penghargaan: 9, total_pelanggaran: 5, total_tahun: 15, saran_tindakan: 'peringatan_2', penghargaan: [{ poin: 9 }], pelanggaran: [{ poin: 5 }] });
    return [answer];
  },
  'conduct.achieve': async (school) => {
    const id = await aReport(school, 'beni');
    const answer = await school.ask('waliA', conduct.achieve, { id, achievement: OLIMPIADE });
    expect((await school.ask('waliA', conduct.achievements, { id })).body.data).toContainEqual({ ...OLIMPIADE, id: answer.body.data.id, id_general_report: id });
    expect((await school.ask('waliA', conduct.achieve, { id, achievement: { ...OLIMPIADE, tingkat: 'galaksi' } })).status).toBe(422);
    return [answer];
  },
  'conduct.achievements': async (school) => [await school.ask('kepala', conduct.achievements, { id: (await filledReport(school, 'citra')).id_general_report })],
  'conduct.correctAchievement': async (school) => {
    const { id_general_report, id_prestasi: id } = await filledReport(school, 'citra');
    const answer = await school.ask('waliA', conduct.correctAchievement, { id, achievement: { ...OLIMPIADE, peringkat: 'emas' } });
    expect((await school.ask('waliA', conduct.achievements, { id: id_general_report })).body.data.find((it: { id: string }) => it.id === id).peringkat).toBe('emas');
    return [answer];
  },
  'conduct.removeAchievement': async (school) => {
    const { id_general_report, id_prestasi: id } = await filledReport(school, 'citra');
    const answer = await school.ask('waliA', conduct.removeAchievement, { id });
    expect((await school.ask('waliA', conduct.achievements, { id: id_general_report })).body.data.map((it: { id: string }) => it.id)).not.toContain(id);
    return [answer];
  },
  'conduct.activities': async (school) => {
    const { id_general_report: id } = await filledReport(school, 'citra');
    const answer = await school.ask('waliA', conduct.activities, { id });
    expect(answer.body.data).toMatchObject([{ nama: 'Murajaah pagi', type: 'pembiasaan', predikat: 'Cakap' }]);
    expect((await school.ask('citra', conduct.activities, { id })).status).toBe(403);
    return [answer];
  },
  'conduct.changeActivities': async (school) => {
    const { id_general_report } = await filledReport(school, 'citra');
    const answer = await school.ask('waliA', conduct.changeActivities, { id_general_report, data: [{ id_activities: MURAJAAH, predikat: 'Mahir', note: 'Hafal juz 30' }] });
    expect((await school.ask('waliA', conduct.activities, { id: id_general_report })).body.data).toMatchObject([{ predikat: 'Mahir', note: 'Hafal juz 30' }]);
    return [answer];
  },
  'conduct.createActivity': async (school) => {
    const id_general_report = await aReport(school, 'eka');
    const answer = await school.ask('waliB', conduct.createActivity, { id_general_report, id_activities: MURAJAAH, predikat: 'B' });
    expect((await school.ask('waliB', conduct.createActivity, { id_general_report, id_activities: MURAJAAH, predikat: 'B' })).body.code).toBe('ALREADY_ON_REPORT');
    return [answer];
  },
  'conduct.removeActivity': async (school) => {
    const { id_general_report: id } = await filledReport(school, 'citra');
    const answer = await school.ask('waliA', conduct.removeActivity, { id: rowId(id, MURAJAAH) });
    expect((await school.ask('waliA', conduct.activities, { id })).body.data).toEqual([]);
    return [answer];
  },
};
