import { sitting } from '#contract/exam/sitting.api';
import { StartAttempt } from '#server/exam/attempt.commands';
import { SaveTicket } from '#server/exam/save-ticket';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { anExam, type Exam, ofStudent, save } from '#test/kit/an-exam';
import type { School } from '#test/kit/school';
import { idOf, type Kelas, type Student } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const taker = { A: 'ani', B: 'eka' } as const;
const named = (kelas: Kelas) => ({ id: idOf(`exam rights ${kelas}`), id_cbt: idOf(`exam rights ${kelas}`) });
const HP = { perangkat: 'hp' };

/** An exam of each class, at which one of its students is at work. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) {
    const exam = await anExam(school, `rights ${kelas}`, { kelas });
    await school.give(StartAttempt, { ...ofStudent(exam, taker[kelas]), ...HP, benih: 1 });
  }
}

/** After domain A.3: an exam is sat by the students of its classes, each for themselves. */
const SITTERS = { A: 'ani beni citra dedi', B: 'eka fajar gita' };
const ALL = `${SITTERS.A} ${SITTERS.B}`;
const it = (_: School, kelas: Kelas) => named(kelas);
export const RIGHTS: Right[] = [
  { endpoint: sitting.list, input: () => ({}), may: { A: ALL, B: ALL } },
  { endpoint: sitting.status, input: it, may: SITTERS },
  { endpoint: sitting.brief, input: it, may: SITTERS },
  { endpoint: sitting.page, input: it, may: SITTERS },
  { endpoint: sitting.paper, input: it, may: SITTERS },
  { endpoint: sitting.start, input: it, may: SITTERS },
  { endpoint: sitting.take, input: it, may: SITTERS },
  { endpoint: sitting.save, input: it, may: SITTERS },
  { endpoint: sitting.finish, input: it, may: SITTERS },
  { endpoint: sitting.tell, input: it, may: SITTERS },
  { endpoint: sitting.control, input: (_, kelas) => ({ id_cbt: named(kelas).id_cbt, id_murid: idOf(taker[kelas]) }), may: taker },
  { endpoint: sitting.deposit, input: (school, kelas) => ({ id: named(kelas).id, tiket: school.nest.get(SaveTicket).of(named(kelas).id, { id_murid: idOf(taker[kelas]), ke: 1, lease: 1 }), saves: [] }), may: 'public' },
];

let made = 0;
const fresh = (school: School) => anExam(school, `probe ${++made}`);
const begin = (school: School, who: Student, { id_cbt }: Exam) => school.ask(who, sitting.start, { id: id_cbt, ...HP });
const stateOf = async (school: School, who: Student, { id_cbt }: Exam) => (await school.ask(who, sitting.status, { id_cbt, ...HP })).body.data;

export const PROBES: Probes = {
  'sitting.list': async (school) => {
    const exam = await fresh(school);
    const list = () => school.ask('ani', sitting.list, { search: `probe ${made}`, tipe: 'PH', id_murid: idOf('ani') });
    await until('it is listed', async () => (await list()).body.total === 1);
    const answer = await list();
    expect(answer.body.data).toMatchObject([{ id_cbt: exam.id_cbt, status: 'belum_mulai', jumlah_soal: 5 }]);
    return [answer];
  },
  'sitting.status': async (school) => {
    const exam = await fresh(school);
    await begin(school, 'ani', exam);
    const answer = await school.ask('ani', sitting.status, { id_cbt: exam.id_cbt, ...HP });
    expect(answer.body.data).toMatchObject({ status: 'mengerjakan', lease: 1, perangkat_ini: true });
    return [answer];
  },
  'sitting.brief': async (school) => {
    const exam = await fresh(school);
    const answer = await school.ask('ani', sitting.brief, { id_cbt: exam.id_cbt });
    expect(answer.body.data).toMatchObject({ id_cbt: exam.id_cbt, durasi: 60, jumlah_soal: 5, status: 'belum_mulai' });
    return [answer];
  },
  'sitting.page': async (school) => {
    const exam = await fresh(school);
    const answer = await school.ask('ani', sitting.page, { id_cbt: exam.id_cbt });
    expect(answer.body.data.soalRandom.map((one: { id_soal: string }) => one.id_soal).sort()).toEqual([...exam.soal].sort());
    return [answer];
  },
  'sitting.paper': async (school) => {
    const exam = await fresh(school);
    const answer = await school.ask('ani', sitting.paper, { id: exam.id_cbt });
    expect(answer.body.length).toBeGreaterThan(500);
    return [answer];
  },
  'sitting.control': async (school) => {
    const exam = await fresh(school);
    await begin(school, 'ani', exam);
    const ask = () => school.ask('ani', sitting.control, { id_cbt: exam.id_cbt, id_murid: idOf('ani') });
    await until('the tables know', async () => (await ask()).body.data.kendali.length === 1);
    const answer = await ask();
    expect(answer.body.data.kendali).toMatchObject([{ isLocked: false, lease: 1, isSelesai: false }]);
    return [answer];
  },
  'sitting.start': async (school) => {
    const exam = await fresh(school);
    const answer = await begin(school, 'ani', exam);
    expect((await stateOf(school, 'ani', exam)).deadlineAt).toBe(answer.body.data.deadlineAt);
    return [answer];
  },
  'sitting.take': async (school) => {
    const exam = await fresh(school);
    await begin(school, 'ani', exam);
    const answer = await school.ask('ani', sitting.take, { id: exam.id_cbt, perangkat: 'laptop' });
    expect(await stateOf(school, 'ani', exam)).toMatchObject({ lease: 2, perangkat_ini: false });
    return [answer];
  },
  'sitting.save': async (school) => {
    const exam = await fresh(school);
    await begin(school, 'ani', exam);
    const answer = await school.ask('ani', sitting.save, { id: exam.id_cbt, saves: [save(exam.soal[0], 1, 'D')], ...HP, lease: 1 });
    expect(answer.body.acks).toEqual([[exam.soal[0], 1, 1, 'applied']]);
    expect((await stateOf(school, 'ani', exam)).terjawab).toBe(1);
    return [answer];
  },
  'sitting.deposit': async (school) => {
    const exam = await fresh(school);
    const { tiket } = (await begin(school, 'ani', exam)).body.data;
    const answer = await school.ask('publik', sitting.deposit, { id: exam.id_cbt, tiket, saves: [save(exam.soal[0], 1, 'D')] });
    expect((await stateOf(school, 'ani', exam)).terjawab).toBe(1);
    return [answer];
  },
  'sitting.finish': async (school) => {
    const exam = await fresh(school);
    await begin(school, 'ani', exam);
    const answer = await school.ask('ani', sitting.finish, { id: exam.id_cbt, digest: {} });
    expect(await stateOf(school, 'ani', exam)).toMatchObject({ status: 'selesai', sidik: answer.body.data.sidik });
    return [answer];
  },
  'sitting.tell': async (school) => {
    const exam = await fresh(school);
    await begin(school, 'ani', exam);
    const answer = await school.ask('ani', sitting.tell, { id: exam.id_cbt, ...HP, fokus_hilang: 12 });
    expect((await school.query("SELECT data FROM es.event WHERE type = 'FocusLost' AND stream = $1", [`attempt-${ofStudent(exam, 'ani').id_peserta}`])).rows).toMatchObject([{ data: { detik: 12, kali: 1 } }]);
    return [answer];
  },
};
