import { AssignmentBegun, AssignmentSet, SubmissionHandedIn, SubmissionMarked } from '#contract/assignment/assignment.events';
import { LessonCancelled, LessonCovered, LessonScheduled } from '#contract/lesson/lesson.events';
import { PlanningOf } from '#projections/lesson/plan.query';
import { PartInLesson } from '#projections/assignment/assignment-lesson.query';
import { AssignmentsInProgress, OwnProgress, WorkOverview, WorkTotals } from '#projections/assignment/progress.query';
import { BySession } from '#projections/attendance/register.query';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { uuidV5 } from '#projections/kit/uuid';
import { A, ANI, BENI, BUDI, CITRA, founded, id, type Lesson, lessonOf, scheduled, TODAY } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [first, second, substitute] = [lessonOf(A), lessonOf(A, 2), id(77)];
const [OPENS, IN_TIME, DUE, LATE, AFTER] = ['01:00', '03:00', '05:00', '06:00', '07:00'].map((it) => `${TODAY}T${it}:00.000Z`) as [string, string, string, string, string];
const set = ({ id_sesi }: Lesson) => AssignmentSet({
  id_sesi, tipe_assignment: 'Essay', judul: 'Pecahan', petunjuk: '', dibuka: OPENS, tenggat: DUE, terlambat: 'terima', batas_terlambat: null, nilai_terlambat: 100, rubrik: [], berkas: [], soal: [],
});
const of = ({ id_sesi }: Lesson, id_murid: string) => ({ id_pengumpulan: uuidV5(id_sesi, id_murid), id_sesi, id_murid });
const handedIn = (lesson: Lesson, id_murid: string, submit_time: string) =>
  at(submit_time, SubmissionHandedIn({ ...of(lesson, id_murid), versi: 1, submit_time, tipe_assignment: 'Essay', isTerlambat: submit_time > DUE, id_file: null, essay_answer: 'Setengah', jawaban_murid: null }));
const marked = (lesson: Lesson, id_murid: string, tugas_nilai: number) => SubmissionMarked({ ...of(lesson, id_murid), versi: 1, tugas_nilai, kriteria: [], feedback: 'Rapi', id_kd: null, isOtomatis: false, sebelum: null });
const teacher = { id_guru: BUDI, sebagai: 'guru' as const };
const facts = [...founded, ...[first, second].map(scheduled), set(first), AssignmentBegun({ id_sesi: first.id_sesi }), ...handedIn(first, ANI, IN_TIME), ...handedIn(first, BENI, LATE), marked(first, ANI, 80)];

describe('assignments in progress', () => {
  test('are those whose deadline has not passed or whose work is not all marked', async () => {
    const read = await given(...facts, set(second));
    const asked = async (now: string, pembaca: AssignmentsInProgress['input']['pembaca'] = teacher) => (await read.ask(new AssignmentsInProgress({ pembaca }), now)).data.map((it) => it.id_sesi).sort();
    expect(await asked(`${TODAY}T00:59:59.000Z`)).toEqual([]);
    expect(await asked(DUE)).toEqual([first.id_sesi, second.id_sesi].sort());
    expect(await asked(AFTER)).toEqual([first.id_sesi]);
    expect(await asked(AFTER, { id_guru: substitute, sebagai: 'guru' })).toEqual([]);
    expect(await (await given(...facts, marked(first, BENI, 60))).ask(new AssignmentsInProgress({ pembaca: teacher }), AFTER)).toEqual({ data: [] });
  });

  test('a class comes to what its students come to, one by one', async () => {
    const read = await given(...facts);
    const [whole] = (await read.ask(new WorkOverview({ pembaca: teacher }), AFTER)).data;
    expect([whole?.kemajuan, whole?.aip, whole?.jumlah_tugas, whole?.belum_dinilai]).toEqual([{ jumlah_murid: A.students.length, menunggu: 0, tidak: A.students.length - 2, terkumpul: 0, terlambat: 1, dinilai: 1, dikembalikan: 0, rata_rata: 80 }, 1, 1, 1]);
    const each = await Promise.all(A.students.map(async (id_murid) => (await read.ask(new OwnProgress({ id_murid }), AFTER)).data[0]));
    for (const state of ['menunggu', 'tidak', 'terkumpul', 'terlambat', 'dinilai', 'dikembalikan'] as const) expect([state, each.reduce((sum, it) => sum + (it?.[state] ?? 0), 0)]).toEqual([state, whole?.kemajuan[state]]);
    expect(each.flatMap((it) => it?.rata_rata ?? [])).toEqual([80]);
    expect(await read.ask(new WorkTotals({ pembaca: teacher }), AFTER)).toMatchObject({ data: { aap: 80, aip: 1, jumlah_tugas: 1, belum_dinilai: 1 }, total_student: A.students.length });
    expect(await (await given(...founded)).ask(new WorkTotals({ pembaca: teacher }), AFTER)).toMatchObject({ data: { aap: null, aip: 0, jumlah_tugas: 0, belum_dinilai: 0, kemajuan: { jumlah_murid: 0 } }, total_student: 0 });
  });
});

