import writeWorkbook from 'write-excel-file/node';
import { passingName } from '#contract/curriculum/kbm';
import type { BarisLeger, LajurLeger, Leger } from '#contract/grading/ledger.api';

type Cell = { value?: string | number; type?: typeof String | typeof Number; fontWeight?: 'bold'; color?: string; span?: number; format?: string } | null;
type Made = { sekolah: string; oleh: string; pada: string };
const RED = '#AD140B';
/** A cell that says that it is text is never run, whatever it begins with. */
const text = (value: string | null, more: object = {}): Cell => ({ value: value ?? '', type: String, ...more });
const number = (value: number | null, more: object = {}): Cell => (value === null ? text('–') : { value, type: Number, ...more });
const bold = { fontWeight: 'bold' as const };
const SHORT = { pengetahuan: 'Peng', keterampilan: 'Ket', akhir: '' };
const GENDER: Record<string, string> = { Pria: 'L', Wanita: 'P' };

/** The ledger as a sheet (domain 3.2): what is below the passing grade is red, `–` where there is no grade yet. */
export function ledgerSheet(leger: Leger, { sekolah, oleh, pada }: Made): Promise<Buffer> {
  const { kelas, tahun_ajaran, semester, lajur, murid, kumer } = leger;
  const ends = kumer ? ['Jumlah', 'Rata-rata', 'Peringkat'] : ['Jumlah', 'Rata-rata Peng', 'Rata-rata Ket', 'Peringkat', 'Sikap Spr', 'Sikap Sos'];
  const head = ['NO', 'NIS', 'NAMA SISWA', 'L/P', ...lajur.map((it) => [it.kode, SHORT[it.jenis]].filter(Boolean).join(' ')), ...ends, 'S', 'I', 'A'];
  const title = `LEGER NILAI SISWA KELAS ${kelas} – ${sekolah} – TAHUN PELAJARAN ${tahun_ajaran} SEMESTER ${semester === 'Ganjil' ? '1 (GANJIL)' : '2 (GENAP)'}`;
  const rows: Cell[][] = [
    [text(title, bold)], [text(`Waktu unduh: ${pada} · Diunduh oleh: ${oleh}`)], [], head.map((it) => text(it, bold)),
    ...murid.map((it, i) => [number(i + 1), text(it.nis), text(it.nama ?? '–'), text(GENDER[it.jenis_kelamin ?? ''] ?? ''), ...it.sel.map(grade(kumer)), ...sums(it, kumer), number(it.sakit), number(it.izin), number(it.alpa)]),
    ...foot(lajur, kumer),
  ];
  const columns = head.map((it, i) => ({ width: i === 2 ? 34 : i === 1 ? 14 : Math.max(6, it.length + 2) }));
  return writeWorkbook(rows as never, { columns, stickyRowsCount: 4, stickyColumnsCount: 3, sheet: `Leger ${kelas}`, orientation: 'landscape' } as never).toBuffer();
}

/** Of K13 with the predicate beside the number. */
const grade = (kumer: boolean) => ({ nilai, predikat, tuntas }: BarisLeger['sel'][number]): Cell => {
  const red = tuntas === false ? { color: RED } : {};
  return nilai === null || kumer ? number(nilai, red) : text(`${nilai} ${predikat ?? ''}`.trim(), red);
};

function sums({ jumlah, rata_rata, rata_pengetahuan, rata_keterampilan, peringkat, sikap_spiritual, sikap_sosial }: BarisLeger, kumer: boolean): Cell[] {
  const two = (it: number | null) => number(it, { format: '0.00' });
  return kumer ? [number(jumlah), two(rata_rata), number(peringkat)] : [number(jumlah), two(rata_pengetahuan), two(rata_keterampilan), number(peringkat), text(sikap_spiritual), text(sikap_sosial)];
}

function foot(lajur: readonly LajurLeger[], kumer: boolean): Cell[][] {
  const line = (name: string, of: (it: LajurLeger) => Cell): Cell[] => [null, null, text(name, bold), null, ...lajur.map(of)];
  return [
    line('Rata-rata kelas', (it) => number(it.rata_rata, { format: '0.00' })), line('Tertinggi', (it) => number(it.tertinggi)),
    line('Terendah', (it) => number(it.terendah)), line(`Jumlah di bawah ${passingName(kumer)}`, (it) => number(it.di_bawah_kkm)),
  ];
}
