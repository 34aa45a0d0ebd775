import { assignment } from '#contract/assignment/assignment.api';
import { kbm } from '#contract/curriculum/kbm.api';
import { impact } from '#contract/grading/impact.api';
import type { Dampak } from '#contract/grading/impact';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { ledger } from '#contract/grading/ledger.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { takeOver } from '#contract/grading/take-over.api';
import { kbmId } from '#projections/curriculum/kbm.query';
import { uuidV5 } from '#projections/kit/uuid';
import { GenerateKbm } from '#server/curriculum/kbm.decider';
import { IntroducePassingGrade } from '#server/curriculum/passing-interval.decider';
import { furnish as furnishGrades } from '#test/api/grading-probes';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, columnOf, enter, goalOf, SUBJECT } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import { anAssignment } from '#test/kit/an-assignment';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';

const PASSING = idOf('impact of 81');
export async function furnish(school: School) {
  await furnishGrades(school);
  await school.give(GenerateKbm, { id_tahun_ajaran: ID_TAHUN_AJARAN });
  await school.give(IntroducePassingGrade, { id_kbm: PASSING, kkm: 81 });
}

const everywhere = (may: string) => ({ A: may, B: may });
const OWN = { A: 'budi', B: 'sari' };
const weights = (school: School, kelas: Kelas) => ({ id_mata_pelajaran: SUBJECT[kelas], id_kelas_tahun_ajaran: school.class(kelas).id_kelas_tahun_ajaran, bobot_ph: 1, bobot_pts: 1, bobot_pas: 2 });
const settings = { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 1, metode: 'seimbang', bobot_lm: 60, bobot_sts: 20, bobot_sas: 20, bobot_ph: 2, bobot_pts: 1, bobot_pas: 1 };
const higher = (kkm: number) => ({ id_tahun_ajaran: ID_TAHUN_AJARAN, kbm: [{ id: kbmId(ID_TAHUN_AJARAN, SUBJECT.A, LEVEL), kkm }] });
const cell = (school: School, kelas: Kelas, nilai: number) => ({ ...bookOf(school, kelas), data: [{ id_kolom: columnOf(school, kelas), id_murid: idOf(kelas === 'A' ? 'ani' : 'eka'), nilai }] });
/** Whoever may make a change may ask what it would bring about. */
export const RIGHTS: Right[] = [
  { endpoint: impact.ofWeights, input: weights, may: everywhere('kurikulum admin') },
  { endpoint: impact.ofSetting, input: () => settings, may: everywhere('kurikulum admin') },
  { endpoint: impact.ofKbm, input: () => higher(80), may: everywhere('kurikulum') },
  { endpoint: impact.ofInterval, input: () => ({ id: uuidV5(PASSING, 'A'), batas_bawah: 96 }), may: everywhere('kurikulum admin') },
  { endpoint: impact.ofScores, input: (school, kelas) => cell(school, kelas, 60), may: OWN },
  { endpoint: impact.ofTakeOver, input: bookOf, may: OWN },
  { endpoint: impact.ofColumn, input: (school, kelas) => ({ ...bookOf(school, kelas), id: columnOf(school, kelas), bobot: 2 }), may: OWN },
];

const told = ({ body }: { body: { data: Dampak } }) => body.data;
const ledgerOf = async (school: School) => (await school.ask('kurikulum', ledger.ofClass, { id_kelas: school.class('A').id_kelas })).body.data;

