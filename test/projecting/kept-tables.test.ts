import '#server/app';
import { tables } from '#projections/kit/projection';
import { ownersIn } from '#projections/privacy/privacy.query';

test('every table with rows about persons is called something in the copy of their data', async () => {
  const { words } = await import(`#client/${'privacy/kept.words'}`);
  const names = tables().filter((it) => ownersIn(it).length).map((it) => it.name as string);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((it) => !Object.hasOwn(words.id, it))).toEqual([]);
});
