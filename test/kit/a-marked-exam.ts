import { marking } from '#contract/exam/marking.api';
import { sitting } from '#contract/exam/sitting.api';
import { anExam, type Exam, ofStudent, save } from '#test/kit/an-exam';
import type { School } from '#test/kit/school';
import type { Student, Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

/** Right answers to the questions of an exam, but for its essay. */
export const RIGHT = ['D', ['A', 'C'], { 1: 'B', 2: 'C', 3: 'A' }, 'Rahasia-Isian-Newton.', 'Hujan turun <script>alert(1)</script> dari awan.'];

/** Sits it with these answers and hands it in. */
export async function sat(school: School, exam: Exam, who: Student, answers: readonly unknown[] = RIGHT) {
  const at = { id: exam.id_cbt, perangkat: 'hp' };
  await school.ask(who, sitting.start, at);
  await school.ask(who, sitting.save, { ...at, lease: 1, saves: answers.flatMap((it, i) => (it === undefined ? [] : [save(exam.soal[i], i + 1, it)])) });
  expect((await school.ask(who, sitting.finish, { id: exam.id_cbt })).status).toBe(200);
}

export const rowsOf = async (school: School, { id_cbt }: Exam, who: Who = 'budi', more: object = {}) => (await school.ask(who, marking.list, { id: id_cbt, limit: 100, ...more })).body.data;
export const rowOf = async (school: School, exam: Exam, student: Student) => (await rowsOf(school, exam)).find((it: { id_peserta: string }) => it.id_peserta === ofStudent(exam, student).id_peserta);
export const headOf = async (school: School, { id_cbt }: Exam) => (await school.ask('budi', marking.head, { id: id_cbt })).body.data;

/** An exam that some of 7A have sat and that is marked as far as a machine can. */
export async function markedExam(school: School, name: string, answers: Partial<Record<Student, readonly unknown[]>>): Promise<Exam> {
  const exam = await anExam(school, name);
  for (const [who, given] of Object.entries(answers)) await sat(school, exam, who as Student, given);
  await until('all of them are marked', async () => (await rowsOf(school, exam)).filter((it: { dinilai_pada: string | null }) => it.dinilai_pada).length === Object.keys(answers).length);
  return exam;
}
