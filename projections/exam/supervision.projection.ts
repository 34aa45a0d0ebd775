import { z } from 'zod';
import { Perangkat } from '#contract/exam/attempt';
import { AttemptFinished, AttemptLocked, AttemptReopened, AttemptStarted, AttemptTaken, AttemptUnlocked, AttemptVoided, ConnectionLost, ConnectionRegained, DeviceRefused, DeviceReleased, DeviceRequested, FocusExplained, FocusLost, MessageSent, TimeExtended } from '#contract/exam/attempt.events';
import { isDeed, isNewLock, isOfPause, JenisKejadian, Kehadiran, TindakanTercatat } from '#contract/exam/supervision';
import { IncidentNoted, MinutesNoted, PresenceMarked, RoomBegan } from '#contract/exam/supervision.events';
import { personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { participantId } from '#projections/exam/exam.projection';
import { add, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, type RowOf, table } from '#projections/kit/table';

/** How a pause begins, and how it ends where its attempt goes on. */
const JEDA = ['jeda', 'lanjutkan'] as const;
/** What whoever supervises sees of a participant beside their attempt. `perangkat_lain` asks to go on with it. */
export const watched = about(table('exam_watched', {
  id_murid: Id, id_cbt: Id, id_peserta: Id, status_kehadiran: Kehadiran.nullable(), tambahan: z.number(), terkunci_sejak: Waktu.nullable(), dilanjutkan: Waktu.nullable(), fokus_detik: z.int(), isi_penjelasan: personal('jawaban', 'id_murid', z.string()),
  perangkat_lain: Perangkat.nullable(), perangkat_lain_sejak: Waktu.nullable(), terputus_sejak: Waktu.nullable(), terputus_kali: z.int(), terputus_terlama: z.int(), pesan_terakhir: z.string().nullable(), kejadian: z.int(),
}, ['id_murid', 'id_cbt'], [['id_cbt']]), { id_murid: 'goes' });
/** What whoever supervises writes of a room. */
export const roomRecord = table('exam_room_record', { id_pengawas_cbt: Id, id_cbt: Id, mulai_nyata: Waktu.nullable(), notes_berita_acara: z.string().nullable() }, ['id_pengawas_cbt']);
/** `isi` is about `tentang`: a student, or the room. */
export const incident = about(table('exam_incident', {
  id_kejadian: Id, id_pengawas_cbt: Id, id_cbt: Id, id_murid: Id.nullable(), tentang: Id, jenis: JenisKejadian, isi: personal('catatan', 'tentang', z.string()), oleh: Id.nullable(), pada: Waktu,
}, ['id_kejadian'], [['id_pengawas_cbt']]), { id_murid: 'goes', tentang: 'goes' });
/** Minutes that were given or taken, with why and by whom. `revisi`: their place in the attempt's history. */
export const extension = about(table('exam_extension', {
  id: Id, id_peserta: Id, id_cbt: Id, id_murid: Id, revisi: z.int(), menit: z.number(), sebab: z.string(), alasan: z.string(), oleh: Id.nullable(), pada: Waktu,
}, ['id'], [['id_cbt']]), { id_murid: 'goes' });
/** What was done to an attempt that the minutes tell, a pause and its end too, with why and by whom. `bersama`: by which act, that others share with whom it did the same. */
export const intervention = about(table('exam_intervention', {
  id: Id, id_peserta: Id, id_cbt: Id, id_murid: Id, revisi: z.int(), jenis: z.enum([...TindakanTercatat.options, ...JEDA]), alasan: z.string(), oleh: Id.nullable(), bersama: z.string(), pada: Waktu,
}, ['id'], [['id_cbt']]), { id_murid: 'goes' });

type Of = { id_murid: string; id_cbt: string };
type Deed = { id: string; at: string; revision: number; meta: { account: string | null; correlation: string }; data: Of & { id_peserta: string; alasan: string | null; jeda?: boolean; oleh?: string } };
/** What a student's own page brings about, as a lock for leaving it, is the server's doing. */
const kept = (jenis: RowOf<typeof intervention>['jenis'], { id, at: pada, revision: revisi, meta: { account: oleh, correlation: bersama }, data: { id_peserta, id_cbt, id_murid, alasan } }: Deed) =>
  put(intervention, { id, id_peserta, id_cbt, id_murid, revisi, jenis, alasan: alasan ?? '', oleh: oleh === id_murid ? null : oleh, bersama, pada });
const done = (jenis: TindakanTercatat, it: Deed) => (isDeed(it.data) ? [kept(jenis, it)] : []);
const paused = (jenis: (typeof JEDA)[number], it: Deed) => (isOfPause(it.data) ? [kept(jenis, it)] : []);
type Seen = Partial<z.output<typeof watched.row>>;
type Counts = { tambahan?: number; terputus_kali?: number; fokus_detik?: number; kejadian?: number };
const seen = ({ id_murid, id_cbt }: Of, values: Seen, counts: Counts = {}) => add(watched, { id_murid, id_cbt }, counts, { id_peserta: participantId(id_cbt, id_murid), ...values });
/** Another attempt begins with nothing of the one before but who came, what was noted and how often a line was lost. */
const afresh = { tambahan: 0, terkunci_sejak: null, dilanjutkan: null, fokus_detik: 0, isi_penjelasan: null, perangkat_lain: null, perangkat_lain_sejak: null, terputus_sejak: null };
const noDevice = { perangkat_lain: null, perangkat_lain_sejak: null };

export const supervisionProjection = projection({
  name: 'supervision',
  version: 7,
  tables: [watched, roomRecord, incident, extension, intervention],
  events: {
    AttemptFinished, AttemptLocked, AttemptReopened, AttemptStarted, AttemptTaken, AttemptUnlocked, AttemptVoided, ConnectionLost, ConnectionRegained, DeviceRefused, DeviceReleased, DeviceRequested, FocusExplained, FocusLost, MessageSent, TimeExtended,
    IncidentNoted, MinutesNoted, PresenceMarked, RoomBegan,
  },
  on: {
    AttemptStarted: ({ data }) => seen(data, afresh),
    // Whoever began has come, also where nobody said so.
    AttemptVoided: (it) => [seen(it.data, { ...afresh, status_kehadiran: 'Hadir' }), ...done('dibatalkan', it)],
    AttemptLocked: (it) => [seen(it.data, { terkunci_sejak: it.data.sejak }), ...(isNewLock(it.data, it.at) ? done('dikunci', it) : []), ...paused('jeda', it)],
    AttemptUnlocked: (it) => [seen(it.data, { terkunci_sejak: null, dilanjutkan: it.at }), ...done('reset', it), ...paused('lanjutkan', it)],
    AttemptReopened: (it) => [seen(it.data, { dilanjutkan: it.at }), ...done('dibuka_lagi', it)],
    AttemptFinished: (it) => done('diselesaikan', it),
    TimeExtended: ({ id, at, revision: revisi, meta: { account: oleh }, data: { tenggat: _, tenggat_sebelum: __, ...data } }) => [seen(data, {}, { tambahan: data.menit }), put(extension, { id, ...data, revisi, oleh, pada: at })],
    FocusLost: ({ data }) => seen(data, {}, { fokus_detik: data.detik }),
    FocusExplained: ({ data }) => seen(data, { isi_penjelasan: data.penjelasan }),
    DeviceRequested: ({ at, data }) => seen(data, { perangkat_lain: data.perangkat, perangkat_lain_sejak: at }),
    DeviceRefused: ({ data }) => seen(data, noDevice),
    DeviceReleased: (it) => [seen(it.data, noDevice), ...done('reset', it)],
    AttemptTaken: ({ data }) => seen(data, noDevice),
    ConnectionLost: ({ data }) => seen(data, { terputus_sejak: data.sejak }, { terputus_kali: 1 }),
    ConnectionRegained: ({ data }) => seen(data, { terputus_sejak: null, terputus_terlama: data.terlama }),
    MessageSent: ({ data }) => seen(data, { pesan_terakhir: data.pesan }),

    PresenceMarked: ({ data }) => seen(data, { status_kehadiran: data.status_kehadiran }),
    RoomBegan: ({ data: { id_pengawas_cbt, id_cbt, mulai } }) => add(roomRecord, { id_pengawas_cbt }, {}, { id_cbt, mulai_nyata: mulai }),
    MinutesNoted: ({ data: { id_pengawas_cbt, id_cbt, notes_berita_acara } }) => add(roomRecord, { id_pengawas_cbt }, {}, { id_cbt, notes_berita_acara }),
    IncidentNoted: ({ at, meta: { account: oleh }, data: { keterangan, ...data } }) => [
      put(incident, { ...data, isi: keterangan, oleh, pada: at }), ...(data.id_murid ? [seen({ id_murid: data.id_murid, id_cbt: data.id_cbt }, {}, { kejadian: 1 })] : []),
    ],
  },
});
