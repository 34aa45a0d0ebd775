import type { Fact } from '#contract/kit/event';
import { resources, type Resource } from '#contract/kit/resource';
import { predicate } from '#contract/curriculum/predicate.resource';
import { SYSTEM } from '#server/kit/deciding/command';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { resourceDecider } from '#server/kit/resource/resource-decider';
import { ani } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';
import { completed, sampleOf } from '#test/kit/master-data';
import '#server/app.module';

const row: Record<string, unknown> = { id: ani, ...completed(predicate, sampleOf(predicate).row(0)) };
const { Create, Change, Delete } = commandsOf(predicate);
const { created, changed, deleted } = predicate.events as unknown as Record<string, (data: object) => Fact>;
const { id: _, ...fields } = row;
const now = { ...row, label: 'Istimewa' };
const a = given(resourceDecider(predicate));

test('a row is created once, with all of its fields', () => {
  a().when(new Create(row, SYSTEM)).then(created!(row));
  a(created!(row)).when(new Create({ ...row, label: 'Lain' }, SYSTEM)).nothing();
});
test('a change keeps what it leaves out, and says what it replaces', () => {
  a(created!(row)).when(new Change({ id: ani, label: 'Istimewa' }, SYSTEM)).then(changed!({ ...now, sebelum: fields }));
  a(created!(row)).when(new Change({ id: ani, label: row.label, urutan: undefined }, SYSTEM)).nothing();
  a().when(new Change({ id: ani, label: 'Istimewa' }, SYSTEM)).refused('NOT_FOUND');
});
test('what is deleted says what it was, and never comes back', () => {
  const gone = deleted!(now);
  a(created!(row), changed!({ ...now, sebelum: fields })).when(new Delete({ id: ani }, SYSTEM)).then(gone);
  a(created!(row), gone).when(new Delete({ id: ani }, SYSTEM)).nothing();
  a(created!(row), gone).when(new Create(row, SYSTEM)).nothing();
  a(created!(row), gone).when(new Change({ id: ani, label: 'Istimewa' }, SYSTEM)).refused('NOT_FOUND');
  a().when(new Delete({ id: ani }, SYSTEM)).refused('NOT_FOUND');
});
test('what is referred to elsewhere stays, and what is referred to must be there', () => {
  a(created!(row)).knowing({ use: 'slot' }).when(new Delete({ id: ani }, SYSTEM)).refused('IN_USE');
  a().knowing({ lost: ['id_level'] }).when(new Create(row, SYSTEM)).refused('LOST_REFERENCE');
});
test('unique values are claimed whatever their case, but nothing where one is empty or off', () => {
  const model = resources().find((it) => it.name === 'schedule-model') as Resource;
  const claimed = (it: object) => resourceDecider(model).claims?.({ row: { id: ani, ...completed(model, sampleOf(model).row(0)), ...it }, isGone: false });
  expect(claimed({ aktif: true })).toEqual([
    { kind: 'schedule-model.tipe', value: '["x"]', field: 'tipe' }, { kind: 'schedule-model.aktif', value: '[true]', field: 'aktif' },
  ]);
  expect(claimed({})).toEqual([{ kind: 'schedule-model.tipe', value: '["x"]', field: 'tipe' }]);
  expect(resourceDecider(model).claims?.({ row: null, isGone: true })).toEqual([]);
});

const streams = resources().map((it) => `${it.name}-`);
test('no stream of one resource begins as that of another does', () => {
  for (const one of streams) expect(streams.filter((other) => other.startsWith(one))).toEqual([one]);
});
