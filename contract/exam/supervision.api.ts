import { z } from 'zod';
import { Fakta, BarisPengawasan, Hasil, JenisKejadian, Kehadiran, KepalaPengawasan, Peristiwa, RuangPengawasan, Tindakan } from '#contract/exam/supervision';
import { TipeUjian } from '#contract/exam/exam';
import { doneWith, endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { blankable, Id, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { changing } from '#contract/kit/seen';

/** Whoever may be named in a room, and who leads the school. */
export const supervisors = ['guruMapel', 'kurikulum', 'kepalaSekolah', 'admin', 'pengawas', 'waliKelas', 'guruAdmin', 'guruBK', 'pembinaEkskul'] as const;
const ofRoom = { id_pengawas_cbt: Id };
const watched = { input: ofRoom, allow: supervisors } as const;
/** Minutes that are given, or taken where they are less than 0. */
const minutes = z.int().min(-180).max(180);
const MOST = 1_000;
const Attempts = z.record(Id, z.int().min(0));
/** Of students by id which attempt of theirs is meant, from 0. */
const attempts = z.record(z.string(), z.unknown()).refine((it) => Object.keys(it).length <= MOST && Attempts.safeParse(it).success).transform((it) => it as z.infer<typeof Attempts>);

export const supervision = {
  /** Rooms that one supervises or whose exams one owns; all of them for the school's leaders. Today's are first. */
  list: endpoint('supervision.list', 'GET /api/cbt/supervision', {
    input: { ...paging(['terdekat', 'mulai', 'judul', 'tipe']), id_guru: Id.optional(), tipe: TipeUjian.optional() }, output: listOf(RuangPengawasan), allow: supervisors, live: 'calm',
  }),
  head: endpoint('supervision.head', 'GET /api/cbt/supervision/detail-head', { ...watched, output: one(KepalaPengawasan), live: 'calm' }),
  body: endpoint('supervision.body', 'GET /api/cbt/supervision/detail-body', { ...watched, output: one(z.object({ rows: z.array(BarisPengawasan) })), live: { rows: 'rows', key: 'id_peserta', every: 250 } }),
  /** What devices say of themselves and nobody keeps; `terhubung`: they are told of what is decided. */
  devices: endpoint('supervision.devices', 'GET /api/cbt/supervision/kehadiran-perangkat', { ...watched, output: one(z.array(Fakta.extend({ id_peserta: Id, terhubung: z.boolean(), pada: Waktu.nullable() }))) }),
  /** The board as it was, and everything that happened in the room. */
  replay: endpoint('supervision.replay', 'GET /api/cbt/supervision/replay', {
    input: { ...ofRoom, at: Waktu.optional() }, output: one(z.object({ at: Waktu, head: KepalaPengawasan.pick({ mulai_nyata: true, tutup_nyata: true, notes_berita_acara: true, kejadian: true }), rows: z.array(BarisPengawasan), peristiwa: z.array(Peristiwa) })), allow: supervisors,
  }),

  /** The minutes of the room, as PDF. While somebody may still sit there it says that it is provisional. */
  minutes: endpoint('supervision.minutes', 'GET /api/cbt/supervision/berita-acara', { ...watched, output: z.unknown(), isFile: true }),

  /**
   * Does something to the students of a room, or of all rooms of an exam that one supervises; to all of them where none is named. Each is answered for
   * alone. `pesan` sends its `reason`; `catat` notes it, of the room where nobody is named.
   * `ke`: which attempt of each is meant; one that was begun since is not touched.
   */
  act: endpoint('supervision.act', 'POST /api/cbt/supervision/action', {
    input: { id_cbt: Id.optional(), id_pengawas_cbt: Id.optional(), listMurid: z.array(Id).max(MOST).default([]), action: Tindakan, reason: blankable({ max: 500 }).default(''), minutes: minutes.optional(), jenis: JenisKejadian.default('peserta'), ke: attempts.optional() },
    output: doneWith(z.array(Hasil)), allow: supervisors,
  }),
  /** Who came; null takes it back. `sebelum`: what was seen of them; of whom that is no longer true, nothing is changed. `changeStartTime`: when the room really began, or that it begins now. The room is that of the first participant, where it is not named. */
  attend: endpoint('supervision.attend', 'PUT /api/cbt/supervision/update_status_attendance', {
    input: { id_pengawas_cbt: Id.optional(), listMurid: z.array(z.object({ id_murid: Id, id_peserta: Id.optional(), status_kehadiran: Kehadiran.nullable(), sebelum: Kehadiran.nullable().optional() })).max(MOST).default([]), changeStartTime: z.union([Waktu, z.literal(true)]).optional() },
    output: doneWith(z.array(Hasil)), allow: supervisors,
  }),
  note: endpoint('supervision.note', 'PUT /api/cbt/supervision/update-notes-berita-acara', { input: { ...ofRoom, ...changing({ notes_berita_acara: blankable({ max: 5_000 }) }) }, allow: supervisors }),
};

labelled({
  listMurid: 'Students', action: 'Action', reason: 'Reason', minutes: 'Minutes', jenis: 'Kind', changeStartTime: 'Really began', notes_berita_acara: 'Minutes of the exam', status_kehadiran: 'Attendance', fakta: 'Device facts', penjelasan: 'Explanation', at: 'At',
});
