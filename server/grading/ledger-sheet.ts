import { passingName } from '#contract/curriculum/kbm';
import type { BarisLeger, LajurLeger, Leger } from '#contract/grading/ledger.api';
import { bold, type Cell, number, numberOrDash, text, workbook } from '#server/kit/workbook';

type Made = { sekolah: string; oleh: string; pada: string };
const RED = '#AD140B';
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
    ...murid.map((it, i) => [number(i + 1), text(it.nis ?? ''), text(it.nama ?? '–'), text(GENDER[it.jenis_kelamin ?? ''] ?? ''), ...it.sel.map(grade(kumer)), ...sums(it, kumer), number(it.sakit), number(it.izin), number(it.alpa)]),
    ...foot(lajur, kumer),
  ];
  const columns = head.map((it, i) => ({ width: i === 2 ? 34 : i === 1 ? 14 : Math.max(6, it.length + 2) }));
  return workbook({ sheet: `Leger ${kelas}`, data: rows, columns, stickyRowsCount: 4, stickyColumnsCount: 3, orientation: 'landscape' });
}

/** Of K13 with the predicate beside the number. */
const grade = (kumer: boolean) => ({ nilai, predikat, tuntas }: BarisLeger['sel'][number]): Cell => {
  const red = tuntas === false ? { textColor: RED } : {};
  return nilai === null || kumer ? numberOrDash(nilai, red) : text(`${nilai} ${predikat ?? ''}`.trim(), red);
};

function sums({ jumlah, rata_rata, rata_pengetahuan, rata_keterampilan, peringkat, sikap_spiritual, sikap_sosial }: BarisLeger, kumer: boolean): Cell[] {
  const two = (it: number | null) => numberOrDash(it, { format: '0.00' });
  return kumer ? [numberOrDash(jumlah), two(rata_rata), numberOrDash(peringkat)] : [numberOrDash(jumlah), two(rata_pengetahuan), two(rata_keterampilan), numberOrDash(peringkat), text(sikap_spiritual ?? ''), text(sikap_sosial ?? '')];
}

function foot(lajur: readonly LajurLeger[], kumer: boolean): Cell[][] {
  const line = (name: string, of: (it: LajurLeger) => Cell): Cell[] => [null, null, text(name, bold), null, ...lajur.map(of)];
  return [
    line('Rata-rata kelas', (it) => numberOrDash(it.rata_rata, { format: '0.00' })), line('Tertinggi', (it) => numberOrDash(it.tertinggi)),
    line('Terendah', (it) => numberOrDash(it.terendah)), line(`Jumlah di bawah ${passingName(kumer)}`, (it) => numberOrDash(it.di_bawah_kkm)),
  ];
}
