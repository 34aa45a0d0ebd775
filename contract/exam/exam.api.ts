import { z } from 'zod';
import { aturanUjian, LEAST_REASON, SoalUjian, StatusUjian, TipeUjian } from '#contract/exam/exam';
import { supervisors } from '#contract/exam/supervision.api';
import { LEADERS, OVERSEERS } from '#contract/identity/identity';
import { doneWith, endpoint, listOf, one, paging, said } from '#contract/kit/endpoint';
import { blankable, Id, integer, ref, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { eachOf } from '#contract/kit/list-in';
import { changing, seenOf } from '#contract/kit/seen';
import { TipeSoal } from '#contract/question-bank/question';
import { Pengampu } from '#contract/subject/teaching';

/** Domain A.3: leaders read all, teachers plan their own. */
const readers = ['guruMapel', ...OVERSEERS] as const;
const writers = ['guruMapel'] as const;

const Kelas = z.object({ id_kelas_tahun_ajaran: Id, kelas: z.string() });
const Guru = z.object({ id_guru: Id, nama: z.string().nullable() });
/** An exam as lists show it; `status` as the clock has it. */
export const BarisUjian = z.object({
  id: Id, id_cbt: Id, judul: z.string(), tipe: TipeUjian, status: StatusUjian, id_mata_pelajaran: Id, mapel: z.string().nullable(), id_guru: Id, guru: z.string().nullable(), id_tahun_ajaran: Id,
  mulai: Waktu, tutup: Waktu, durasi: z.int(), daftar_kelas: z.array(Kelas), jumlah_soal: z.int(), jumlah_peserta: z.int(), diubah: Waktu,
});
const { acak_soal, acak_opsi, pakai_token, peramban, pindah_perangkat, fokus } = aturanUjian;
const rules = { acak_soal, acak_opsi, pakai_token, peramban, pindah_perangkat, fokus };
/** What a student types to begin, where the exam asks for it and as long as it runs; `sampai`: when it changes. */
const Token = z.object({ kode: z.string(), sampai: Waktu });
/** `versi` counts its changes; `alasan`: why it was returned or cancelled. */
export const RincianUjian = BarisUjian.extend({
  ...rules, versi: z.int(), alasan: z.string().nullable(), token: Token.nullable(),
  cbt_soals: z.array(SoalUjian.extend({ nomor: z.int(), tipe: TipeSoal, ringkasan: z.string(), terbaru: z.int() })),
});
const Ruang = z.object({ id_pengawas_cbt: Id, ruang: z.string(), sesi: z.int(), daftar_guru: z.array(Guru), daftar_kelas: z.array(Kelas), jumlah_peserta: z.int() });
export const JadwalPengawas = Ruang.extend({ ...BarisUjian.pick({ id_cbt: true, judul: true, tipe: true, status: true, mapel: true, mulai: true, tutup: true, durasi: true }).shape, token: Token.nullable() });

/** Instants that dates can be made of. */
const saat = Waktu.refine((it) => it >= '2000' && it < '2100', 'year');
const { mulai: _, tutup: __, ...untimed } = aturanUjian;
const aturan = { ...untimed, mulai: saat, tutup: saat };
const Dipilih = z.object({ id_soal: ref('question'), versi: integer({ min: 1, max: 10_000 }).optional(), bobot: SoalUjian.shape.bobot.optional() });
/** Questions, each in its newest version unless another is named, or only their ids; those whose weight is left out share what the others leave of 100. */
const cbtSoalBundle = z.array(z.union([Id, Dipilih]).transform((it) => (typeof it === 'string' ? { id_soal: it } : it)).pipe(Dipilih)).max(200);
/** Rooms; one that stands alone takes all classes. */
const pengawas = z.array(z.object({ id_pengawas_cbt: Id.optional(), ruang: text({ max: 50 }).optional(), sesi: integer({ min: 1, max: 20 }).default(1), daftar_guru: z.array(ref('teacher')).max(10).default([]), daftar_kelas: z.array(ref('class')).max(40).optional() })).max(40);
const alasan = text({ min: LEAST_REASON, max: 500 });
/** Whose exams: one's own, unless one leads the school. */
const ofTeacher = { id_guru: Id.optional() };
const ofOne = { id_cbt: Id };

export const exam = {
  /** What the teacher teaches, and where. */
  subjectsAndClasses: endpoint('exam.subjectsAndClasses', 'GET /api/cbt/mapel-kelas', { input: { ...ofTeacher, id_tahun_ajaran: Id.optional() }, output: one(z.array(Pengampu)), allow: readers, live: 'notice' }),
  /** All of a teacher's, by `id`, or one's own. */
  all: endpoint('exam.all', 'GET /api/cbt/all', { input: { id: Id.optional() }, output: one(z.array(BarisUjian)), allow: readers, live: 'notice' }),
  /** `terdekat`: what runs or comes next is first, then what was last. */
  list: endpoint('exam.list', 'GET /api/cbt', {
    input: { ...paging(['terdekat', 'mulai', 'judul', 'tipe', 'diubah']), ...ofTeacher, tipe: TipeUjian.optional(), status: StatusUjian.optional(), id_mata_pelajaran: Id.optional(), id_kelas_tahun_ajaran: Id.optional(), id_tahun_ajaran: Id.optional() },
    output: listOf(BarisUjian), allow: readers, live: 'notice',
  }),
  one: endpoint('exam.one', 'GET /api/cbt/:id', { input: { id: Id, ...ofTeacher, isPpdb: said() }, output: z.object({ cbt: RincianUjian, isAttendanceSubmitted: z.boolean(), listPengawas: z.array(Ruang) }), allow: readers, live: 'notice' }),
  /** The configuration that Safe Exam Browser is opened with for this exam; whoever has it can pass for such a browser. */
  browserFile: endpoint('exam.browserFile', 'GET /api/cbt/peramban-ujian/:id', { input: { id: Id }, output: z.unknown(), isFile: true, allow: readers }),
  /** Whether whoever asks teaches the subject of an exam. */
  teaches: endpoint('exam.teaches', 'GET /api/cbt/guru/mapel-check/:id', { input: { id: Id }, output: one(z.object({ id_cbt: Id, id_mata_pelajaran: Id, mapel: z.string().nullable(), diampu: z.boolean() })), allow: writers, live: 'notice' }),
  remove: endpoint('exam.remove', 'DELETE /api/cbt/:id', { input: { id: Id }, allow: writers }),
  /** Plans an exam and submits it, unless it is to stay a draft; a daily test approves itself. */
  plan: endpoint('exam.plan', 'POST /api/cbt/generate', {
    input: {
      ...ofTeacher, ...aturan, daftar_kelas: eachOf(ref('class')).pipe(aturanUjian.daftar_kelas).default([]), tutup: saat.optional(), acak_soal: acak_soal.default(false), acak_opsi: acak_opsi.default(false), pakai_token: pakai_token.default(false),
      peramban: peramban.optional(), pindah_perangkat: pindah_perangkat.optional(), fokus: fokus.default('catat'), cbtSoalBundle: cbtSoalBundle.default([]), pengawas: pengawas.default([]), draf: said(),
    },
    output: doneWith(z.object({ id: Id, id_cbt: Id })), allow: writers,
  }),
  /** What is left out stays; `pengawas` are all its rooms. */
  change: endpoint('exam.change', 'PUT /api/cbt/edit-cbt', { input: { ...ofOne, ...ofTeacher, ...changing({ ...z.object(aturan).partial().shape, pengawas: pengawas.optional() }) }, allow: writers }),
  /** All its questions, without those that are taken out; `sebelum` has their ids, or rows of `nomor`, `id_soal`, `versi` and `bobot`; without `cbtSoalBundle` those that stay keep their proportions. */
  choose: endpoint('exam.choose', 'PUT /api/cbt/edit-cbtSoal', { input: { ...ofOne, ...ofTeacher, cbtSoalBundle: cbtSoalBundle.optional(), deletedQuestions: eachOf(Id).default([]), sebelum: seenOf(['cbtSoalBundle']) }, allow: writers }),
  submit: endpoint('exam.submit', 'PUT /api/cbt/submit', { input: ofOne, allow: writers }),
  /** Approves, or returns it with a reason. `versi`: what was looked at; where it was changed since nothing happens. */
  approve: endpoint('exam.approve', 'PUT /api/cbt/approval', { input: { ...ofOne, ...ofTeacher, setuju: z.boolean().default(true), alasan: blankable({ max: 500 }).default(''), versi: integer({ min: 1 }).optional() }, allow: LEADERS }),
  cancel: endpoint('exam.cancel', 'PUT /api/cbt/cancel', { input: { ...ofOne, alasan }, allow: [...writers, ...LEADERS] }),

  /** Who supervises where and when: everything for the school's leaders, otherwise one's own rooms. */
  schedule: endpoint('exam.schedule', 'GET /api/cbt/supervision/get-schedule', { input: { ...ofTeacher, id_tahun_ajaran: Id.optional() }, output: one(z.array(JadwalPengawas)), allow: supervisors, live: 'notice' }),
  /** Takes a supervisor off a room; `pengganti` takes their place. */
  unlink: endpoint('exam.unlink', 'PUT /api/cbt/supervision/unlink-schedule', { input: { id_pengawas_cbt: Id, id_guru: Id, pengganti: ref('teacher').optional() }, allow: readers }),
};

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({
  mulai: 'Begins', tutup: 'Closes', durasi: 'Minutes', daftar_kelas: 'Classes', acak_soal: 'Questions shuffled', acak_opsi: 'Options shuffled', pakai_token: 'Token asked for', peramban: 'Browser', pindah_perangkat: 'Another device', fokus: 'Lost focus',
  cbtSoalBundle: 'Questions', deletedQuestions: 'Questions taken out', pengawas: 'Rooms', ruang: 'Room', sesi: 'Shift', daftar_guru: 'Supervisors', bobot: 'Weight', setuju: 'Approved', alasan: 'Reason', pengganti: 'Replacement', draf: 'Draft', isPpdb: 'Of admission', id_cbt: 'Exam', id_pengawas_cbt: 'Room',
});
