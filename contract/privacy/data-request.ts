import { z } from 'zod';

/** What somebody may ask about their data (domain 7.1). */
export const JenisPermintaan = z.enum(['akses', 'perbaikan', 'pembatasan', 'penghapusan', 'tarik_persetujuan']);
export type JenisPermintaan = z.infer<typeof JenisPermintaan>;

export const StatusPermintaan = z.enum(['diterima', 'diproses', 'disetujui', 'ditolak', 'selesai']);
export type StatusPermintaan = z.infer<typeof StatusPermintaan>;

/** What may follow; nothing follows what is refused or done. */
export const NEXT: Record<StatusPermintaan, readonly StatusPermintaan[]> = {
  diterima: ['diproses', 'disetujui', 'ditolak'], diproses: ['disetujui', 'ditolak'], disetujui: ['selesai'], ditolak: [], selesai: [],
};
export const isClosed = (status: StatusPermintaan) => NEXT[status].length === 0;

/** The law's 3 x 24 hours: hours of the clock, weekends and holidays among them. */
export const BATAS_JAM = 72;
export const deadlineOf = (at: string) => new Date(Date.parse(at) + BATAS_JAM * 3_600_000).toISOString();
