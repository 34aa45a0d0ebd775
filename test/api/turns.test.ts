import { endpoint } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { Answering } from '#server/kit/edge/answering';
import type { Heard, Mounted } from '#server/kit/edge/endpoint';
import { Turns } from '#server/kit/resource/turns';

/** A read side that knows of the log up to a position, and never gets further while one waits. */
const readSide = { known: 1, upTo: async (position: string) => Number(position) <= readSide.known, faults: new Map() };
const answering = new Answering(readSide as never, undefined as never, undefined as never, new Turns(readSide as never));
const mounted: Mounted = { endpoint: endpoint('it.change', 'PUT /api/it', { allow: 'user' }), policy: undefined, isInTurn: true };
const write = (position: number) => answering.answer(mounted, { input: {}, actor: {} } as Heard, undefined as never, () => ({ position: String(position) }));

test('no turn begins before the read side knows of what the last one wrote', async () => {
  expect(await write(1)).not.toHaveProperty('pending');
  expect(await write(2)).toMatchObject({ pending: true });
  await expect(write(3)).rejects.toMatchObject({ refusal: common.UNAVAILABLE });
  readSide.known = 3;
  expect(await write(3)).not.toHaveProperty('pending');
});
