import { z } from 'zod';
import { isiPrestasi, PREDIKAT_KEGIATAN } from '#contract/conduct/conduct';
import { AchievementRecorded, AchievementRemoved, ActivityGraded, ActivityGradeRemoved, ConductRecorded, ConductRemoved } from '#contract/conduct/conduct.events';
import { personal } from '#contract/kit/event';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

const row = { id: Id, id_general_report: Id, id_murid: ref('student'), pada: Waktu };
const note = personal('catatan', 'id_murid', z.string());
const indexes = [['id_general_report'], ['id_murid']] as const;

/** Rewards and offences on reports, as they were defined when they were written. */
export const reportConduct = about(table('report_conduct', { ...row, id_reward_punishment: Id, nama: z.string(), tipe: z.enum(['reward', 'punishment']), tingkat: z.int(), frequency: z.int(), note }, ['id'], indexes), { id_murid: 'goes' });
export const reportActivity = about(table('report_activity', { ...row, id_activities: Id, nama: z.string(), type: z.string(), predikat: z.enum(PREDIKAT_KEGIATAN), note }, ['id'], indexes), { id_murid: 'goes' });
export const reportAchievement = about(table('report_achievement', { ...row, prestasi: personal('catatan', 'id_murid', z.object(isiPrestasi)) }, ['id'], indexes), { id_murid: 'goes' });

export const conductProjection = projection({
  name: 'report-conduct',
  version: 1,
  tables: [reportConduct, reportActivity, reportAchievement],
  events: { ConductRecorded, ConductRemoved, ActivityGraded, ActivityGradeRemoved, AchievementRecorded, AchievementRemoved },
  on: {
    ConductRecorded: ({ at, data: { sebelum: _, note_sebelum: __, ...it } }) => put(reportConduct, { ...it, pada: at }),
    ConductRemoved: ({ data: { id } }) => remove(reportConduct, { id }),
    ActivityGraded: ({ at, data: { sebelum: _, note_sebelum: __, ...it } }) => put(reportActivity, { ...it, pada: at }),
    ActivityGradeRemoved: ({ data: { id } }) => remove(reportActivity, { id }),
    AchievementRecorded: ({ at, data: { sebelum: _, ...it } }) => put(reportAchievement, { ...it, pada: at }),
    AchievementRemoved: ({ data: { id } }) => remove(reportAchievement, { id }),
  },
});
