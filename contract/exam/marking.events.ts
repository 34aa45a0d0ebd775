import { z } from 'zod';
import { LEADERS, OVERSEERS } from '#contract/identity/identity';
import { event, personal, readBy } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Butir, ButirDianalisis, Karena, Koreksi, SebabNilai } from '#contract/exam/marking';

const of = { id_peserta: Id, id_cbt: Id, id_murid: Id };
const esai = { id_soal: Id, skor: z.number(), rubrik: z.array(z.number()), catatan: personal('jawaban', 'id_murid', z.string(), LEADERS) };
const koreksi = { koreksi: readBy(OVERSEERS, Koreksi), koreksi_sebelum: readBy(OVERSEERS, Koreksi.nullable()) };

/** Marks of the how manieth attempt, question by question; `nilai` is null while essays wait to be read. `karena`: the correction that they follow from. */
export const AttemptGraded = event('AttemptGraded', { ...of, ke: z.int(), butir: z.array(Butir), nilai: z.number().nullable(), sementara: z.number(), sebab: SebabNilai, karena: Karena.nullable(), sebelum: z.number().nullable() });
/** Somebody has read an essay; `simpanan`: the save that they read, as `epoch.seq`, null where there was none. What was written since nobody has read. */
export const EssayMarked = event('EssayMarked', { ...of, ke: z.int(), ...esai, simpanan: z.string().nullable(), skor_sebelum: z.number().nullable() });
/** The attempt does not count any more, and its marks neither. */
export const MarkVoided = event('MarkVoided', { ...of, ke: z.int(), karena: Karena, sebelum: z.number().nullable() });

/** A question that students have met was wrong, for the `nomor`th time in this exam; who knows keys reads it. */
export const KeyCorrected = event('KeyCorrected', { id_cbt: Id, id_soal: Id, nomor: z.int(), ...koreksi, alasan: z.string() });
/** How many of those who had finished are marked by the `nomor`th correction. */
export const RegradeAdvanced = event('RegradeAdvanced', { id_cbt: Id, nomor: z.int(), dinilai: z.int(), dari: z.int() });
/** Every essay is read: the marks are ready for the report. `butir`: how its questions were answered, to be kept with them. */
export const MarkingFinished = event('MarkingFinished', { id_cbt: Id, butir: z.array(ButirDianalisis) });
/** A key was corrected afterwards, or there is something to be read again. */
export const MarkingReopened = event('MarkingReopened', { id_cbt: Id });
