import { assignment } from '#contract/assignment/assignment.api';
import { workProgress } from '#contract/assignment/progress.api';
import { attendanceId } from '#contract/attendance/attendance';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { anAssignment, daysFrom, freeLesson, ofFirstLesson, QUESTIONS, tugasOf } from '#test/kit/an-assignment';
import type { School } from '#test/kit/school';
import { idOf, type Kelas, type Student } from '#test/kit/school-data';
import { sheetOf } from '#test/kit/sheet';

const ofClass = (school: School, kelas: Kelas) => ofFirstLesson(school.today, kelas);
const toRemove = (school: School, kelas: Kelas) => school.lesson(kelas, 3);
const pupil = { A: 'ani', B: 'eka' } as const;
/** An essay for each class, one that may go again, and what its first student wrote. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) {
    await anAssignment(school, kelas, {}, ofClass(school, kelas));
    await anAssignment(school, kelas, { judul: 'Salah kelas' }, toRemove(school, kelas));
    await handedIn(school, ofClass(school, kelas), pupil[kelas]);
  }
}

const handedIn = (school: School, id_sesi: string, who: Student = 'ani', essay_answer = '<p>Setengah sama dengan dua perempat.</p>') => school.ask(who, assignment.handIn, { id_sesi, essay_answer });
const mark = (school: School, id_sesi: string, cell: object, who: Student = 'ani') => school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf(who), ...cell }] });

/** After domain A.3: whoever teaches writes, the homeroom teacher and the office read, students their own; keys and words of students are for fewer. */
const LEADERS = 'kurikulum admin';
const OWN = { A: 'budi', B: 'sari' };
const READERS = { A: `budi waliA ${LEADERS}`, B: `sari waliB ${LEADERS}` };
const everybody = (who: string) => ({ A: who, B: who });
const byId = (school: School, kelas: Kelas) => ({ id: ofClass(school, kelas) });
const byLesson = (school: School, kelas: Kelas) => ({ id_sesi: ofClass(school, kelas) });
const ofTeacher = (_: School, kelas: Kelas) => ({ id_guru: idOf(OWN[kelas]) });
const OF_TEACHER = { A: `budi kepala ${LEADERS}`, B: `sari kepala ${LEADERS}` };
const ofSubject = (_: School, kelas: Kelas) => ({ id_murid: idOf(pupil[kelas]), id_mata_pelajaran: idOf(kelas === 'A' ? 'MTK' : 'IPA') });
const row = (school: School, kelas: Kelas) => attendanceId(ofClass(school, kelas), idOf(pupil[kelas]));
export const RIGHTS: Right[] = [
  { endpoint: assignment.list, input: () => ({}), may: everybody(`budi sari waliA waliB kepala ${LEADERS}`) },
  { endpoint: assignment.summary, input: () => ({}), may: everybody(`budi sari waliA waliB kepala ${LEADERS}`) },
  { endpoint: assignment.missing, input: () => ({}), may: everybody(`waliA waliB kepala ${LEADERS}`) },
  { endpoint: assignment.mine, input: () => ({}), may: everybody('ani beni citra dedi eka fajar gita') },
  { endpoint: assignment.phrases, input: () => ({}), may: everybody('budi sari') },
  { endpoint: assignment.keepPhrases, input: () => ({ daftar_frasa: ['Rapi'] }), may: everybody('budi sari') },
  { endpoint: assignment.one, input: byId, may: { A: `budi ${LEADERS}`, B: `sari ${LEADERS}` } },
  { endpoint: assignment.set, input: (school, kelas) => ({ id_sesi: ofClass(school, kelas), ...tugasOf(school) }), may: OWN },
  { endpoint: assignment.change, input: (school, kelas) => ({ id: ofClass(school, kelas), judul: 'Pecahan senilai' }), may: OWN },
  { endpoint: assignment.remove, input: (school, kelas) => ({ id: toRemove(school, kelas) }), may: OWN },
  { endpoint: assignment.grid, input: byLesson, may: READERS },
  { endpoint: assignment.head, input: byLesson, may: READERS },
  { endpoint: assignment.mark, input: (school, kelas) => ({ id_sesi: ofClass(school, kelas), data: [{ id_murid: idOf(kelas === 'A' ? 'beni' : 'fajar'), tugas_nilai: 80 }] }), may: OWN },
  { endpoint: assignment.giveBack, input: (school, kelas) => ({ id: ofClass(school, kelas), id_murid: idOf(kelas === 'A' ? 'beni' : 'fajar'), feedback: 'Ulangi' }), may: OWN },
  { endpoint: assignment.readSheet, input: byId, may: OWN, told: 422 },
  { endpoint: assignment.work, input: (school, kelas) => ({ id_sesi: ofClass(school, kelas), id_murid: idOf(pupil[kelas]) }), may: { A: 'ani budi waliA admin', B: 'eka sari waliB admin' } },
  { endpoint: assignment.handIn, input: (school, kelas) => ({ id_sesi: ofClass(school, kelas), essay_answer: 'Setengah' }), may: { A: 'ani beni citra dedi', B: 'eka fajar gita' } },
  { endpoint: assignment.withdraw, input: (school, kelas) => ({ id: row(school, kelas) }), may: { A: 'ani', B: 'eka' } },
  { endpoint: assignment.answer, input: (school, kelas) => ({ id: row(school, kelas), tipe_assignment: 'Essay', answer: 'Setengah' }), may: { A: 'ani', B: 'eka' } },
  { endpoint: workProgress.overview, input: ofTeacher, may: OF_TEACHER },
  { endpoint: workProgress.inProgress, input: ofTeacher, may: OF_TEACHER },
  { endpoint: workProgress.totals, input: ofTeacher, may: OF_TEACHER },
  { endpoint: workProgress.pressing, input: ofTeacher, may: OF_TEACHER },
  { endpoint: workProgress.all, input: ofTeacher, may: OF_TEACHER },
  { endpoint: workProgress.own, input: (_, kelas) => ({ id_murid: idOf(pupil[kelas]) }), may: { A: 'ani', B: 'eka' } },
  { endpoint: workProgress.bySubject, input: (_, kelas) => ({ id_murid: idOf(pupil[kelas]) }), may: { A: `ani waliA kepala ${LEADERS}`, B: `eka waliB kepala ${LEADERS}` } },
  { endpoint: workProgress.ofSubject, input: ofSubject, may: { A: `ani waliA kepala ${LEADERS}`, B: `eka waliB kepala ${LEADERS}` } },
  { endpoint: workProgress.card, input: ofSubject, may: { A: `ani waliA ${LEADERS}`, B: `eka waliB ${LEADERS}` } },
  { endpoint: workProgress.list, input: ofSubject, may: { A: `ani waliA ${LEADERS}`, B: `eka waliB ${LEADERS}` } },
];
const MATEMATIKA = { id_mata_pelajaran: idOf('MTK') };
/** An essay of 7A that Ani has handed in. */
async function inProgress(school: School) {
  const id_sesi = await anAssignment(school);
  await handedIn(school, id_sesi);
  return id_sesi;
}
const withLesson = (id_sesi: string) => expect.objectContaining({ id_sesi });

