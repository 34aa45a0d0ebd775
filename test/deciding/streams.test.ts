import { randomUUID } from 'node:crypto';
import { StudentRegistered } from '#contract/people/people.events';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { type Folded, Streams } from '#server/kit/deciding/streams';
import { studentDecider } from '#server/people/student.decider';
import { memoryJournal, state } from '#test/kit/facts';

const folded = (revision: number): Folded => ({ state: {}, head: { revision, hash: '' }, commands: new Map(), keys: 0 });

test('streams are kept in mind by how much they hold, the latest ones first', async () => {
  const streams = new Streams(memoryJournal(), 20_000);
  const isWarm = async (stream: string) => (await streams.get(attendanceDecider, stream)).isWarm;
  for (const it of ['a-1', 'b-1', 'c-1']) streams.put(it, folded(0));
  streams.put('a-1', folded(1));
  streams.put('long-1', folded(180));
  expect(await Promise.all(['long-1', 'b-1', 'c-1'].map(isWarm))).toEqual([true, false, false]);
  const alone = new Streams(memoryJournal(), 20_000);
  alone.put('long-1', folded(1_000));
  expect((await alone.get(attendanceDecider, 'long-1')).folded.head.revision).toBe(1_000);
});

test('what a person has asked to be forgotten is in no state any more, also in one that was folded meanwhile', async () => {
  const journal = memoryJournal();
  const [id_murid, streams] = [randomUUID(), new Streams(journal)];
  const stream = `student-${id_murid}`;
  const nameIn = async () => ((await streams.get(studentDecider, stream)).folded.state as { person: { nama: string | null } }).person.nama;
  await state(journal, stream, [StudentRegistered({ id_murid, nama: 'Ani', nis: '1', jenis_kelamin: 'Wanita', tahun_masuk: 2026, email: null, alamat: null, id_kelas_tahun_ajaran: null })]);
  expect(await nameIn()).toBe('Ani');
  const folded = await streams.catchUp(studentDecider, stream);
  await journal.keys.destroy(id_murid, ['identitas']);
  expect(await nameIn()).toBeNull();
  streams.put(stream, folded);
  expect(await nameIn()).toBeNull();
});

test('a state of which the log has lost something is folded anew', async () => {
  const journal = memoryJournal();
  const [id_murid, streams] = [randomUUID(), new Streams(journal)];
  const stream = `student-${id_murid}`;
  await state(journal, stream, [StudentRegistered({ id_murid, nama: 'Ani', nis: '1', jenis_kelamin: 'Wanita', tahun_masuk: 2026, email: null, alamat: null, id_kelas_tahun_ajaran: null })]);
  const there = await streams.catchUp(studentDecider, stream);
  for (const head of [{ revision: 5, hash: there.head.hash }, { revision: 0, hash: 'of another' }]) {
    streams.put(stream, { ...there, state: 'of what is gone', head });
    expect(await streams.catchUp(studentDecider, stream)).toMatchObject({ head: there.head, state: there.state });
  }
});
