import { assignment } from '#contract/assignment/assignment.api';
import { classroom } from '#contract/classroom/classroom.api';
import { finalGrades } from '#contract/grading/final-grade.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { teaching } from '#contract/subject/teaching.api';
import { takeOver } from '#contract/grading/take-over.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, columnOf, enter, goalOf, lineOf, PUPIL, scored, SUBJECT } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import { anAssignment } from '#test/kit/an-assignment';
import type { School } from '#test/kit/school';
import { idOf, type Kelas } from '#test/kit/school-data';

export const furnish = scored;
const LEADERS = 'kurikulum kepala admin';
const OWN = { A: 'budi', B: 'sari' };
const READERS = { A: `budi waliA ${LEADERS}`, B: `sari waliB ${LEADERS}` };
const everybody = (who: string) => ({ A: who, B: who });
export const RIGHTS: Right[] = [
  { endpoint: finalGrades.ofBook, input: bookOf, may: READERS },
  { endpoint: finalGrades.spread, input: (_, kelas) => ({ id_level: LEVEL, id_mata_pelajaran: SUBJECT[kelas] }), may: everybody(`budi sari waliA waliB ${LEADERS}`) },
  { endpoint: finalGrades.generate, input: bookOf, may: OWN },
  { endpoint: takeOver.sync, input: (school, kelas) => ({ ...bookOf(school, kelas), pratinjau: true }), may: OWN },
  { endpoint: takeOver.leave, input: (school, kelas) => ({ ...bookOf(school, kelas), sel: [{ id_asal: idOf('no column'), id_murid: idOf(PUPIL[kelas]) }], alasan: 'Diulang di kelas ini' }), may: OWN },
  { endpoint: takeOver.saveAll, input: (school, kelas) => ({ ...bookOf(school, kelas), savedData: [] }), may: OWN },
  { endpoint: takeOver.bulk, input: (school, kelas) => ({ ...bookOf(school, kelas), data: [{ id_murid: idOf(PUPIL[kelas]), id_kd: goalOf(kelas, 1), nilai: 70 }] }), may: OWN },
  { endpoint: takeOver.byCompetence, input: (_, kelas) => ({ id_murid: idOf(PUPIL[kelas]) }), may: { A: `ani budi sari waliA waliB ${LEADERS}`, B: `eka budi sari waliA waliB ${LEADERS}` } },
];

