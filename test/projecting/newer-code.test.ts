/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { NewerCode, Projector } from '#projections/kit/projector';
import { linkHash, withHash } from '#server/kit/log/chain';
import { type Journal, sourceOf } from '#server/kit/log/journal';
import { expected, type Score, score, scoreboard, totalsProjection } from '#test/projecting/scores';
import { memoryJournal, metaOf } from '#test/kit/facts';
import { projectAll, readTables } from '#test/kit/read-side';
import { until } from '#test/kit/until';

const all = [totalsProjection];
const read = readTables(() => all);
const { held, checkpoint } = scoreboard(read);

/** A fact that only code to come knows. */
async function invent(journal: Journal) {
  const [last] = await journal.read('game-1', { backwards: true, max: 1 });
  const [id, type, data, meta, revision] = [randomUUID(), 'TestInvented', '{"points":7}', JSON.stringify(metaOf()), (last?.revision ?? -1) + 1];
  await journal.store.append('game-1', [{ id, type, data, meta: withHash(meta, linkHash(last?.hash ?? '', { stream: 'game-1', revision, id, type, data, meta })) }], revision - 1);
  return id;
}

test('whoever leads with older code gives way at what only newer code can read, and goes on once nobody has come', async () => {
  await read.clear();
  const [journal, scores] = [memoryJournal(), [['ani', 3], ['budi', 2]] as Score[]];
  await score(journal, ...scores);
  await projectAll(read.client, journal, all);
  const id = await invent(journal);
  await expect(projectAll(read.client, journal, all)).rejects.toThrow(NewerCode);
  expect([await held('test_totals'), (await checkpoint()).n]).toEqual([expected(scores, 'test_totals'), 2]);
  const stop = new AbortController();
  const leading = new Projector(read.client, sourceOf(journal), all, () => {}, new Set([id])).run(stop.signal);
  await until('it goes on', async () => (await checkpoint()).n === 3);
  stop.abort();
  await leading;
});