export const PROBES: Probes = {
  'workProgress.overview': async (school) => {
    await inProgress(school);
    const answer = await school.ask('budi', workProgress.overview);
    expect(answer.body.data).toMatchObject([{ kelas: '7A', mapel: 'Matematika', jumlah_tugas: expect.any(Number), aip: expect.any(Number) }]);
    expect((await school.ask('budi', assignment.summary)).body.data).toEqual(answer.body.data);
    return [answer];
  },
  'workProgress.inProgress': async (school) => {
    const id_sesi = await inProgress(school);
    const answer = await school.ask('budi', workProgress.inProgress, MATEMATIKA);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_sesi, kelas: '7A', kemajuan: expect.objectContaining({ terkumpul: 1, menunggu: 3 }) }));
    expect((await school.ask('budi', workProgress.inProgress, { id_mata_pelajaran: idOf('IPA') })).body.data).toEqual([]);
    expect((await school.ask('sari', workProgress.inProgress)).body.data).not.toContainEqual(withLesson(id_sesi));
    return [answer];
  },
  'workProgress.totals': async (school) => {
    const id_sesi = await inProgress(school);
    const before = (await school.ask('budi', workProgress.totals)).body.data;
    await mark(school, id_sesi, { tugas_nilai: 80 });
    const answer = await school.ask('budi', workProgress.totals, { total_student: 4 });
    expect(answer.body).toMatchObject({ total_student: 4, data: { aap: expect.any(Number), belum_dinilai: before.belum_dinilai - 1, jumlah_tugas: before.jumlah_tugas } });
    expect(answer.body.data.kemajuan.dinilai).toBe(before.kemajuan.dinilai + 1);
    return [answer];
  },
  'workProgress.pressing': async (school) => {
    await inProgress(school);
    const answer = await school.ask('budi', workProgress.pressing);
    expect(answer.body.data.length).toBeLessThanOrEqual(5);
    expect(answer.body.data).toEqual((await school.ask('budi', workProgress.all)).body.data.slice(0, 5));
    return [answer];
  },
  'workProgress.all': async (school) => {
    const id_sesi = await inProgress(school);
    const answer = await school.ask('kepala', workProgress.all);
    expect(answer.body.data).toContainEqual(withLesson(id_sesi));
    expect((await school.ask('kepala', workProgress.all, { id_guru: idOf('sari') })).body.data).not.toContainEqual(withLesson(id_sesi));
    return [answer];
  },
  'workProgress.own': async (school) => {
    const [open, done] = [await anAssignment(school), await inProgress(school)];
    await mark(school, done, { tugas_nilai: 80 });
    const answer = await school.ask('ani', workProgress.own);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_sesi: open, status: 'waiting', boleh_mengumpulkan: true }));
    expect(answer.body.data).not.toContainEqual(withLesson(done));
    return [answer];
  },
  'workProgress.bySubject': async (school) => {
    await mark(school, await inProgress(school), { tugas_nilai: 80 });
    const answer = await school.ask('waliA', workProgress.bySubject, { id_murid: idOf('ani') });
    const mine = (await school.ask('ani', assignment.mine)).body.data;
    expect(answer.body.data).toMatchObject([{ mapel: 'Matematika', jumlah_tugas: mine.length, dinilai: mine.filter((it: { status: string }) => it.status === 'graded').length, rata_rata: expect.any(Number) }]);
    return [answer];
  },
  'workProgress.ofSubject': async (school) => {
    await inProgress(school);
    const answer = await school.ask('ani', workProgress.ofSubject, MATEMATIKA);
    expect(answer.body.data).toEqual((await school.ask('ani', workProgress.bySubject)).body.data);
    expect((await school.ask('ani', workProgress.ofSubject, { id_mata_pelajaran: idOf('IPA') })).body.data).toEqual([]);
    return [answer];
  },
  'workProgress.card': async (school) => {
    const { id_mata_pelajaran, mapel, ...counts } = (await school.ask('ani', workProgress.ofSubject, MATEMATIKA)).body.data[0] ?? {};
    await anAssignment(school);
    const answer = await school.ask('ani', workProgress.card, MATEMATIKA);
    expect(answer.body).toMatchObject({ totalWeek: expect.any(Number), aipCard: { minggu_ke: expect.any(Number), jumlah_tugas: (counts.jumlah_tugas ?? 0) + 1, menunggu: (counts.menunggu ?? 0) + 1, terdekat: { mapel: 'Matematika', boleh_mengumpulkan: true } } });
    return [answer];
  },
  'workProgress.list': async (school) => {
    const id_sesi = await inProgress(school);
    const answer = await school.ask('ani', workProgress.list, MATEMATIKA);
    expect(answer.body).toMatchObject({ totalSesi: expect.any(Number), data: expect.arrayContaining([expect.objectContaining({ id_sesi, status: 'submitted' })]) });
    return [answer];
  },
  'assignment.set': async (school) => {
    const { soal, ...rest } = tugasOf(school, { tipe_assignment: 'Multiple Choice' });
    const id_sesi = freeLesson(school, 'A');
    const answer = await school.ask('budi', assignment.set, { id_sesi, ...rest, petunjuk: '<p>Baca<script>alert(1)</script></p>', soal: soal.map(({ nomor: _, ...it }) => it) });
    expect((await school.ask('budi', assignment.one, { id: id_sesi })).body.data).toMatchObject({ petunjuk: '<p>Baca</p>', soal: QUESTIONS, jumlah_soal: 3, versi: 1 });
    return [answer];
  },
  'assignment.one': async (school) => {
    const id = await anAssignment(school);
    const answer = await school.ask('budi', assignment.one, { id });
    expect(answer.body.data).toMatchObject({ judul: 'Pecahan senilai', mapel: 'Matematika', kelas: '7A', guru: 'Budi Prasetyawan', isBegun: false, kemajuan: { jumlah_murid: 4, menunggu: 4, rata_rata: null } });
    return [answer];
  },
  'assignment.change': async (school) => {
    const id = await anAssignment(school);
    const answer = await school.ask('budi', assignment.change, { id, judul: 'Pecahan campuran', versi: 1 });
    expect((await school.ask('budi', assignment.one, { id })).body.data).toMatchObject({ judul: 'Pecahan campuran', versi: 2 });
    expect((await school.ask('budi', assignment.change, { id, judul: 'Lain', versi: 1 })).body.code).toBe('CONFLICT');
    return [answer];
  },
  'assignment.remove': async (school) => {
    const id = await anAssignment(school);
    const answer = await school.ask('budi', assignment.remove, { id });
    expect((await school.ask('budi', assignment.one, { id })).body.code).toBe('NO_ASSIGNMENT');
    return [answer];
  },
  'assignment.list': async (school) => {
    const id_sesi = await anAssignment(school, 'A', { judul: 'Yang dicari' });
    await handedIn(school, id_sesi);
    const answer = await school.ask('budi', assignment.list, { search: 'yang dicari', keadaan: 'perlu_dinilai', tipe_assignment: 'Essay' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_sesi, kelas: '7A', kemajuan: { jumlah_murid: 4, terkumpul: 1, menunggu: 3 } }] });
    expect((await school.ask('budi', assignment.list, { search: 'yang dicari', keadaan: 'selesai' })).body.total).toBe(0);
    expect((await school.ask('sari', assignment.list, { search: 'yang dicari' })).body.total).toBe(0);
    expect((await school.ask('sari', assignment.list, { search: 'yang dicari', sebagai: 'pimpinan' })).body.total).toBe(0);
    expect((await school.ask('kepala', assignment.list, { search: 'yang dicari', sebagai: 'pimpinan' })).body.total).toBe(1);
    expect((await school.ask('waliA', assignment.list, { search: 'yang dicari', keadaan: 'berjalan' })).body.total).toBe(1);
    return [answer, await school.ask('kepala', assignment.list, { search: 'yang dicari', sortBy: 'kelas' })];
  },
  'assignment.summary': async (school) => {
    const id_sesi = await anAssignment(school);
    await handedIn(school, id_sesi);
    await mark(school, id_sesi, { tugas_nilai: 90 });
    const answer = await school.ask('kepala', assignment.summary, { id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran });
    expect(answer.body.data).toMatchObject([{ kelas: '7A', mapel: 'Matematika' }]);
    expect(answer.body.data[0].kemajuan.dinilai).toBeGreaterThan(0);
    return [answer, await school.ask('sari', assignment.summary)];
  },
  'assignment.missing': async (school) => {
    const id_sesi = await anAssignment(school);
    const now = school.clock.now();
    school.clock.turnTo(new Date(now.getTime() + 13 * 86_400_000));
    const answer = await school.ask('waliA', assignment.missing);
    school.clock.turnTo(now);
    expect(answer.body.data.find((it: { id_murid: string }) => it.id_murid === idOf('citra'))).toMatchObject({ kelas: '7A', tugas: expect.arrayContaining([expect.objectContaining({ id_sesi, mapel: 'Matematika', status: 'missed' })]) });
    return [answer];
  },
  'assignment.mine': async (school) => {
    const id_sesi = await anAssignment(school);
    await handedIn(school, id_sesi);
    const answer = await school.ask('ani', assignment.mine);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_sesi, status: 'submitted', versi: 1, boleh_mengumpulkan: true }));
    return [answer];
  },
  'assignment.phrases': async (school) => [await school.ask('budi', assignment.phrases)],
  'assignment.keepPhrases': async (school) => {
    const answer = await school.ask('budi', assignment.keepPhrases, { daftar_frasa: ['Rapi dan runtut', 'Periksa satuannya'] });
    expect((await school.ask('budi', assignment.phrases)).body.data).toEqual(['Rapi dan runtut', 'Periksa satuannya']);
    return [answer];
  },
  'assignment.grid': async (school) => {
    const id_sesi = await anAssignment(school);
    await handedIn(school, id_sesi);
    const answer = await school.ask('kurikulum', assignment.grid, { id_sesi });
    expect(answer.body.data.map(({ nama, status }: { nama: string; status: string }) => [nama, status])).toEqual([['Ani Lestaringtyas', 'submitted'], ['Beni Saputrawan', 'waiting'], ['Citra Maharanti', 'waiting'], ['Dedi Kurniawanto', 'waiting']]);
    expect(JSON.stringify(answer.body)).not.toContain('perempat');
    return [answer];
  },
  'assignment.head': async (school) => {
    const id_sesi = await anAssignment(school);
    const answer = await school.ask('waliA', assignment.head, { id_sesi });
    expect(answer.body.data).toMatchObject({ judul: 'Pecahan senilai', boleh_menilai: false, kemajuan: { jumlah_murid: 4 } });
    expect((await school.ask('budi', assignment.head, { id_sesi })).body.data.boleh_menilai).toBe(true);
    return [answer];
  },
  'assignment.mark': async (school) => {
    const id_sesi = await anAssignment(school);
    await handedIn(school, id_sesi);
    const cells = [
      { id_murid: idOf('ani'), tugas_nilai: '81,5', feedback: 'Rapi' }, { id_murid: idOf('beni'), tugas_nilai: 101 }, { id: attendanceId(id_sesi, idOf('citra')), kriteria: [5, '1'] }, { id_murid: idOf('eka'), tugas_nilai: 80 },
      { id_murid: idOf('dedi'), tugas_nilai: '81,555' },
    ];
    const answer = await school.ask('budi', assignment.mark, { id_sesi, data: cells });
    expect(answer.body.data.map(({ hasil, tugas_nilai }: { hasil: string; tugas_nilai: number }) => [hasil, tugas_nilai])).toEqual([['ok', 81.5], ['NOT_A_MARK', null], ['ok', 75], ['NOT_IN_CLASS', null], ['NOT_A_MARK', null]]);
    const second = await mark(school, id_sesi, { tugas_nilai: 70, sebelum: { tugas_nilai: null } });
    expect(second.body.data).toMatchObject([{ hasil: 'CONFLICT', tugas_nilai: 81.5, feedback: 'Rapi', oleh: { nama: 'Budi Prasetyawan' } }]);
    return [answer, second];
  },
  'assignment.giveBack': async (school) => {
    const id_sesi = await anAssignment(school);
    await handedIn(school, id_sesi);
    const answer = await school.ask('budi', assignment.giveBack, { id: id_sesi, id_murid: idOf('ani'), feedback: 'Lengkapi bagian kedua', kembali_sampai: daysFrom(school, 20) });
    expect((await school.ask('ani', assignment.work, { id_sesi })).body.data).toMatchObject({ status: 'returned', feedback: 'Lengkapi bagian kedua', boleh_mengumpulkan: true });
    return [answer];
  },
  'assignment.readSheet': async (school) => {
    const id_sesi = await anAssignment(school);
    await mark(school, id_sesi, { tugas_nilai: 60 }, 'beni');
    const rows = [['Daftar Nilai'], ['Nama', 'NIS', 'Nilai', 'Umpan Balik'], ['Ani', '26271007', '81,5', '=1+1'], ['Beni', '26271107', 60, ''], ['Citra', '26271207', 101, ''], ['Siapa', '999', 'delapan', ''], ['Ani lagi', '26271007', 70, '']];
    const answer = await school.ask('budi', assignment.readSheet, { id: id_sesi }, { file: await sheetOf(rows) });
    expect(answer.body.data.map(({ nis, hasil, ditulis, tugas_nilai, feedback }: Record<string, unknown>) => [nis, hasil, ditulis, tugas_nilai, feedback])).toEqual([
      ['26271007', 'baru', '81,5', 81.5, '=1+1'], ['26271107', 'sama', '60', 60, ''], ['26271207', 'NOT_A_MARK', '101', 101, ''], ['999', 'NOT_IN_CLASS', 'delapan', null, ''], ['26271007', 'STUDENT_TWICE', '70', 70, ''],
    ]);
    expect((await school.ask('budi', assignment.grid, { id_sesi })).body.data[0].tugas_nilai).toBe(null);
    return [answer];
  },
  'assignment.work': async (school) => {
    const id_sesi = await anAssignment(school);
    await handedIn(school, id_sesi, 'ani', `<p onclick="x()">Tiga<script>alert(1)</script></p>${'<b>perempat</b>'.repeat(1_000)}`);
    await handedIn(school, id_sesi);
    const answer = await school.ask('budi', assignment.work, { id_sesi, id_murid: idOf('ani') });
    expect(answer.body.data).toMatchObject({ nama: 'Ani Lestaringtyas', status: 'submitted', versi: 2, essay_answer: '<p>Setengah sama dengan dua perempat.</p>', riwayat: [{ versi: 2 }, { versi: 1, isTerlambat: false }] });
    expect(answer.body.data.riwayat[1].essay_answer).toMatch(/^<p>Tiga<\/p><b>perempat/);
    return [answer];
  },
  'assignment.handIn': async (school) => {
    const id_sesi = await anAssignment(school);
    const answer = await handedIn(school, id_sesi);
    expect(answer.body.data).toMatchObject({ id: attendanceId(id_sesi, idOf('ani')), versi: 1, isTerlambat: false, submit_time: school.clock.now().toISOString() });
    expect((await school.ask('ani', assignment.work, { id_sesi })).body.data.riwayat[0].tanda_terima).toBe(answer.body.data.tanda_terima);
    return [answer];
  },
  'assignment.withdraw': async (school) => {
    const id_sesi = await anAssignment(school);
    await handedIn(school, id_sesi);
    const answer = await school.ask('ani', assignment.withdraw, { id: attendanceId(id_sesi, idOf('ani')) });
    expect((await school.ask('ani', assignment.work, { id_sesi })).body.data).toMatchObject({ status: 'waiting', submit_time: null, essay_answer: null, riwayat: [{ versi: 1, isDitarik: true }] });
    return [answer];
  },
  'assignment.answer': async (school) => {
    const id_sesi = await anAssignment(school, 'A', { tipe_assignment: 'Multiple Choice' });
    const answer = await school.ask('ani', assignment.answer, { id: attendanceId(id_sesi, idOf('ani')), tipe_assignment: 'Multiple Choice', answer: '{"1":"B","2":"C","3":"A"}' });
    expect((await school.ask('budi', assignment.grid, { id_sesi })).body.data[0]).toMatchObject({ tugas_nilai: 66.67, isOtomatis: true, status: 'graded' });
    return [answer];
  },
};
