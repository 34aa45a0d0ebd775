=== contract/sample-slice/sample-slice.events.ts
import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

/** An entry was written down. */
export const SampleSliceAdded = event('SampleSliceAdded', { id: Id, isi: z.string() });
/** Nothing is left to be done about it. */
export const SampleSliceClosed = event('SampleSliceClosed', { id: Id });
=== contract/sample-slice/sample-slice.api.ts
import { z } from 'zod';
import { doneWith, endpoint, listOf, paging } from '#contract/kit/endpoint';
import { choice, Id, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

export const StatusSampleSlice = choice(['terbuka', 'selesai']);
export const SampleSlice = z.object({ id: Id, isi: z.string(), status: StatusSampleSlice, at: Waktu });

export const sampleSlice = {
  list: endpoint('sampleSlice.list', 'GET /api/sample-slice', {
    input: { ...paging(['at', 'isi'], { order: 'desc' }), status: StatusSampleSlice.optional() }, output: listOf(SampleSlice), allow: ['admin'], live: 'notice',
  }),
  add: endpoint('sampleSlice.add', 'POST /api/sample-slice', { input: { isi: text({ max: 200 }) }, output: doneWith(z.object({ id: Id })), allow: ['admin'] }),
  close: endpoint('sampleSlice.close', 'PUT /api/sample-slice/:id/selesai', { input: { id: Id }, allow: ['admin'] }),
};

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({ isi: 'Text', status: 'Status' });
=== contract/sample-slice/glossary.md
| field | means |
|---|---|
| `isi` `status` | what an entry says; whether something is left to be done (terbuka) or not (selesai) |
=== server/sample-slice/sample-slice.decider.ts
import type { z } from 'zod';
import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import type { StatusSampleSlice } from '#contract/sample-slice/sample-slice.api';
import { SampleSliceAdded, SampleSliceClosed } from '#contract/sample-slice/sample-slice.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

export class AddSampleSlice extends DomainCommand<{ id: string; isi: string }> {}
export class CloseSampleSlice extends DomainCommand<{ id: string }> {}

type State = z.infer<typeof StatusSampleSlice> | null;

export const sampleSliceDecider = decider({
  stream: 'sample-slice',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id }: { id: string }) => id,
  commands: { AddSampleSlice, CloseSampleSlice },
  events: { SampleSliceAdded, SampleSliceClosed },
  initial: null as State,
  decide: {
    AddSampleSlice: (data, state) => (state ? nothing : SampleSliceAdded(data)),
    CloseSampleSlice: ({ id }, state) => {
      refuseUnless(state, common.NOT_FOUND);
      return state === 'selesai' ? nothing : SampleSliceClosed({ id });
    },
  },
  evolve: {
    SampleSliceAdded: (): State => 'terbuka',
    SampleSliceClosed: (): State => 'selesai',
  },
});
=== server/sample-slice/sample-slice.controller.ts
import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { sampleSlice } from '#contract/sample-slice/sample-slice.api';
import { uuidV5 } from '#projections/kit/uuid';
import { SampleSlices } from '#projections/sample-slice/sample-slice.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { AddSampleSlice, CloseSampleSlice } from '#server/sample-slice/sample-slice.decider';

@Controller()
export class SampleSliceController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(sampleSlice.list, byRole)
  list(@Input() input: InputOf<typeof sampleSlice.list>) {
    return this.queries.execute(new SampleSlices(input));
  }

  @Endpoint(sampleSlice.add, byRole)
  async add(@Input() { isi }: InputOf<typeof sampleSlice.add>, @By() by: Actor) {
    const id = uuidV5(by.command ?? randomUUID(), 'sample-slice');
    return { ...(await this.commands.execute(new AddSampleSlice({ id, isi }, by))), data: { id } };
  }

  @Endpoint(sampleSlice.close, byRole)
  close(@Input() input: InputOf<typeof sampleSlice.close>, @By() by: Actor) {
    return this.commands.execute(new CloseSampleSlice(input, by));
  }
}
=== server/sample-slice/sample-slice.module.ts
import { Module } from '@nestjs/common';
import { sampleSliceAnswers } from '#projections/sample-slice/sample-slice.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { SampleSliceController } from '#server/sample-slice/sample-slice.controller';
import { sampleSliceDecider } from '#server/sample-slice/sample-slice.decider';

@Module({ controllers: [SampleSliceController], providers: [...decidedBy(sampleSliceDecider), ...sampleSliceAnswers] })
export class SampleSliceModule {}
=== projections/sample-slice/sample-slice.projection.ts
import { SampleSlice } from '#contract/sample-slice/sample-slice.api';
import { SampleSliceAdded, SampleSliceClosed } from '#contract/sample-slice/sample-slice.events';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const sampleSlice = table('sample_slice', SampleSlice.shape, ['id'], [['at']]);

