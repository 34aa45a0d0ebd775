import { marking } from '#contract/exam/marking.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { headOf, markedExam, RIGHT, rowOf } from '#test/kit/a-marked-exam';
import { anExam, type Exam } from '#test/kit/an-exam';
import type { School } from '#test/kit/school';
import { idOf, type Kelas } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const taker = { A: 'ani', B: 'eka' } as const;
const idFor = (kelas: Kelas) => idOf(`exam marks ${kelas}`);

/** An exam of each class, of its own teacher. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) await anExam(school, `marks ${kelas}`, { kelas });
}

/** After domain A.3: a teacher marks their own exams, leaders read all, a student what is their own. */
const LEADERS = 'kepala kurikulum admin';
const THEIRS = { A: `budi ${LEADERS}`, B: `sari ${LEADERS}` };
const OWN = { A: 'budi', B: 'sari' };
const READERS = `budi sari ${LEADERS}`;
const named = (_: School, kelas: Kelas) => ({ id: idFor(kelas) });
const correction = (kelas: Kelas) => ({ soal: idOf(`exam marks ${kelas} 0`), kunci: ['A'], alasan: 'Salah ketik', dry_run: true });
export const RIGHTS: Right[] = [
  { endpoint: marking.head, input: named, may: THEIRS },
  { endpoint: marking.list, input: named, may: THEIRS },
  { endpoint: marking.essays, input: named, may: THEIRS },
  { endpoint: marking.mark, input: (_, kelas) => ({ id: idFor(kelas), nilaiBundle: [{ id_murid: idOf(taker[kelas]), id_soal: idOf(`exam marks ${kelas} 4`), skor: 1 }] }), may: OWN },
  { endpoint: marking.finish, input: (_, kelas) => ({ id_cbt: idFor(kelas) }), may: OWN },
  { endpoint: marking.log, input: () => ({}), may: { A: READERS, B: READERS } },
  { endpoint: marking.sheet, input: (_, kelas) => ({ id_cbt: idFor(kelas), id_murid: idOf(taker[kelas]) }), may: THEIRS },
  { endpoint: marking.analysis, input: named, may: THEIRS },
  { endpoint: marking.correct, input: (_, kelas) => ({ id: idFor(kelas), ...correction(kelas) }), may: OWN },
  { endpoint: marking.result, input: named, may: { A: 'ani beni citra dedi', B: 'eka fajar gita' } },
];

let made = 0;
const HOURS = 3 * 3_600_000;
const NO_ESSAY = [...RIGHT.slice(0, 4), ''];
const fresh = (school: School, answers: readonly unknown[] = RIGHT) => markedExam(school, `marks of ${++made}`, { ani: answers });
const given = async (school: School, exam: Exam, skor: number | string) => school.ask('budi', marking.mark, { id: exam.id_cbt, nilaiBundle: [{ id_murid: idOf('ani'), id_soal: exam.soal[4], skor, catatan: 'Runtut' }] });
/** Everybody's time is up. */
async function finished(school: School) {
  const exam = await fresh(school, NO_ESSAY);
  const now = school.clock.now();
  school.clock.turnTo(new Date(now.getTime() + HOURS));
  const answer = await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt });
  return { exam, answer, back: () => school.clock.turnTo(now) };
}

export const PROBES: Probes = {
  'marking.head': async (school) => {
    const exam = await fresh(school);
    const answer = await school.ask('budi', marking.head, { id: exam.id_cbt });
    expect(answer.body.data).toMatchObject({ kemajuan: { peserta: 4, selesai: 1, dinilai: 0, belum_dinilai: 1 }, soal: [{ kunci: ['D'] }, {}, {}, {}, { tipe: 'Essay', belum_dinilai: 1 }] });
    return [answer];
  },
  'marking.list': async (school) => {
    const exam = await fresh(school);
    const answer = await school.ask('budi', marking.list, { id: exam.id_cbt, belum: true });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_murid: idOf('ani'), nilai: null, sementara: 80 }] });
    return [answer];
  },
  'marking.essays': async (school) => {
    const exam = await fresh(school);
    const answer = await school.ask('budi', marking.essays, { id: exam.id_cbt, id_soal: exam.soal[4] });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_murid: idOf('ani'), jawaban: RIGHT[4], skor: null }] });
    return [answer];
  },
  'marking.mark': async (school) => {
    const exam = await fresh(school);
    const answer = await given(school, exam, '8,5');
    expect(await rowOf(school, exam, 'ani')).toMatchObject({ nilai: 97, belum_dinilai: 0 });
    return [answer];
  },
  'marking.finish': async (school) => {
    const { exam, answer, back } = await finished(school);
    expect((await headOf(school, exam)).kemajuan.isFinal).toBe(true);
    back();
    return [answer];
  },
  'marking.log': async (school) => {
    const exam = await fresh(school);
    await given(school, exam, 10);
    const answer = await school.ask('budi', marking.log, { id_cbt: exam.id_cbt });
    expect(answer.body.data).toMatchObject([{ jenis: 'nilai', sebab: 'esai', sebelum: null, sesudah: 100 }, { jenis: 'esai', sesudah: 10, nomor: 5 }, { jenis: 'nilai', sebab: 'selesai', sesudah: null }]);
    return [answer];
  },
  'marking.sheet': async (school) => {
    const exam = await fresh(school);
    await given(school, exam, 10);
    const answer = await school.ask('budi', marking.sheet, { id_cbt: exam.id_cbt, id_murid: idOf('ani') });
    expect(answer.body.data).toMatchObject({ nilai: 100, status: 'selesai' });
    expect(answer.body.data.soal.map(({ skor }: { skor: number }) => skor)).toEqual([20, 20, 20, 20, 20]);
    return [answer];
  },
  'marking.analysis': async (school) => {
    const exam = await fresh(school, NO_ESSAY);
    const answer = await school.ask('budi', marking.analysis, { id: exam.id_cbt });
    expect(answer.body.data).toMatchObject({ ujian: { peserta: 1, rata_rata: 80 }, soal: [{ kesukaran: 1, pengecoh: [{}, {}, {}, { opsi: 'D', dipilih: 1, is_kunci: true }] }, {}, {}, {}, { kesukaran: 0 }] });
    return [answer];
  },
  'marking.correct': async (school) => {
    const exam = await fresh(school, NO_ESSAY);
    const answer = await school.ask('budi', marking.correct, { id: exam.id_cbt, soal: exam.soal[0], kunci: ['A'], alasan: 'Salah ketik' });
    await until('it is marked anew', async () => (await rowOf(school, exam, 'ani')).nilai === 60);
    return [answer];
  },
  'marking.result': async (school) => {
    const { exam, back } = await finished(school);
    const answer = await school.ask('ani', marking.result, { id: exam.id_cbt });
    expect(answer.body.data).toMatchObject({ nilai: 80, terjawab: 4, jumlah_soal: 5 });
    back();
    return [answer];
  },
};
