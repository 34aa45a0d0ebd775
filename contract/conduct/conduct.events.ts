import { z } from 'zod';
import { Frequency, IsiPrestasi, PREDIKAT_KEGIATAN } from '#contract/conduct/conduct';
import { OVERSEERS } from '#contract/identity/identity';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

/** `id` is the row on the report that it stands on. */
const row = { id: Id, id_general_report: Id, id_murid: Id };
const said = () => personal('catatan', 'id_murid', z.string(), OVERSEERS);
const perilaku = { id_reward_punishment: Id, nama: z.string(), tipe: z.enum(['reward', 'punishment']), tingkat: z.int() };

/** A reward or an offence as it was defined then, and how often it was; `sebelum` is null where it is new. */
export const ConductRecorded = event('ConductRecorded', { ...row, ...perilaku, frequency: Frequency, sebelum: z.int().nullable(), note: said(), note_sebelum: said() });
export const ConductRemoved = event('ConductRemoved', { ...row, ...perilaku, frequency: z.int() });

const kegiatan = { id_activities: Id, nama: z.string(), type: z.string() };
export const ActivityGraded = event('ActivityGraded', { ...row, ...kegiatan, predikat: z.enum(PREDIKAT_KEGIATAN), sebelum: z.enum(PREDIKAT_KEGIATAN).nullable(), note: said(), note_sebelum: said() });
export const ActivityGradeRemoved = event('ActivityGradeRemoved', { ...row, ...kegiatan, predikat: z.enum(PREDIKAT_KEGIATAN) });

/** All that it is now; what it was stands in `sebelum`, which is null where it is new. */
const prestasi = () => personal('catatan', 'id_murid', IsiPrestasi, OVERSEERS);
export const AchievementRecorded = event('AchievementRecorded', { ...row, prestasi: prestasi(), sebelum: prestasi() });
export const AchievementRemoved = event('AchievementRemoved', { ...row, sebelum: prestasi() });
