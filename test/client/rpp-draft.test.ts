import { ISI_KOSONG, type IsiRpp } from '#contract/curriculum/rpp-parts';
import { type Draft, EMPTY, rebased, resolved, sent, unsentIn, written } from '#client/curriculum/rpp-draft';

const held = (parts: Partial<IsiRpp> = {}): IsiRpp => ({ ...ISI_KOSONG, ...parts });
const after = (draft: Draft, parts: Partial<IsiRpp>) => rebased(draft, held(parts));

test('what is written stays to be sent until the server has it', () => {
  const draft = written(written(EMPTY, 'model', 'P', held()), 'model', 'PBL', held());
  expect([unsentIn(draft), draft.base]).toEqual([['model'], { model: '' }]);
  const gone = sent(draft, { model: 'PBL' });
  expect(unsentIn(gone)).toEqual([]);
  expect(after(gone, { model: 'PBL' })).toEqual({ draft: EMPTY, clashes: [] });
});

test('what is typed while a save is under way is sent after it', () => {
  const draft = sent(written(EMPTY, 'model', 'PBL dan', held()), { model: 'PBL' });
  expect(unsentIn(draft)).toEqual(['model']);
  expect(after(draft, { model: 'PBL' }).draft).toEqual({ mine: { model: 'PBL dan' }, base: { model: 'PBL' } });
});

test('what a colleague did beside it is taken along, in other parts and in other rows', () => {
  const row = (teks: string) => ({ kode: '', teks });
  const draft = written(EMPTY, 'ipk', [row('a'), row('mine')], held({ ipk: [row('a'), row('b')] }));
  const { draft: both, clashes } = after(draft, { ipk: [row('theirs'), row('b')], metode: 'Diskusi' });
  expect([both.mine.ipk, clashes]).toEqual([[row('theirs'), row('mine')], []]);
});

test('the same words are shown twice until one is chosen', () => {
  const draft = written(EMPTY, 'model', 'mine', held());
  const { draft: same, clashes } = after(draft, { model: 'theirs' });
  expect([same, clashes]).toEqual([draft, ['model']]);
  expect(after(resolved(same, 'model', true, held({ model: 'theirs' })), { model: 'theirs' })).toEqual({ draft: { mine: { model: 'mine' }, base: { model: 'theirs' } }, clashes: [] });
  expect(resolved(same, 'model', false, held({ model: 'theirs' }))).toEqual(EMPTY);
});