describe('work to mark', () => {
  const waits = async (account: string, ...more: Parameters<typeof given>) => (await (await given(...facts, ...more)).ask(new Waiting({ account, roles: ['guruMapel'] }), AFTER)).data.filter((it) => it.jenis === 'tugas');
  test('waits for whoever teaches the lesson until it is read', async () => {
    expect(await waits(BUDI)).toEqual([{ jenis: 'tugas', jumlah: 1, perihal: [{ id: first.id_sesi, nama: '7A · Pecahan', posisi: null, at: LATE }] }]);
    expect(await waits(BUDI, marked(first, BENI, 60))).toEqual([]);
    expect(await waits(ANI)).toEqual([]);
  });
  test('waits for who stands in for them, until the lesson is given back', async () => {
    const cover = (id_guru_pengganti: string | null, sebelum: string | null) => LessonCovered({ id_sesi: first.id_sesi, tanggal_sesi: TODAY, id_guru: BUDI, id_guru_pengganti, sebelum, alasan: null });
    expect(await waits(substitute)).toEqual([]);
    expect((await waits(substitute, cover(substitute, null))).map((it) => it.jumlah)).toEqual([1]);
    expect(await waits(substitute, cover(substitute, null), cover(null, substitute))).toEqual([]);
    const rights = async (...more: Parameters<typeof given>) => {
      const read = await given(...facts, ...more);
      return [(await read.ask(new PlanningOf({ daftar_sesi: [first.id_sesi], id_guru: substitute }))).isCovered, (await read.ask(new PartInLesson({ id_sesi: first.id_sesi, id_orang: substitute })))?.isTeacher];
    };
    expect([await rights(), await rights(cover(substitute, null)), await rights(cover(substitute, null), cover(null, substitute))]).toEqual([[false, false], [true, true], [false, false]]);
  });
  test('is there of a lesson that the timetable has dropped', async () => {
    const of = { id_sesi: first.id_sesi, tanggal_sesi: TODAY };
    const { data } = scheduled(first);
    expect((await waits(BUDI, LessonCancelled({ ...of, alasan: 'jadwal' }), LessonScheduled(data), LessonCancelled({ ...of, alasan: 'tugas' }))).map((it) => it.jumlah)).toEqual([1]);
  });
});

test('a register carries what was handed in for whoever may read it, and nothing for others', async () => {
  const read = await given(...facts);
  const works = async (withWork: boolean) => Object.fromEntries((await read.ask(new BySession({ id_sesi: first.id_sesi, withWork }))).data.map((it) => [it.id_murid, [it.submitted, it.essay_answer, it.tugas_nilai]]));
  expect(await works(true)).toMatchObject({ [ANI]: [true, 'Setengah', 80], [BENI]: [true, 'Setengah', null], [CITRA]: [false, null, null] });
  expect(await works(false)).toMatchObject({ [ANI]: [false, null, null] });
});
