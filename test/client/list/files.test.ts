import readSheet from 'read-excel-file/node';
import { fileName, fileOf } from '#client/kit/list/files';
import { clock } from '#client/kit/time';

describe('a list in a file', () => {
  it('is called after the list and the day', () => {
    expect([fileName('Jenis Penghargaan & Pelanggaran', 'csv'), fileName('名前', 'xlsx')]).toEqual([`jenis-penghargaan-pelanggaran-${clock.today()}.csv`, `data-${clock.today()}.xlsx`]);
  });

  it('rule 38: is a sheet in which text is text, whatever it begins with, and numbers are numbers', async () => {
    const texts = ['=1+1', '+62', '-5', '@SUM(A1)', '\tx', "'a", '00123', 'Ani <b> & "co"'];
    const table = [['Nama', 'Jumlah'], ...texts.map((it, i) => [it, i] as [string, number])];
    const file = await fileOf('xlsx', table);
    const [sheet] = await readSheet(Buffer.from(await file.arrayBuffer()), { trim: false } as never) as unknown as [{ data: unknown[][] }];
    const rows = (sheet as { data?: unknown[][] }).data ?? sheet;
    expect(rows).toEqual(table);
  });

  it('has ten thousand rows where a list has', async () => {
    const file = await fileOf('xlsx', [['Nama', 'NIS'], ...Array.from({ length: 10_000 }, (_, i) => [`Murid ${i}`, String(26270000 + i)])]);
    expect(file.size).toBeGreaterThan(100_000);
  });
});
