import { z } from 'zod';
import { type Ack, Jawaban, Simpanan, StatusPeserta } from '#contract/exam/attempt';
import { KebijakanFokus, PindahPerangkat, TingkatPeramban, TipeUjian } from '#contract/exam/exam';
import { MOST_SAVES } from '#contract/exam/protocol';
import { choice, Id, integer, text, Waktu } from '#contract/kit/fields';
import { TipeSoal } from '#contract/question-bank/question';

/** A question as a student sees it: nothing of what is right. Of pairs, both sides, each in an order that tells nothing. */
export const SoalMurid = z.object({ id_soal: Id, tipe: TipeSoal, pertanyaan: z.string(), opsi: z.array(z.object({ id: z.string(), isi: z.string() })), kiri: z.array(z.string()), kanan: z.array(z.string()) });
export type SoalMurid = z.infer<typeof SoalMurid>;

/** What an exam is to whoever sits it. */
const Kepala = z.object({
  id_cbt: Id, judul: z.string(), tipe: TipeUjian, mapel: z.string().nullable(), mulai: Waktu, tutup: Waktu, durasi: z.int(), jumlah_soal: z.int(), pakai_token: z.boolean(), status: StatusPeserta,
});
/** `nilai`: once the exam is over and its marking finished. */
export const UjianMurid = Kepala.extend({ tenggat: Waktu.nullable(), terjawab: z.int(), selesai: Waktu.nullable(), nilai: z.number().nullable() });
export const Pengantar = Kepala.extend({
  ruang: z.string().nullable(), sesi: z.int().nullable(), peramban: TingkatPeramban, pindah_perangkat: PindahPerangkat, fokus: KebijakanFokus,
  /** Names the encrypted paper that may be fetched before the start. */
  versi_naskah: z.string(),
  /** Where the exam asks for the browser's key: what the page's address has to hold as `n` for the key that the page is told (`x-exam-page-key`) to count. */
  tantangan: z.string().nullable(),
  /** Whether the browser that asks is by its name one that the exam is sat in. */
  peramban_cocok: z.boolean(),
});

/** Whether it is paused, why it is locked, and whether somebody has said since why they left its window. */
export const Kunci = z.object({ jeda: z.boolean(), alasan_kunci: z.string().nullable(), isDijelaskan: z.boolean() });

/** How far an attempt is: by the server's clock, and whether this device may go on with it. */
export const Pengerjaan = z.object({
  id_cbt: Id, id_peserta: Id, status: StatusPeserta, ke: z.int(), serverTime: Waktu, deadlineAt: Waktu.nullable(), lease: z.int(), isLocked: z.boolean(), perangkat_ini: z.boolean(), terjawab: z.int(), ...Kunci.shape,
  /** Since when it is paused, or else locked: as long as it is paused, what was left then is left. */
  terkunci_sejak: Waktu.nullable(),
  /** What became of this device's wish to go on with it; null where it has none. */
  izin: choice(['menunggu', 'diizinkan', 'ditolak']).nullable(),
  /** What is read to a supervisor when it is over. */
  sidik: z.string().nullable(),
});
export type Pengerjaan = z.infer<typeof Pengerjaan>;

/** An answer as the server has it, with the save that it came with. */
export const JawabanTersimpan = z.object({ epoch: z.int(), seq: z.int(), ragu: z.boolean(), value: Jawaban });
/** What an attempt needs to be worked on: the order of questions and options, what opens the paper, what may still be handed in when the session is gone. */
export const Bekal = Pengerjaan.extend({ urutan: z.array(z.tuple([Id, z.string()])), versi_naskah: z.string(), sandi_naskah: z.string(), tiket: z.string(), simpanan: z.record(Id, JawabanTersimpan) });

/** What a device says of itself before and during an exam. */
export const Kesiapan = z.object({
  penyimpanan: choice(['tahan', 'biasa', 'sementara']), layar_penuh: z.boolean(), baterai: integer({ max: 100 }).nullable(), selisih_jam: z.int().min(-1_000_000_000).max(1_000_000_000), peramban: text({ max: 300 }),
});

/** Saves as they came, each read alone: one that is none holds up no other. */
export const Kiriman = z.array(z.unknown()).max(MOST_SAVES).transform((list) => list.reduce<{ simpanan: Simpanan[]; ditolak: Ack[] }>(sifted, { simpanan: [], ditolak: [] }));
export type Kiriman = z.infer<typeof Kiriman>;
/** Answers by question, as the specification has them; what is none is passed over. */
export const JawabanPolos = z.record(z.string().max(100), z.unknown()).refine((it) => Object.keys(it).length <= MOST_SAVES).transform((it) =>
  Object.fromEntries(Object.entries(it).flatMap(([soal, value]) => {
    const [id, answer] = [Id.safeParse(soal), Jawaban.safeParse(holdable(value))];
    return id.success && answer.success ? [[id.data, answer.data]] : [];
  })));

const Named = z.object({ soal: Id, epoch: z.int(), seq: z.int() });

function sifted(into: { simpanan: Simpanan[]; ditolak: Ack[] }, it: unknown) {
  const read = Simpanan.safeParse(holdable(it));
  if (read.success) into.simpanan.push(read.data);
  else {
    const named = Named.safeParse(it);
    if (named.success) into.ditolak.push([named.data.soal, named.data.epoch, named.data.seq, 'rejected']);
  }
  return into;
}

/** What no database keeps, NUL and half of a sign, is replaced: a sign cut in two costs nobody the rest of an essay. */
function holdable(it: unknown): unknown {
  if (typeof it === 'string') return it.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
  if (Array.isArray(it)) return it.map(holdable);
  return typeof it === 'object' && it !== null ? Object.fromEntries(Object.entries(it).map(([name, value]) => [holdable(name), holdable(value)])) : it;
}
