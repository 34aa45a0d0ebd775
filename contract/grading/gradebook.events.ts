import { z } from 'zod';
import { AsalPindahan, ASPEK_SIKAP, CARA_NILAI, isiKolom, JENIS_DESKRIPSI } from '#contract/grading/gradebook';
import { OVERSEERS } from '#contract/identity/identity';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { reason, reasonIfAny } from '#contract/kit/reasoned';

/** A gradebook is that of a subject in a class of a semester. */
const of = { id_buku_nilai: Id, id_kelas_tahun_ajaran: Id, id_mata_pelajaran: Id };

export const GradeColumnAdded = event('GradeColumnAdded', { ...of, id_kolom: Id, ...isiKolom, ...reasonIfAny });
/** All that it is now; what it was stands in `sebelum`. */
export const GradeColumnChanged = event('GradeColumnChanged', { ...of, id_kolom: Id, ...isiKolom, sebelum: z.object(isiKolom), ...reason });
/** Its scores do not count any more. */
export const GradeColumnRemoved = event('GradeColumnRemoved', { ...of, id_kolom: Id, sebelum: z.object(isiKolom), jumlah_nilai: z.int(), ...reason });

/** One cell, 0 to 100 with at most two decimals; null takes the score away. `alasan` is given where a report had been published or an admin writes in a closed semester; `dari` says where it was earned, of a student who moved here. */
export const ScoreEntered = event('ScoreEntered', { ...of, id_kolom: Id, id_murid: Id, nilai: z.number().nullable(), sebelum: z.number().nullable(), cara: z.enum(CARA_NILAI), alasan: z.string().nullable(), dari: AsalPindahan.optional() });
/** A score of the class that a student left is not brought into this gradebook, and why. */
export const ScoreLeftBehind = event('ScoreLeftBehind', { ...of, id_murid: Id, nilai: z.number(), dari: AsalPindahan, alasan: z.string() });
/** In the teacher's own words; null leaves it to the calculation again. */
export const DescriptionWritten = event('DescriptionWritten', { ...of, id_murid: Id, jenis: z.enum(JENIS_DESKRIPSI), teks: personal('nilai', 'id_murid', z.string(), OVERSEERS), sebelum: personal('nilai', 'id_murid', z.string(), OVERSEERS), ...reasonIfAny });
/** 4 to 1 (domain 2.4), with what was noticed; null leaves it at what is usual. */
export const AttitudeJudged = event('AttitudeJudged', { ...of, id_murid: Id, aspek: z.enum(ASPEK_SIKAP), nilai: z.int().nullable(), sebelum: z.int().nullable(), jurnal: personal('nilai', 'id_murid', z.string(), OVERSEERS), ...reasonIfAny });

/** The teacher hands the grades over to whoever leads the class. */
export const GradebookLocked = event('GradebookLocked', { ...of, ...reasonIfAny });
/** The teacher asks for it to be opened again. */
export const UnlockAsked = event('UnlockAsked', { ...of, alasan: z.string() });
export const GradebookUnlocked = event('GradebookUnlocked', { ...of, alasan: z.string() });
