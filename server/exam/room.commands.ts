import type { z } from 'zod';
import type { JenisKejadian, Kehadiran } from '#contract/exam/supervision';
import type { SeenOf } from '#contract/kit/seen';
import { DomainCommand } from '#server/kit/deciding/command';

type Of = { id_pengawas_cbt: string; id_cbt: string };

/** `sebelum`: what was seen of somebody; where that is no longer so, they stay as they are. */
export class MarkPresence extends DomainCommand<Of & { daftar: readonly { id_murid: string; status_kehadiran: Kehadiran | null; sebelum?: Kehadiran | null | undefined }[] }> {}
/** `mulai`: when it really began; now, where it is left out. `isUnsaid`: only where nobody has said so yet. */
export class BeginRoom extends DomainCommand<Of & { mulai?: string | undefined; isUnsaid?: boolean | undefined }> {}
export class NoteMinutes extends DomainCommand<Of & { notes_berita_acara: string; sebelum?: SeenOf }> {}
/** One incident of the room, or one about each of these. */
export class NoteIncident extends DomainCommand<Of & { daftar: readonly string[]; jenis: z.infer<typeof JenisKejadian>; keterangan: string }> {}