export const sampleSliceProjection = projection({
  name: 'sample-slice',
  version: 1,
  tables: [sampleSlice],
  events: { SampleSliceAdded, SampleSliceClosed },
  on: {
    SampleSliceAdded: ({ data, at }) => put(sampleSlice, { ...data, status: 'terbuka', at }),
    SampleSliceClosed: ({ data: { id } }) => patch(sampleSlice, { id }, { status: 'selesai' }),
  },
});
=== projections/sample-slice/sample-slice.query.ts
import { sampleSlice as api } from '#contract/sample-slice/sample-slice.api';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, viewOf } from '#projections/kit/question';
import { sampleSlice } from '#projections/sample-slice/sample-slice.projection';

export class SampleSlices extends viewOf(api.list) {}

export const sampleSliceAnswers = [
  answer(SampleSlices, [sampleSlice], (db, { search, sortBy, order, status, ...page }) =>
    paged(searched(filtered(db.selectFrom('sample_slice').selectAll(), { status }), search, ['isi']).orderBy(sortBy, order).orderBy('id'), page)),
];
=== client/sample-slice/sample-slice.words.ts
import { registerWords } from '#client/kit/words';

const id = {
  title: 'Sample Slice', about: 'Ditulis di sini, sampai selesai.', isi: 'Isi', status: 'Status', at: 'Waktu', terbuka: 'Terbuka', selesai: 'Selesai',
  add: 'Tambah', close: 'Selesaikan', closeOf: 'Selesaikan {{isi}}', missing: 'Isi wajib diisi.', none: 'Belum ada isi.', actions: 'Tindakan',
};
const en: typeof id = {
  title: 'Sample Slice', about: 'Written down here until it is done.', isi: 'Text', status: 'Status', at: 'Time', terbuka: 'Open', selesai: 'Done',
  add: 'Add', close: 'Done', closeOf: '{{isi}} is done', missing: 'The text is required.', none: 'Nothing yet.', actions: 'Actions',
};

export const words = { id, en };
registerWords('sampleSlice', words);
declare module '#client/kit/words' {
  interface Words {
    sampleSlice: typeof id;
  }
}
=== client/sample-slice/sample-slice.history.words.ts
/** What its streams are called, and what happens in them. */
const id = {
  'sample-slice': 'Sample Slice',
  SampleSliceAdded: 'Sample Slice ditambah',
  SampleSliceClosed: 'Sample Slice diselesaikan',
};
const en: typeof id = {
  'sample-slice': 'Sample Slice',
  SampleSliceAdded: 'Sample Slice added',
  SampleSliceClosed: 'Sample Slice done',
};

export const words = { id, en };
=== client/sample-slice/sample-slice.screen.tsx
import { Button, Form, Input } from 'antd';
import type { OutputOf } from '#contract/kit/endpoint';
import { sampleSlice, StatusSampleSlice } from '#contract/sample-slice/sample-slice.api';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { formatDetik, formatTanggal } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/sample-slice/sample-slice.words';

type Row = OutputOf<typeof sampleSlice.list>['data'][number];

export function SampleSliceScreen() {
  const t = useWords('sampleSlice');
  const columns: Column<Row>[] = [
    { key: 'isi', title: t('isi'), sorter: true, text: ({ isi }) => isi },
    { key: 'status', title: t('status'), text: ({ status }) => t(status), render: ({ status }) => <StatusTag tone={status === 'selesai' ? 'calm' : 'info'}>{t(status)}</StatusTag> },
    { key: 'at', title: t('at'), sorter: true, text: ({ at }) => `${formatTanggal(new Date(at))} ${formatDetik(at)}` },
    { key: 'actions', title: t('actions'), render: (row) => row.status === 'terbuka' && <Close row={row} /> },
  ];
  return (
    <ListScreen title={t('title')} about={t('about')} endpoint={sampleSlice.list} columns={columns} rowKey="id" search empty={t('none')} actions={<Add />}
      filters={[{ name: 'status', label: t('status'), options: StatusSampleSlice.options.map((value) => ({ value, label: t(value) })) }]} />
  );
}

function Add() {
  const t = useWords('sampleSlice');
  const [form] = Form.useForm<{ isi: string }>();
  const { run, pending } = useAction(sampleSlice.add);
  return (
    <Form form={form} layout="inline" disabled={pending} onFinish={(it) => void run(it).then(() => form.resetFields(), () => undefined)}>
      <Form.Item name="isi" rules={[{ required: true, whitespace: true, message: t('missing') }]}><Input aria-label={t('isi')} placeholder={t('isi')} maxLength={200} /></Form.Item>
      <Button type="primary" htmlType="submit" loading={pending}>{t('add')}</Button>
    </Form>
  );
}

