import { refsOf, type Resource } from '#contract/kit/resource';
import { MASTER } from '#client/master/master';
import { hasList } from '#client/kit/resource/reference-select';

test('whatever a row of the master data refers to can be chosen where it is kept', () => {
  const all = Object.values(MASTER).flat() as Resource[];
  expect(all.flatMap((it) => refsOf(it).filter(({ of }) => !hasList(of)).map(({ field }) => `${it.name}.${field}`))).toEqual([]);
});
