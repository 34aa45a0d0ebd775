import fc from 'fast-check';
import { StudentMoved, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { MoveStudent, PlaceStudent, placementDecider, WithdrawStudent } from '#server/classroom/placement.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { MemoryStore } from '#server/kit/log/memory-store';
import { node, outcomeOf } from '#test/kit/deciding';
import { given } from '#test/kit/given';
import { runs } from '#test/kit/runs';
import { StagedStore } from '#test/kit/staged-store';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [ANI, GANJIL, GENAP, A, B, C] = [1, 2, 3, 4, 5, 6].map(id) as [string, string, string, string, string, string];
const CLASSES = [A, B, C];
const called = (it: string) => `7${'ABC'[CLASSES.indexOf(it)]}`;
const here = (id_kelas_tahun_ajaran: string, id_tahun_ajaran = GANJIL) => ({ id_murid: ANI, id_tahun_ajaran, id_kelas_tahun_ajaran });
const place = (kelas: string, semester?: string) => new PlaceStudent(here(kelas, semester), SYSTEM);
const withdraw = (kelas: string) => new WithdrawStudent(here(kelas), SYSTEM);
const of = (it: string) => ({ id_kelas_tahun_ajaran: it, kelas: called(it) });
const move = (from: string, to: string) => new MoveStudent({ ...here(to), kelas: called(to), dari: of(from) }, SYSTEM);
const moved = (from: string, to: string) => StudentMoved({ ...here(to), kelas: called(to), sebelum: of(from) });
const student = given(placementDecider);

test('a student is placed in a class once, and comes back after leaving it', () => {
  student().when(place(A)).then(StudentPlaced(here(A)));
  student(StudentPlaced(here(A))).when(place(A)).nothing();
  student(StudentPlaced(here(A))).when(withdraw(A)).then(StudentWithdrawn(here(A)));
  student(StudentPlaced(here(A)), StudentWithdrawn(here(A))).when(withdraw(A)).nothing();
  student(StudentPlaced(here(A)), StudentWithdrawn(here(A))).when(place(A)).then(StudentPlaced(here(A)));
});
test('each semester has one class, and says nothing of another', () => {
  student(StudentPlaced(here(A))).when(place(B)).refused('STUDENT_ELSEWHERE');
  student(StudentPlaced(here(A))).when(place(B, GENAP)).then(StudentPlaced(here(B, GENAP)));
  student(StudentPlaced(here(A))).when(withdraw(B)).nothing();
});
test('who moves leaves one class and is in the other by the same fact', () => {
  student(StudentPlaced(here(A))).when(move(A, B)).then(moved(A, B));
  student(StudentPlaced(here(A)), moved(A, B)).when(move(B, A)).then(moved(B, A));
  student(StudentPlaced(here(A)), moved(A, B)).when(place(A)).refused('STUDENT_ELSEWHERE');
  student(StudentPlaced(here(A)), moved(A, B)).when(withdraw(A)).nothing();
});
test('who is there already stays; who is in a third class or in none does not move', () => {
  student(StudentPlaced(here(A)), moved(A, B)).when(move(A, B)).nothing();
  student(StudentPlaced(here(A)), moved(A, B)).when(move(A, C)).refused('STUDENT_NOT_THERE');
  student().when(move(A, B)).refused('STUDENT_NOT_THERE');
  student(StudentPlaced(here(A)), StudentWithdrawn(here(A))).when(move(A, B)).refused('STUDENT_NOT_THERE');
  student(StudentPlaced(here(A, GENAP))).when(move(A, B)).refused('STUDENT_NOT_THERE');
  student(StudentPlaced(here(A))).when(move(A, A)).refused('SAME_CLASS');
});
test('of a semester that the stream does not speak of yet the read side tells, of others it does not', () => {
  const placed = [{ id_kelas_tahun_ajaran: A }];
  student().knowing({ placed }).when(place(A)).nothing();
  student().knowing({ placed }).when(place(B)).refused('STUDENT_ELSEWHERE');
  student().knowing({ placed }).when(move(A, B)).then(moved(A, B));
  student().knowing({ placed }).when(withdraw(A)).then(StudentWithdrawn(here(A)));
  student(StudentPlaced(here(A)), moved(A, B)).knowing({ placed }).when(move(B, C)).then(moved(B, C));
});
test('a repeated request moves nobody twice, not even back again', async () => {
  const { deciding } = node(new MemoryStore());
  const give = (command: object) => deciding.execute(placementDecider, command as never);
  await give(place(A));
  const wish = () => new MoveStudent({ ...here(B), kelas: '7B', dari: of(A) }, SYSTEM, { id: id(77) });
  const { position } = await give(wish());
  await give(move(B, A));
  expect(await give(wish())).toEqual({ position });
  expect((await give(place(A))).position).toBeUndefined();
});

/** The classes that the facts of the log leave a student in, after each of them. */
async function classesAfterEach(store: StagedStore) {
  const { journal } = node(store);
  const classes = new Set<string>();
  return (await journal.read(`placement-${ANI}`)).map(({ type, data }) => {
    if (type === StudentMoved.type) classes.delete(data.sebelum.id_kelas_tahun_ajaran);
    classes.add(data.id_kelas_tahun_ajaran);
    return [...classes];
  });
}

test('however the moves of two admins on two servers come between each other, the student is in exactly one class after every fact', () =>
  fc.assert(fc.asyncProperty(fc.scheduler(), fc.array(fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 2 }), async (scheduler, wishes) => {
    const store = new StagedStore();
    await node(store).deciding.execute(placementDecider, place(A));
    const turn = scheduler.scheduleFunction(async () => {});
    store.before = () => turn();
    const outcomes: string[] = [];
    const admin = async (moves: [number, number][]) => {
      const { deciding } = node(store);
      for (const [from, to] of moves) outcomes.push(await outcomeOf(deciding.execute(placementDecider, move(CLASSES[from] as string, CLASSES[to] as string))));
    };
    await scheduler.waitFor(Promise.all(wishes.map((it) => admin(it as [number, number][]))));
    store.before = () => {};
    const after = await classesAfterEach(store);
    expect(after.every((it) => it.length === 1)).toBe(true);
    expect(outcomes.every((it) => ['done', 'STUDENT_NOT_THERE', 'SAME_CLASS'].includes(it))).toBe(true);
  }), runs(200)));
