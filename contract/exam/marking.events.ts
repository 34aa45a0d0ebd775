import { z } from 'zod';
import { event, personal, readBy } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Butir, Koreksi, SebabNilai } from '#contract/exam/marking';

const of = { id_peserta: Id, id_cbt: Id, id_murid: Id };
const esai = { id_soal: Id, skor: z.number(), rubrik: z.array(z.number()), catatan: personal('jawaban', 'id_murid', z.string(), ['kurikulum', 'kepalaSekolah']) };

/** Marks of the how manieth attempt, question by question; `nilai` is null while essays wait to be read. */
export const AttemptGraded = event('AttemptGraded', { ...of, ke: z.int(), butir: z.array(Butir), nilai: z.number().nullable(), sementara: z.number(), sebab: SebabNilai, sebelum: z.number().nullable() });
/** Somebody has read an essay. */
export const EssayMarked = event('EssayMarked', { ...of, ke: z.int(), ...esai, skor_sebelum: z.number().nullable() });

/** A question that students have met was wrong; who knows keys reads it. */
export const KeyCorrected = event('KeyCorrected', { id_cbt: Id, id_soal: Id, koreksi: readBy(['admin', 'kurikulum', 'kepalaSekolah'], Koreksi), koreksi_sebelum: readBy(['admin', 'kurikulum', 'kepalaSekolah'], Koreksi.nullable()), alasan: z.string() });
/** Every essay is read: the marks are ready for the report. */
export const MarkingFinished = event('MarkingFinished', { id_cbt: Id });
/** A key was corrected afterwards. */
export const MarkingReopened = event('MarkingReopened', { id_cbt: Id });
