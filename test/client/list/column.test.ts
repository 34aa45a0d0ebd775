import fc from 'fast-check';
import { type Column, drawn, roomFor, tableOf, wantedOf } from '#client/kit/list/column';

type Row = { nama: string | null; jumlah: number };
const text = (key: string, more: Partial<Column<Row>> = {}): Column<Row> => ({ key, title: key, text: ({ nama }) => nama, ...more }) as Column<Row>;
const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);
const ACTS: Column<Row> = { key: 'actions', title: 'Aksi', width: 100, render: () => 'x' };
const LIST = [text('a', { width: 200 }), text('b', { width: 100 }), text('c', { width: 100, rank: 9 }), text('d', { width: 100 }), ACTS];

describe('the columns of a list', () => {
  it('stand in the second line where they have no room, the last first, or whichever says so; never the first or what can be done', () => {
    expect(keys(roomFor(LIST, 600).columns)).toEqual(['a', 'b', 'c', 'd', 'actions']);
    expect(roomFor(LIST, 599)).toMatchObject({ columns: [{ key: 'a' }, { key: 'b' }, { key: 'd' }, { key: 'actions' }], second: [{ key: 'c' }], widths: [200, 100, 100, 100] });
    expect(keys(roomFor(LIST, 499).second)).toEqual(['c', 'd']);
    expect(keys(roomFor(LIST, 1).columns)).toEqual(['a', 'actions']);
    expect(keys(roomFor(LIST, 0).second)).toEqual([]);
  });

  it('are all somewhere, in their order, however little room there is', () => {
    fc.assert(fc.property(fc.array(fc.record({ width: fc.integer({ min: 40, max: 400 }), rank: fc.option(fc.nat(9), { nil: undefined }) }), { minLength: 1, maxLength: 9 }), fc.nat(2_000), (widths, pixels) => {
      const columns = widths.map((it, i) => text(String(i), it));
      const { columns: kept, second, widths: used } = roomFor(columns, pixels);
      expect([...keys(kept), ...keys(second)].sort()).toEqual(keys(columns).sort());
      expect(keys(kept)).toEqual(keys(columns).filter((key) => keys(kept).includes(key)));
      if (pixels && kept.length > 1) expect(used.reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(pixels);
    }));
  });

  it('are those that somebody chose; what is spare only then; the first always', () => {
    const columns = [text('a'), text('b', { isSpare: true }), text('c'), ACTS];
    expect(keys(wantedOf(columns, {}))).toEqual(['a', 'c', 'actions']);
    expect(keys(wantedOf(columns, { a: false, b: true, c: false, actions: false }))).toEqual(['a', 'b', 'actions']);
  });

  it('leave as what they say, without what can be done; numbers stay numbers, nothing is an empty cell', () => {
    const columns: Column<Row>[] = [text('nama', { render: () => 'drawn' }), { key: 'n', title: 'Jumlah', text: ({ jumlah }) => jumlah }, ACTS];
    expect(tableOf([{ ...text('Waktu'), text: () => '27 menit', sheet: { title: 'Waktu (menit)', of: ({ jumlah }) => jumlah || null } } as Column<Row>], [{ nama: 'Ani', jumlah: 26.5 }, { nama: null, jumlah: 0 }])).toEqual([['Waktu (menit)'], [26.5], ['']]);
    expect(tableOf(columns, [{ nama: 'Ani', jumlah: 2 }, { nama: null, jumlah: 0 }])).toEqual([['nama', 'Jumlah'], ['Ani', 2], ['', 0]]);
  });

  it('show a dash where nothing is, and zero as what it is', () => {
    expect([drawn(text('a'), { nama: null, jumlah: 0 }), drawn({ key: 'n', title: '', text: ({ jumlah }: Row) => jumlah }, { nama: '', jumlah: 0 })]).toEqual(['–', 0]);
  });
});