function Close({ row: { id, isi } }: { row: Row }) {
  const t = useWords('sampleSlice');
  const { run, pending } = useAction(sampleSlice.close);
  return <Button size="small" loading={pending} aria-label={t('closeOf', { isi })} onClick={() => void run({ id }).catch(() => undefined)}>{t('close')}</Button>;
}
=== test/deciding/sample-slice.test.ts
import { SampleSliceAdded, SampleSliceClosed } from '#contract/sample-slice/sample-slice.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { AddSampleSlice, CloseSampleSlice, sampleSliceDecider } from '#server/sample-slice/sample-slice.decider';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const wish = { id: idOf('an entry'), isi: 'Kunci gudang' };
const added = SampleSliceAdded(wish);
const closed = SampleSliceClosed({ id: wish.id });
const entry = given(sampleSliceDecider);

test('is added once', () => {
  entry().when(new AddSampleSlice(wish, SYSTEM)).then(added);
  entry(added).when(new AddSampleSlice(wish, SYSTEM)).nothing();
});
test('is closed once, where it is', () => {
  entry(added).when(new CloseSampleSlice({ id: wish.id }, SYSTEM)).then(closed);
  entry(added, closed).when(new CloseSampleSlice({ id: wish.id }, SYSTEM)).nothing();
  entry().when(new CloseSampleSlice({ id: wish.id }, SYSTEM)).refused('NOT_FOUND');
});
=== test/projecting/sample-slice.test.ts
import { sampleSlice } from '#contract/sample-slice/sample-slice.api';
import { SampleSliceAdded, SampleSliceClosed } from '#contract/sample-slice/sample-slice.events';
import { sampleSliceProjection } from '#projections/sample-slice/sample-slice.projection';
import { SampleSlices } from '#projections/sample-slice/sample-slice.query';
import '#server/app.module';
import { readSide } from '#test/kit/read-side';
import { idOf } from '#test/kit/school-data';

const { given } = readSide(sampleSliceProjection);
const [one, other] = [idOf('one'), idOf('other')];

test('entries are listed, found and narrowed to those that are open', async () => {
  const slice = given(SampleSliceAdded({ id: one, isi: 'Kunci gudang' }), SampleSliceAdded({ id: other, isi: 'Proyektor' }), SampleSliceClosed({ id: one }));
  const ask = (input: object) => slice.ask(new SampleSlices(sampleSlice.list.input.parse(input)));
  expect((await ask({ sortBy: 'isi', order: 'asc' })).data).toMatchObject([{ id: one, status: 'selesai' }, { id: other, status: 'terbuka' }]);
  expect(await ask({ search: 'proyek' })).toMatchObject({ total: 1, data: [{ id: other }] });
  expect(await ask({ status: 'terbuka' })).toMatchObject({ total: 1, data: [{ id: other }] });
});
=== test/api/sample-slice-probes.ts
import { sampleSlice } from '#contract/sample-slice/sample-slice.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

const ADMIN = { A: 'admin', B: 'admin' };
const add = (school: School) => school.ask('admin', sampleSlice.add, { isi: 'Kunci gudang' });

/** By hand, never from what the contract allows. */
export const RIGHTS: Right[] = [
  { endpoint: sampleSlice.list, input: () => ({}), may: ADMIN },
  { endpoint: sampleSlice.add, input: () => ({ isi: 'Proyektor' }), may: ADMIN },
  { endpoint: sampleSlice.close, input: () => ({ id: idOf('no entry') }), may: ADMIN, told: 404 },
];

export const PROBES: Probes = {
  'sampleSlice.list': async (school) => {
    const { id } = (await add(school)).body.data;
    const answer = await school.ask('admin', sampleSlice.list, {});
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id, isi: 'Kunci gudang', status: 'terbuka' }));
    return [answer];
  },
  'sampleSlice.add': async (school) => [await add(school)],
  'sampleSlice.close': async (school) => {
    const { id } = (await add(school)).body.data;
    const answer = await school.ask('admin', sampleSlice.close, { id });
    expect((await school.ask('admin', sampleSlice.list, { status: 'selesai' })).body.data).toContainEqual(expect.objectContaining({ id }));
    return [answer];
  },
};
=== test/screens/sample-slice-walks.ts
import type { Walks } from '#test/screens/walks';

export const WALKS: Walks = () => ({ admin: [{ path: '/admin/sample-slice', shows: '.ant-empty' }] });