const probes: Probes = {
  'finalGrades.ofBook': async (school) => {
    const answer = await school.ask('waliB', finalGrades.ofBook, bookOf(school, 'B'));
    expect(answer.body.data).toMatchObject({ kumer: true, kkm: 75 });
    expect(answer.body.data.murid.map((it: { nama: string }) => it.nama)).toEqual(['Eka Nurhalimah', 'Fajar Ramadhanu', 'Gita Permatasari']);
    expect(answer.body.data.murid[1]).toMatchObject({ akhir: { nilai: 80, predikat: 'C', tuntas: true, langkah: expect.any(Array) }, pengetahuan: null, deskripsi: [{ jenis: 'capaian', isSendiri: false, teks: 'Ananda Fajar Ramadhanu menunjukkan penguasaan yang cukup baik dalam menentukan urutan bilangan bulat.' }] });
    return [answer];
  },
  'finalGrades.spread': async (school) => {
    const answer = await school.ask('kepala', finalGrades.spread, { id_level: LEVEL, id_mata_pelajaran: SUBJECT.B });
    expect(answer.body.data).toMatchObject([{ kelas: '7B', kkm: 75, rata_akhir: expect.any(Number), di_bawah_kkm: 0, sebaran: { A: 0, D: 0 } }]);
    return [answer];
  },
  'finalGrades.generate': async (school) => {
    await school.ask('budi', gradebook.describe, { ...bookOf(school), id_murid: idOf('beni'), jenis: 'capaian', teks: 'Ananda tekun.' });
    const said = (answer: Awaited<ReturnType<School['ask']>>) => answer.body.data.find((it: { id_murid: string }) => it.id_murid === idOf('beni')).deskripsi[0];
    const kept = await school.ask('budi', finalGrades.generate, bookOf(school));
    expect(said(kept)).toMatchObject({ teks: 'Ananda tekun.', isSendiri: true });
    const answer = await school.ask('budi', finalGrades.generate, { ...bookOf(school), timpa: true });
    expect(said(answer)).toMatchObject({ teks: expect.stringContaining('Ananda Beni Saputrawan'), isSendiri: false });
    return [kept, answer];
  },
  'takeOver.sync': async (school) => {
    const id_sesi = await anAssignment(school);
    await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai: 91 }] });
    const chosen = { ...bookOf(school), sumber: [{ id_asal: id_sesi, id_kd: goalOf('A', 2) }] };
    const preview = await school.ask('budi', takeOver.sync, { ...chosen, pratinjau: true });
    expect(preview.body.data).toMatchObject({ sumber: [{ asal: 'tugas', nama: 'Pecahan senilai', kode: 'TP 7.2', isBaru: true, tertahan: null, sel: [{ nilai: 91, sebelum: null }] }], sel: [] });
    const { id_kolom } = preview.body.data.sumber[0];
    expect((await lineOf(school)).sel[id_kolom]).toBeUndefined();
    const answer = await school.ask('budi', takeOver.sync, chosen);
    expect(answer.body.data.sel).toMatchObject([{ hasil: 'ok', nilai: 91 }]);
    await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 95 }]);
    const kept = await school.ask('budi', takeOver.sync, chosen);
    expect(kept.body.data).toMatchObject({ sumber: [{ isBaru: false, ditimpa: 1 }], sel: [] });
    const over = await school.ask('budi', takeOver.sync, { ...chosen, timpa: true });
    expect((await lineOf(school)).sel[id_kolom]).toMatchObject({ nilai: 91, cara: 'sinkron' });
    return [preview, answer, kept, over];
  },
  'takeOver.leave': async (school) => {
    const move = (from: Kelas, to: Kelas) => school.ask('admin', classroom.moveStudents, { id: school.class(from).id_kelas_tahun_ajaran, id_kelas_tujuan: school.class(to).id_kelas_tahun_ajaran, daftar_murid: [idOf('gita')] });
    const leave = { id_kelas: school.class('A').id_kelas, id_mata_pelajaran: SUBJECT.B, sel: [{ id_asal: columnOf(school, 'B'), id_murid: idOf('gita') }], alasan: 'Diulang di kelas ini' };
    await school.ask('admin', teaching.assign, { id_guru: idOf('budi'), id_mata_pelajaran: SUBJECT.B, id_kelas: school.class('A').id_kelas });
    await move('B', 'A');
    const open = async () => (await school.ask('budi', gradebook.open, leave)).body.data.pindahan;
    expect(await open()).toMatchObject([{ nama: 'Gita Permatasari', kelas: '7B', jumlah: 1 }]);
    const answer = await school.ask('budi', takeOver.leave, leave);
    expect(await open()).toEqual([]);
    await move('A', 'B');
    return [answer];
  },
  'takeOver.saveAll': async (school) => {
    const id = await aColumn(school);
    const answer = await school.ask('budi', takeOver.saveAll, { ...bookOf(school), savedData: [{ id_murid: idOf('ani'), nilai: { [id]: '88' }, deskripsi_capaian: 'Ananda rajin.' }, { id_murid: idOf('beni'), nilai: { [id]: null } }] });
    expect(answer.body.data.map((it: { hasil: string }) => it.hasil)).toEqual(['ok', 'tidak_berubah']);
    expect(await lineOf(school)).toMatchObject({ sel: { [id]: { nilai: 88, cara: 'impor' } }, deskripsi: [{ teks: 'Ananda rajin.' }] });
    return [answer];
  },
  'takeOver.bulk': async (school) => {
    const answer = await school.ask('budi', takeOver.bulk, { ...bookOf(school), data: [{ id_murid: idOf('citra'), id_kd: goalOf('A', 3), nilai: 66 }, { id_murid: idOf('citra'), id_kd: goalOf('B', 3), nilai: 66 }] });
    expect(answer.body.data.map((it: { hasil: string }) => it.hasil)).toEqual(['ok', 'NO_SUCH_COLUMN']);
    return [answer];
  },
  'takeOver.byCompetence': async (school) => {
    await school.ask('budi', takeOver.bulk, { ...bookOf(school), data: [{ id_murid: idOf('dedi'), id_kd: goalOf('A', 3), nilai: 64 }] });
    const answer = await school.ask('waliA', takeOver.byCompetence, { id_murid: idOf('dedi') });
    expect(answer.body.data).toContainEqual(expect.objectContaining({ kode: 'TP 7.3', mapel: 'Matematika', nilai: 64, jumlah_nilai: 1 }));
    expect((await school.ask('dedi', takeOver.byCompetence)).body.data).toEqual([]);
    expect((await school.ask('sari', takeOver.byCompetence, { id_murid: idOf('dedi') })).body.data).toEqual([]);
    return [answer];
  },
};
export const PROBES: Probes = Object.fromEntries(Object.entries(probes).map(([name, probe]) => [name, (school: School) => scored(school).then(() => probe(school))]));