const probes: Probes = {
  'impact.ofKbm': async (school) => {
    const before = await ledgerOf(school);
    const answer = await school.ask('kurikulum', impact.ofKbm, higher(82));
    const { sidik, alasan_wajib, turun, murid } = told(answer);
    expect([alasan_wajib, turun, murid.length]).toEqual([false, 4, 4]);
    expect(await ledgerOf(school)).toEqual(before);
    const stale = await school.ask('kurikulum', kbm.update, { ...higher(82), dampak: idOf('another impact') });
    expect(stale).toMatchObject({ status: 409, body: { code: 'IMPACT_CHANGED' } });
    const both = await Promise.all([80, 82].map((kkm) => school.ask('kurikulum', kbm.update, { ...higher(kkm), dampak: kkm === 82 ? sidik : told(answer).sidik })));
    expect(both.map((it) => it.status)).toEqual([409, 200]);
    expect((await ledgerOf(school)).murid_di_bawah_kkm).toBe(4);
    const [one, other] = await Promise.all([75, 78].map(async (kkm) => ({ kkm, dampak: told(await school.ask('kurikulum', impact.ofKbm, higher(kkm))).sidik })));
    const raced = await Promise.all([one!, other!].map(({ kkm, dampak }) => school.ask('kurikulum', kbm.update, { ...higher(kkm), dampak })));
    expect(raced.map((it) => it.body.code ?? 'done').sort()).toEqual(['IMPACT_CHANGED', 'done']);
    expect((await school.ask('kurikulum', kbm.update, higher(75))).status).toBe(200);
    return [answer, stale];
  },
  'impact.ofInterval': async (school) => {
    const answer = await school.ask('admin', impact.ofInterval, { id: uuidV5(PASSING, 'A'), batas_bawah: 97 });
    expect(told(answer)).toMatchObject({ jumlah_murid: 0, alasan_wajib: false });
    expect((await school.ask('admin', impact.ofInterval, { id: uuidV5(PASSING, 'A'), batas_atas: 99 })).body.code).toBe('FIXED_BOUND');
    expect((await school.ask('admin', impact.ofInterval, { id: idOf('no interval'), batas_bawah: 97 })).status).toBe(404);
    const gone = await school.ask('admin', impact.ofInterval, { id: PASSING, hapus: true });
    return [answer, gone];
  },
  'impact.ofWeights': async (school) => {
    const answer = await school.ask('kurikulum', impact.ofWeights, weights(school, 'A'));
    expect(told(answer)).toMatchObject({ jumlah_murid: 0 });
    expect((await school.ask('kurikulum', impact.ofWeights, { ...weights(school, 'A'), bobot_ph: 0, bobot_pts: 0, bobot_pas: 0 })).status).toBe(422);
    expect((await school.ask('kurikulum', gradeWeight.api.create, weights(school, 'A'))).status).toBe(200);
    return [answer];
  },
  'impact.ofSetting': async (school) => {
    const sas = await aColumn(school, 'A', { tipe: 'SAS', id_kd: null });
    await enter(school, [{ id_kolom: sas, id_murid: idOf('ani'), nilai: 60 }]);
    const answer = await school.ask('kurikulum', impact.ofSetting, settings);
    expect(told(answer)).toMatchObject({ nilai: 1, turun: 0, kelas: 1, murid: [{ nama: 'Ani Lestaringtyas', nilai: [{ nilai_sebelum: 74, nilai: 70 }] }] });
    const { body } = await school.ask('kurikulum', reportSetting.api.create, { ...settings, dampak: told(answer).sidik });
    expect((await ledgerOf(school)).murid.find((it: { id_murid: string }) => it.id_murid === idOf('ani')).sel[0].nilai).toBe(70);
    const back = await school.ask('kurikulum', impact.ofSetting, { id: body.data.id, hapus: true });
    expect(told(back).murid[0]!.nilai[0]).toMatchObject({ nilai_sebelum: 70, nilai: 74 });
    return [answer, back];
  },
  'impact.ofScores': async (school) => {
    const answer = await school.ask('budi', impact.ofScores, { ...bookOf(school, 'A'), data: [{ id_kolom: columnOf(school, 'A'), id_murid: idOf('beni'), nilai: '60,5' }] });
    expect(told(answer)).toMatchObject({ turun: 1, murid: [
      { nilai: [{ nilai_sebelum: 80, nilai: 61, tuntas: false }], peringkat_sebelum: 1, peringkat: 4 },
      { id_murid: idOf('ani'), nilai: [], peringkat_sebelum: 4, peringkat: 3 },
    ] });
    expect((await school.ask('sari', impact.ofScores, cell(school, 'A', 60))).status).toBe(403);
    expect((await school.ask('budi', impact.ofScores, cell(school, 'A', 101))).body.code).toBe('NOT_A_SCORE');
    return [answer];
  },
  'impact.ofTakeOver': async (school) => {
    const id_sesi = await anAssignment(school);
    const mark = (tugas_nilai: number) => school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('beni'), tugas_nilai }] });
    await mark(20);
    const chosen = { ...bookOf(school), sumber: [{ id_asal: id_sesi, id_kd: goalOf('A', 2) }] };
    const before = await ledgerOf(school);
    const answer = await school.ask('budi', impact.ofTakeOver, chosen);
    expect(told(answer)).toMatchObject({ turun: 1, alasan_wajib: false, murid: [{ id_murid: idOf('beni'), nilai: [{ nilai_sebelum: 80, nilai: 50, tuntas: false }] }, { id_murid: idOf('ani') }] });
    expect(await ledgerOf(school)).toEqual(before);
    await mark(30);
    const { sidik: dampak } = told(answer);
    const stale = await school.ask('budi', takeOver.sync, { ...chosen, dampak });
    expect(stale).toMatchObject({ status: 409, body: { code: 'IMPACT_CHANGED' } });
    expect(await ledgerOf(school)).toEqual(before);
    const again = await school.ask('budi', impact.ofTakeOver, chosen);
    expect((await school.ask('budi', takeOver.sync, { ...chosen, dampak: told(again).sidik })).body.data.sel).toMatchObject([{ hasil: 'ok', nilai: 30 }]);
    expect((await ledgerOf(school)).murid.find((it: { id_murid: string }) => it.id_murid === idOf('beni')).sel[0].nilai).toBe(told(again).murid[0]!.nilai[0]!.nilai);
    return [answer, again];
  },
  'impact.ofColumn': async (school) => {
    const answer = await school.ask('budi', impact.ofColumn, { ...bookOf(school, 'A'), id: columnOf(school, 'A'), bobot: 5 });
    expect(told(answer)).toMatchObject({ alasan_wajib: false });
    const gone = await school.ask('budi', impact.ofColumn, { ...bookOf(school, 'A'), id: columnOf(school, 'A'), hapus: true });
    expect(told(gone).murid[0]!.nilai[0]).toMatchObject({ nilai_sebelum: 80, nilai: null });
    return [answer, gone];
  },
};
export const PROBES: Probes = Object.fromEntries(Object.entries(probes).map(([name, probe]) => [name, (school: School) => furnish(school).then(() => probe(school))]));
