import { z } from 'zod';
import { AturanUjian, type Peserta, type RuangUjian, SoalUjian } from '#contract/exam/exam';
import { ExamApproved, ExamCancelled, ExamChanged, ExamPlanned, ExamQuestionsChosen, ExamRemoved, ExamReturned, ExamSeated, ExamSubmitted, SupervisorUnlinked } from '#contract/exam/exam.events';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { add, type Change, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';
import { uuidV5 } from '#projections/kit/uuid';

/** Asked for with every row that is watched: by exam, by student. */
const [MOST_EXAMS, MOST_STUDENTS] = [100, 5_000];
const participants = new Map<string, Map<string, string>>();

/** One student's part in one exam is one stream and one row, whoever speaks of it. */
export function participantId(id_cbt: string, id_murid: string) {
  let ofExam = participants.get(id_cbt);
  if (!ofExam) {
    if (participants.size >= MOST_EXAMS) participants.clear();
    participants.set(id_cbt, (ofExam = new Map()));
  }
  const known = ofExam.get(id_murid);
  if (known) return known;
  if (ofExam.size >= MOST_STUDENTS) ofExam.clear();
  const id = uuidV5(id_cbt, id_murid);
  ofExam.set(id_murid, id);
  return id;
}

const Langkah = z.enum(['draft', 'menunggu_persetujuan', 'revisi', 'disetujui', 'dibatalkan']);
const { daftar_kelas: _, ...rules } = AturanUjian.shape;
/** `langkah`: how far it has come by what people did; what the clock makes of it is told when it is asked. */
export const exam = about(table('exam', {
  id: Id, id_guru: ref('teacher'), id_tahun_ajaran: ref('school-year'), ...rules, langkah: Langkah, alasan: z.string().nullable(), versi: z.int(), jumlah_soal: z.int(), jumlah_peserta: z.int(), diubah: Waktu,
}, ['id'], [['id_guru', 'mulai'], ['id_tahun_ajaran', 'mulai'], ['tutup']]), { id_guru: 'keeps' });
/** Which classes sit it, each in one room where it has rooms. */
export const examClass = table('exam_class', { id_cbt: Id, id_kelas_tahun_ajaran: ref('class'), id_pengawas_cbt: Id.nullable(), nomor: z.int() }, ['id_cbt', 'id_kelas_tahun_ajaran'], [['id_kelas_tahun_ajaran']]);
export const examRoom = table('exam_room', { id_pengawas_cbt: Id, id_cbt: Id, ruang: z.string(), sesi: z.int(), nomor: z.int() }, ['id_pengawas_cbt'], [['id_cbt']]);
export const examSupervisor = about(table('exam_supervisor', { id_pengawas_cbt: Id, id_guru: ref('teacher'), id_cbt: Id }, ['id_pengawas_cbt', 'id_guru'], [['id_guru'], ['id_cbt']]), { id_guru: 'keeps' });
export const examQuestion = table('exam_question', { id_cbt: Id, ...SoalUjian.shape, nomor: z.int() }, ['id_cbt', 'id_soal'], [['id_soal']]);
/** Who sits it, and on which seat of the exam. */
export const examParticipant = about(
  table('exam_participant', { id_peserta: Id, id_cbt: Id, id_murid: ref('student'), id_kelas_tahun_ajaran: Id, id_pengawas_cbt: Id.nullable(), kursi: z.int() }, ['id_peserta'], [['id_cbt'], ['id_murid'], ['id_pengawas_cbt']]),
  { id_murid: 'keeps' },
);

type Rooms = readonly RuangUjian[];
type Classes = readonly string[];
const roomOf = (ruang: Rooms, kelas: string) => ruang.find(({ daftar_kelas }) => daftar_kelas.includes(kelas))?.id_pengawas_cbt ?? null;
const placed = (id_cbt: string, kelas: Classes, ruang: Rooms): Change[] => [
  ...kelas.map((it, i) => put(examClass, { id_cbt, id_kelas_tahun_ajaran: it, id_pengawas_cbt: roomOf(ruang, it), nomor: i + 1 })),
  ...ruang.flatMap(({ id_pengawas_cbt, ruang: nama, sesi, daftar_guru }, i) => [
    put(examRoom, { id_pengawas_cbt, id_cbt, ruang: nama, sesi, nomor: i + 1 }), ...daftar_guru.map((id_guru) => put(examSupervisor, { id_pengawas_cbt, id_guru, id_cbt })),
  ]),
];
const cleared = (id_cbt: string, kelas: Classes, ruang: Rooms): Change[] => [
  ...kelas.map((it) => remove(examClass, { id_cbt, id_kelas_tahun_ajaran: it })),
  ...ruang.flatMap(({ id_pengawas_cbt, daftar_guru }) => [remove(examRoom, { id_pengawas_cbt }), ...daftar_guru.map((id_guru) => remove(examSupervisor, { id_pengawas_cbt, id_guru }))]),
];
const asked = (id_cbt: string, soal: readonly SoalUjian[]) => soal.map(({ id_soal, versi, bobot }, i) => put(examQuestion, { id_cbt, id_soal, versi, bobot, nomor: i + 1 }));
const seated = (id_cbt: string, peserta: readonly Peserta[]) => peserta.map((it, i) => put(examParticipant, { ...it, id_peserta: participantId(id_cbt, it.id_murid), id_cbt, kursi: i + 1 }));

export const examProjection = projection({
  name: 'exam',
  version: 1,
  tables: [exam, examClass, examRoom, examSupervisor, examQuestion, examParticipant],
  events: { ExamPlanned, ExamChanged, ExamQuestionsChosen, ExamSubmitted, ExamReturned, ExamApproved, ExamSeated, SupervisorUnlinked, ExamCancelled, ExamRemoved },
  on: {
    ExamPlanned: ({ at, data: { id_cbt, daftar_kelas, ruang, soal, ...it } }) => [
      put(exam, { ...it, id: id_cbt, langkah: 'draft', alasan: null, versi: 1, jumlah_soal: soal.length, jumlah_peserta: 0, diubah: at }), ...placed(id_cbt, daftar_kelas, ruang), ...asked(id_cbt, soal),
    ],
    ExamChanged: ({ at, data: { id_cbt, daftar_kelas, ruang, sebelum, ...it } }) => [
      patch(exam, { id: id_cbt }, { ...it, diubah: at }), add(exam, { id: id_cbt }, { versi: 1 }), ...cleared(id_cbt, sebelum.daftar_kelas, sebelum.ruang), ...placed(id_cbt, daftar_kelas, ruang),
    ],
    ExamQuestionsChosen: ({ at, data: { id_cbt, soal, sebelum } }) => [
      patch(exam, { id: id_cbt }, { jumlah_soal: soal.length, diubah: at }), add(exam, { id: id_cbt }, { versi: 1 }), ...sebelum.map(({ id_soal }) => remove(examQuestion, { id_cbt, id_soal })), ...asked(id_cbt, soal),
    ],
    ExamSubmitted: ({ at, data: { id_cbt } }) => patch(exam, { id: id_cbt }, { langkah: 'menunggu_persetujuan', alasan: null, diubah: at }),
    ExamReturned: ({ at, data: { id_cbt, alasan } }) => patch(exam, { id: id_cbt }, { langkah: 'revisi', alasan, diubah: at }),
    ExamApproved: ({ at, data: { id_cbt } }) => patch(exam, { id: id_cbt }, { langkah: 'disetujui', alasan: null, diubah: at }),
    ExamSeated: ({ data: { id_cbt, peserta, keluar } }) => [
      patch(exam, { id: id_cbt }, { jumlah_peserta: peserta.length }), ...keluar.map((id_murid) => remove(examParticipant, { id_peserta: participantId(id_cbt, id_murid) })), ...seated(id_cbt, peserta),
    ],
    SupervisorUnlinked: ({ at, data: { id_cbt, id_pengawas_cbt, id_guru, pengganti } }) => [
      patch(exam, { id: id_cbt }, { diubah: at }), remove(examSupervisor, { id_pengawas_cbt, id_guru }), ...(pengganti ? [put(examSupervisor, { id_pengawas_cbt, id_guru: pengganti, id_cbt })] : []),
    ],
    ExamCancelled: ({ at, data: { id_cbt, alasan } }) => patch(exam, { id: id_cbt }, { langkah: 'dibatalkan', alasan, diubah: at }),
    ExamRemoved: ({ data: { id_cbt, daftar_kelas, ruang, soal, peserta } }) => [
      remove(exam, { id: id_cbt }), ...cleared(id_cbt, daftar_kelas, ruang), ...soal.map((id_soal) => remove(examQuestion, { id_cbt, id_soal })), ...peserta.map((id_murid) => remove(examParticipant, { id_peserta: participantId(id_cbt, id_murid) })),
    ],
  },
});
