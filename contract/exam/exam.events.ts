import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { AturanUjian, Peserta, RuangUjian, SoalUjian } from '#contract/exam/exam';

const id_cbt = Id;
const alasan = z.string();
/** The questions as the exam has them: `opsi` are the letters of their options, empty where there are none. */
const soal = z.array(SoalUjian.extend({ opsi: z.string() }));

export const ExamPlanned = event('ExamPlanned', { id_cbt, id_guru: Id, id_tahun_ajaran: Id, ...AturanUjian.shape, ruang: z.array(RuangUjian), soal });
export const ExamChanged = event('ExamChanged', { id_cbt, ...AturanUjian.shape, ruang: z.array(RuangUjian), sebelum: AturanUjian.extend({ ruang: z.array(RuangUjian) }) });
export const ExamQuestionsChosen = event('ExamQuestionsChosen', { id_cbt, soal, sebelum: soal });
export const ExamSubmitted = event('ExamSubmitted', { id_cbt });
export const ExamReturned = event('ExamReturned', { id_cbt, alasan });
/** A daily test approves itself. */
export const ExamApproved = event('ExamApproved', { id_cbt, otomatis: z.boolean() });
/** Who sits it, in the order of their seats, as the classes were; `keluar` sit it no more. What a student begins with needs nothing else. */
export const ExamSeated = event('ExamSeated', { id_cbt, peserta: z.array(Peserta), keluar: z.array(Id) });
/** A supervisor is taken off a room, and perhaps another takes their place. */
export const SupervisorUnlinked = event('SupervisorUnlinked', { id_cbt, id_pengawas_cbt: Id, id_guru: Id, pengganti: Id.nullable() });
export const ExamCancelled = event('ExamCancelled', { id_cbt, alasan });
/** With what goes with it. */
export const ExamRemoved = event('ExamRemoved', { id_cbt, daftar_kelas: z.array(Id), ruang: z.array(RuangUjian), soal: z.array(Id), peserta: z.array(Id) });
