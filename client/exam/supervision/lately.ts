import type { Row } from '#client/exam/supervision/row';

export type Kabar = { pada: string; jenis: 'mulai' | 'simpan' | 'selesai' | 'putus' | 'kunci' | 'jeda' | 'perangkat'; row: Row };

/** What happened last in a room, the newest first: each row says it of itself. */
export function latelyOf(rows: readonly Row[], most = 6): Kabar[] {
  return rows.flatMap((row) => told(row)).toSorted((a, b) => (a.pada < b.pada ? 1 : a.pada > b.pada ? -1 : a.row.kursi - b.row.kursi)).slice(0, most);
}

const told = (row: Row): Kabar[] => ([
  ['mulai', row.terakhir_tersimpan ? null : row.mulai], ['simpan', row.terakhir_tersimpan], ['selesai', row.selesai], ['putus', row.selesai ? null : row.terputus_sejak],
  [row.jeda ? 'jeda' : 'kunci', row.isLocked ? row.terkunci_sejak : null], ['perangkat', row.perangkat_lain?.sejak ?? null],
] as const).flatMap(([jenis, pada]) => (pada ? [{ jenis, pada, row }] : []));
