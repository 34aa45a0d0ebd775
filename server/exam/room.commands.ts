import type { z } from 'zod';
import type { JenisKejadian, Kehadiran } from '#contract/exam/supervision';
import type { SeenOf } from '#contract/kit/seen';
import { DomainCommand } from '#server/kit/deciding/command';

type Of = { id_pengawas_cbt: string; id_cbt: string };

export class MarkPresence extends DomainCommand<Of & { daftar: readonly { id_murid: string; status_kehadiran: Kehadiran | null }[] }> {}
/** `mulai`: when it really began; now, where it is left out. */
export class BeginRoom extends DomainCommand<Of & { mulai?: string | undefined }> {}
export class NoteMinutes extends DomainCommand<Of & { notes_berita_acara: string; sebelum?: SeenOf }> {}
/** One incident of the room, or one about each of these. */
export class NoteIncident extends DomainCommand<Of & { daftar: readonly string[]; jenis: z.infer<typeof JenisKejadian>; keterangan: string }> {}
