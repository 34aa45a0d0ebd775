import { z } from 'zod';
import { Ack, Digest, Jawaban, Perangkat } from '#contract/exam/attempt';
import { TipeUjian } from '#contract/exam/exam';
import { Fakta } from '#contract/exam/supervision';
import { Bekal, JawabanPolos, Kesiapan, Kiriman, Kunci, Pengantar, Pengerjaan, SoalMurid, UjianMurid } from '#contract/exam/sitting';
import { Done, doneWith, endpoint, listOf, one, paging, said } from '#contract/kit/endpoint';
import { Id, integer, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

const murid = { allow: ['murid'] } as const;
/** Answered from the facts alone, as soon as they are durable: nobody waits for a table in an exam. */
const fromLog = { ...murid, repeats: 'log', awaits: 'log' } as const;
/** Left out, it is the session: then whoever comes with another one goes on with it, where the exam allows that. */
const perangkat = Perangkat.optional();
const token = text({ max: 20 }).optional();
/** Which attempt is meant, where it matters that it is no other: a page may be open still that was opened before its attempt was voided. */
const ke = integer({ min: 1, max: 1_000_000 }).optional();
/** What is said of every save: what became of it, and what the server's clock and the attempt are now. */
const Tersimpan = Done.extend({ acks: z.array(Ack), serverTime: Waktu, deadlineAt: Waktu, lease: z.int(), position: z.string().nullable() });

export const sitting = {
  list: endpoint('sitting.list', 'GET /api/cbt/murid', {
    input: { ...paging(['mulai', 'judul', 'tipe'], { order: 'desc' }), tipe: TipeUjian.optional(), id_murid: Id.optional(), isPpdb: said() }, output: listOf(UjianMurid), ...murid, live: 'calm',
  }),
  status: endpoint('sitting.status', 'GET /api/cbt/murid/cbt-check-status', { input: { id_cbt: Id, perangkat }, output: one(Pengerjaan), ...murid }),
  brief: endpoint('sitting.brief', 'GET /api/cbt/murid/brief-page', { input: { id_cbt: Id }, output: one(Pengantar), ...murid }),
  /** The questions in the student's order with the answers so far. Whoever opens it has begun; `tanpa_soal` leaves out what the encrypted paper holds. */
  page: endpoint('sitting.page', 'GET /api/cbt/murid/exam-page', {
    input: { id_cbt: Id, perangkat, tanpa_soal: said() }, output: one(Bekal.extend({ cbt: Pengantar, soalRandom: z.array(SoalMurid), jawaban: z.record(Id, Jawaban) })), ...murid, isSecret: true,
  }),
  /** The questions, encrypted: to be fetched before the start, and opened with what comes with it; `padat`: as gzip within, for a browser that can unpack it. */
  paper: endpoint('sitting.paper', 'GET /api/cbt/murid/paper/:id', { input: { id: Id, versi: z.string().max(64).optional(), padat: said() }, output: z.unknown(), isFile: true, ...murid }),
  /** Deadline, lock and lease of an attempt, as they are now. */
  control: endpoint('sitting.control', 'GET /api/cbt/murid/kendali', {
    input: { id_cbt: Id, id_murid: Id }, output: one(z.object({ kendali: z.array(z.object({ id_peserta: Id, tenggat: Waktu, isLocked: z.boolean(), lease: z.int(), isSelesai: z.boolean(), ...Kunci.shape, pesan: z.string().nullable(), pesan_pada: Waktu.nullable() })) })),
    ...murid, live: { rows: 'kendali', key: 'id_peserta', every: 500 },
  }),
  start: endpoint('sitting.start', 'PUT /api/cbt/murid/start-time/:id', { input: { id: Id, token, perangkat }, output: doneWith(Bekal), ...fromLog, isSecret: true }),
  /** Goes on with it on this device; the one before may still hand in what it has. */
  take: endpoint('sitting.take', 'PUT /api/cbt/murid/take/:id', { input: { id: Id, perangkat, ke }, output: doneWith(Bekal), ...fromLog, isSecret: true }),
  save: endpoint('sitting.save', 'PUT /api/cbt/murid/do-exam/:id', {
    input: { id: Id, jawaban: JawabanPolos.optional(), saves: Kiriman.optional(), perangkat, ke, lease: integer({ min: 0, max: 1_000_000_000 }).optional(), fakta: Fakta.optional() }, output: Tersimpan, ...fromLog,
  }),
  /** The same without a session, by a ticket that is good for nothing else: who was signed out loses no answer. */
  deposit: endpoint('sitting.deposit', 'PUT /api/cbt/murid/titip-jawaban/:id', {
    input: { id: Id, tiket: z.string().max(300), saves: Kiriman, perangkat }, output: Tersimpan, allow: 'public', repeats: 'log', awaits: 'log', isSecret: true,
  }),
  /** `waktu_habis`: it is not the student who ends it, but the time by the device's clock; where there is time left it goes on, and the answer says until when. */
  finish: endpoint('sitting.finish', 'PUT /api/cbt/murid/finish-exam/:id', { input: { id: Id, ke, perangkat, digest: Digest.optional(), lease: integer({ min: 0, max: 1_000_000_000 }).optional(), waktu_habis: z.boolean().optional() }, output: doneWith(Pengerjaan), ...fromLog }),
  /** What happened at the device: for how many seconds its window had not the focus, how it is equipped, why it was left; `fakta` is shown to the supervisor and not kept. */
  tell: endpoint('sitting.tell', 'POST /api/cbt/murid/events/:id', {
    input: { id: Id, perangkat, ke, fokus_hilang: integer({ max: 86_400 }).optional(), kesiapan: Kesiapan.optional(), penjelasan: text({ max: 500 }).optional(), fakta: Fakta.optional() }, output: doneWith(Pengerjaan), ...fromLog,
  }),
};

labelled({
  perangkat: 'Device', lease: 'Lease', saves: 'Answers', jawaban: 'Answers', digest: 'What the device has', waktu_habis: 'Time is up', tiket: 'Ticket', tanpa_soal: 'Without questions', padat: 'Packed', fokus_hilang: 'Seconds without focus', kesiapan: 'Device check',
  penyimpanan: 'Storage', layar_penuh: 'Full screen', baterai: 'Battery', selisih_jam: 'Clock difference',
});
