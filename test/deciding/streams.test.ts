import { attendanceDecider } from '#server/attendance/attendance.decider';
import { type Folded, Streams } from '#server/kit/deciding/streams';
import { memoryJournal } from '#test/kit/facts';

const folded = (revision: number): Folded => ({ state: {}, head: { revision, hash: '' }, commands: new Map() });

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
