import { z } from 'zod';
import { LEADERS } from '#contract/identity/identity';
import { event, personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { Jawaban, Penutup, Perangkat } from '#contract/exam/attempt';
import { Kesiapan } from '#contract/exam/sitting';

const of = { id_peserta: Id, id_cbt: Id, id_murid: Id };
const counter = z.int();
/** Which question, of which lease, the how manieth there, whether it is marked as doubtful, whether it counts now. */
const Tanda = z.tuple([Id, counter, counter, z.boolean(), z.boolean()]);
/** The answers in the order of `tanda`. */
const jawaban = personal('jawaban', 'id_murid', z.array(Jawaban), LEADERS);
const alasan = z.string();

/** `soal`: the questions in the order of this student, each with the letters of its options in theirs. */
export const AttemptStarted = event('AttemptStarted', { ...of, id_pengawas_cbt: Id.nullable(), ke: z.int(), benih: z.int(), soal: z.array(z.tuple([Id, z.string()])), durasi: z.int(), tenggat: Waktu, tutup: Waktu, perangkat: Perangkat });
/** A batch as it was taken; `terjawab` and `ragu` count the whole paper afterwards. `terlambat`: in the minute of grace. */
export const AnswersSaved = event('AnswersSaved', { ...of, tanda: z.array(Tanda), jawaban, terjawab: z.int(), ragu: z.int(), lease: counter, perangkat: Perangkat, terlambat: z.boolean() });
/** What came after the grace, or while the exam was locked: kept, and counted only when somebody says so. */
export const AnswersReceivedLate = event('AnswersReceivedLate', { ...of, tanda: z.array(Tanda), jawaban, perangkat: Perangkat });
export const LateAnswersAccepted = event('LateAnswersAccepted', { ...of, tanda: z.array(Tanda), jawaban, terjawab: z.int(), ragu: z.int(), alasan });
export const LateAnswersRejected = event('LateAnswersRejected', { ...of, alasan });
/** Another device or tab has the attempt now; what the one before still holds is older than anything that this one saves. */
export const AttemptTaken = event('AttemptTaken', { ...of, lease: counter, perangkat: Perangkat, perangkat_sebelum: Perangkat });
/** The next device may take it without being asked about. */
export const DeviceReleased = event('DeviceReleased', { ...of, alasan });
/** Another device wants to go on with it, and may not. */
export const DeviceRequested = event('DeviceRequested', { ...of, perangkat: Perangkat });
export const DeviceRefused = event('DeviceRefused', { ...of, perangkat: Perangkat, pada: Waktu, alasan });
/** `menit` less than 0 takes time away; `sebab`: what a pause or the server itself took is given back. */
export const TimeExtended = event('TimeExtended', { ...of, menit: z.number(), tenggat: Waktu, tenggat_sebelum: Waktu, sebab: z.enum(['pengawas', 'jeda', 'server']), alasan });
/** The window was left for so many seconds, for the how manieth time. */
export const FocusLost = event('FocusLost', { ...of, detik: z.int(), kali: z.int(), perangkat: Perangkat });
/** Why it was left, as whoever sits it says. */
export const FocusExplained = event('FocusExplained', { ...of, penjelasan: personal('jawaban', 'id_murid', z.string(), LEADERS) });
/** Nobody of theirs has listened since, for the how manieth time; and again after so many seconds, with so many answers not sent, where the device said so. */
export const ConnectionLost = event('ConnectionLost', { ...of, sejak: Waktu, kali: z.int() });
export const ConnectionRegained = event('ConnectionRegained', { ...of, detik: z.int(), terlama: z.int(), menunggu: z.int().nullable() });
export const MessageSent = event('MessageSent', { ...of, pesan: z.string() });
/** What a device said of itself, before it began or later. */
export const ReadinessTold = event('ReadinessTold', { ...of, perangkat: Perangkat, kesiapan: Kesiapan });
/** `jeda`: a pause, whose end gives the time since then back. */
export const AttemptLocked = event('AttemptLocked', { ...of, jeda: z.boolean(), sejak: Waktu, alasan });
export const AttemptUnlocked = event('AttemptUnlocked', { ...of, jeda: z.boolean(), alasan });
/** `sidik`: the digest of what was saved, which stands on the student's receipt. */
export const AttemptFinished = event('AttemptFinished', { ...of, oleh: Penutup, terjawab: z.int(), sidik: z.string(), alasan: alasan.nullable() });
export const AttemptReopened = event('AttemptReopened', { ...of, tenggat: Waktu, alasan });
/** It does not count, and may be begun anew; its answers stay in its history. */
export const AttemptVoided = event('AttemptVoided', { ...of, ke: z.int(), alasan });
