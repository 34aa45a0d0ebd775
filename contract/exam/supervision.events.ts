import { z } from 'zod';
import { Kehadiran, JenisKejadian } from '#contract/exam/supervision';
import { OVERSEERS } from '#contract/identity/identity';
import { event, personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';

const of = { id_pengawas_cbt: Id, id_cbt: Id };

/** Who came, by the word of whoever supervises; null takes it back. */
export const PresenceMarked = event('PresenceMarked', { ...of, id_murid: Id, status_kehadiran: Kehadiran.nullable(), sebelum: Kehadiran.nullable() });
/** When the room really began; one that began late closes as much later. */
export const RoomBegan = event('RoomBegan', { ...of, mulai: Waktu, sebelum: Waktu.nullable() });
export const MinutesNoted = event('MinutesNoted', { ...of, notes_berita_acara: z.string(), sebelum: z.string() });
/** `tentang`: whom it is about, or the room. */
export const IncidentNoted = event('IncidentNoted', { ...of, id_kejadian: Id, id_murid: Id.nullable(), tentang: Id, jenis: JenisKejadian, keterangan: personal('catatan', 'tentang', z.string(), OVERSEERS) });
