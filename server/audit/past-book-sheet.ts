import type { BukuDahulu } from '#contract/audit/grade-audit.api';
import { bold, type Cell, number, numberOrDash, text, workbook } from '#server/kit/workbook';

/** In the school's time. */
type Made = { sekolah: string; oleh: string; pada: string; momen: string };
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
    ...murid.map((line, i) => [number(i + 1), text(line.nama ?? '–'), ...kolom.map(({ id_kolom }) => numberOrDash(line.sel[id_kolom])), ...shown.map((it) => numberOrDash(line[it]?.nilai))]),
  ];
  const columns = [{ width: 16 }, { width: 34 }, ...[...kolom.map(({ nama }) => nama), ...shown.map((it) => FINAL[it])].map((it) => ({ width: Math.min(30, it.length + 3) }))];
  return workbook({ sheet: 'Buku nilai', data: rows, columns, orientation: 'landscape' });
}
