/** @jest-environment node */
import { ReadSide } from '#projections/kit/read-side';
import { projections } from '#projections/kit/projection';
import { type Duty, repeatedly } from '#server/kit/duty';
import { Leading } from '#server/kit/leading';
import { memoryJournal } from '#test/kit/facts';
import { quietly } from '#test/kit/quiet';
import { readTables } from '#test/kit/read-side';
import { until } from '#test/kit/until';

const read = readTables(() => projections());

test('a duty that breaks off is begun anew with all others, which ended what they were at', () => quietly(async () => {
  const leading = new Leading(memoryJournal(), new ReadSide(read.url, () => true), read.url);
  const looks = { failing: 0, steady: 0, ended: 0 };
  const failing: Duty = { run: (signal) => repeatedly(signal, 1, async () => { if (++looks.failing === 3) throw new Error('the disk is full'); }) };
  const steady: Duty = { run: (signal) => repeatedly(signal, 1, async () => looks.steady++).then(() => { looks.ended++; }) };
  leading.start([failing, steady]);
  await until('all has begun anew', () => looks.failing > 3 && looks.ended === 1);
  const before = looks.steady;
  await until('the others go on', () => looks.steady > before);
  await leading.stop();
  expect(looks.ended).toBe(2);
}));
