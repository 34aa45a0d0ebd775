/** @jest-environment node */
import { readKept } from '#client/kit/list/keeping';

const real = globalThis.localStorage;
const keep = (text: string) => Object.assign(globalThis, { localStorage: { getItem: () => text } });
afterAll(() => Object.assign(globalThis, { localStorage: real }));

it('knows what is kept for a list', () => {
  const kept = { density: 'compact', columns: { nis: false }, views: [{ name: 'Belum lunas 7A', at: 'status=belum_lunas' }] };
  keep(JSON.stringify(kept));
  expect(readKept('x')).toEqual(kept);
});

it.each(['', '{', 'null', '7', '[]', '{"density":"huge"}', '{"columns":[1]}', '{"views":[{"name":"","at":""}]}', '{"views":"x"}'])('takes %j as if nothing were kept', (text) => {
  keep(text);
  expect(readKept('x')).toEqual({ columns: {}, views: [] });
});
