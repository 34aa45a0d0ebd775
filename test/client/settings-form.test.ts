import { settings } from '#contract/institution/institution';
import { kindOf } from '#contract/kit/fields';
import { words } from '#client/institution/institution.words';
import { SECTIONS } from '#client/institution/settings-form';

const names = [...Object.keys(settings), 'petugas_pdp'];

it('has a place for every setting, and only one', () => {
  expect(Object.values(SECTIONS).flat().sort()).toEqual(names.sort());
});

it('has words for every setting and its choices', () => {
  const keys = [...names, ...Object.entries(settings).flatMap(([name, it]) => (kindOf(it).kind === 'choice' ? (kindOf(it).options ?? []) : []).map((option) => `${name}.${option}`))];
  expect(keys.filter((key) => !Object.hasOwn(words.id, `institution.${key}`))).toEqual([]);
});
