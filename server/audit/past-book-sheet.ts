import writeWorkbook from 'write-excel-file/node';
import type { BukuDahulu } from '#contract/audit/grade-audit.api';

type Cell = { value: string | number; type: typeof String | typeof Number; fontWeight?: 'bold' } | null;
/** In the school's time. */
type Made = { sekolah: string; oleh: string; pada: string; momen: string };
/** A cell that says that it is text is never run, whatever it begins with. */
const text = (value: string | null, more: object = {}): Cell => ({ value: value ?? '', type: String, ...more });
const number = (value: number | null | undefined): Cell => (value === null || value === undefined ? text('–') : { value, type: Number });
const bold = { fontWeight: 'bold' as const };
const FINAL = { pengetahuan: 'Pengetahuan', keterampilan: 'Keterampilan', akhir: 'Nilai akhir' };
const finals = Object.keys(FINAL) as (keyof typeof FINAL)[];

/** A gradebook as it was as a sheet; its head says by which event, and by which hash the log proves that. */
export function pastBookSheet({ kelas, mapel, nomor, jumlah, terkunci, hash, kolom, murid }: BukuDahulu, { sekolah, oleh, pada, momen }: Made): Promise<Buffer> {
  const shown = finals.filter((it) => murid.some((line) => line[it]));
  const said = [
    ['Sekolah', sekolah], ['Kelas', kelas], ['Mata pelajaran', mapel], ['Pada saat', momen], ['Peristiwa', `ke-${nomor} dari ${jumlah}`], ['Sidik peristiwa', hash ?? '–'], ['Buku nilai', terkunci ? 'terkunci' : 'belum dikunci'],
    ['Diunduh', `${pada} oleh ${oleh}`], ['Catatan', 'Nilai di kolom adalah yang tercatat pada saat itu; nilai akhir dihitung dengan pengaturan hari ini. Murid yang sudah tidak di kelas ini tidak diberi nilai akhir.'],
  ].map(([name, value]) => [text(name as string, bold), text(value as string)]);
  const rows: Cell[][] = [
    [text('Buku nilai pada suatu saat', bold)], ...said, [],
    [text('No', bold), text('Nama', bold), ...kolom.map(({ nama }) => text(nama, bold)), ...shown.map((it) => text(FINAL[it], bold))],
    ...murid.map((line, i) => [number(i + 1), text(line.nama ?? '–'), ...kolom.map(({ id_kolom }) => number(line.sel[id_kolom])), ...shown.map((it) => number(line[it]?.nilai))]),
  ];
  const columns = [{ width: 16 }, { width: 34 }, ...[...kolom.map(({ nama }) => nama), ...shown.map((it) => FINAL[it])].map((it) => ({ width: Math.min(30, it.length + 3) }))];
  return writeWorkbook(rows as never, { columns, sheet: 'Buku nilai', orientation: 'landscape' } as never).toBuffer();
}
