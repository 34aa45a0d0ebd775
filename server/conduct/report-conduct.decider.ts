import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { IsiPrestasi, PredikatKegiatan } from '#contract/conduct/conduct';
import { AchievementRecorded, AchievementRemoved, ActivityGraded, ActivityGradeRemoved, ConductRecorded, ConductRemoved } from '#contract/conduct/conduct.events';
import { conductRefusals as no } from '#contract/conduct/conduct.refusals';
import { common } from '#contract/kit/refusal';
import { ActivitiesById, ConductRulesById } from '#projections/conduct/conduct.query';
import { uuidV5 } from '#projections/kit/uuid';
import { ReportPlace, type PlaceOfReport } from '#projections/report-card/report-place.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider } from '#server/kit/deciding/decider';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Of = { id_general_report: string };
type Perilaku = { id_reward_punishment: string; frequency: number; note?: string | undefined };
type Kegiatan = { id_activities: string; predikat: PredikatKegiatan; note?: string | undefined };
/** `isNew`: what is on the report already is refused, not changed. */
export class RecordConduct extends DomainCommand<Of & { rows: readonly Perilaku[]; isNew: boolean }> {}
export class RemoveConduct extends DomainCommand<Of & { id: string }> {}
export class GradeActivities extends DomainCommand<Of & { rows: readonly Kegiatan[]; isNew: boolean }> {}
export class RemoveActivityGrade extends DomainCommand<Of & { id: string }> {}
/** `isNew`: it may not be there, otherwise it must. */
export class RecordAchievement extends DomainCommand<Of & { id: string; achievement: IsiPrestasi; isNew: boolean }> {}
export class RemoveAchievement extends DomainCommand<Of & { id: string }> {}

type Rule = { id_reward_punishment: string; nama: string; tipe: 'reward' | 'punishment'; tingkat: number };
type Activity = { id_activities: string; nama: string; type: string };
type State = {
  perilaku: Readonly<Record<string, Rule & { frequency: number; note: string | null }>>;
  kegiatan: Readonly<Record<string, Activity & { predikat: PredikatKegiatan; note: string | null }>>;
  prestasi: Readonly<Record<string, IsiPrestasi | null>>;
};
export const MOST_ON_REPORT = 100;

/** What a report says beside its grades: rewards and offences, activities, achievements. */
export const reportConductDecider = decider({
  stream: 'report-conduct',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_general_report }: Of) => id_general_report,
  commands: { RecordConduct, RemoveConduct, GradeActivities, RemoveActivityGrade, RecordAchievement, RemoveAchievement },
  events: { ConductRecorded, ConductRemoved, ActivityGraded, ActivityGradeRemoved, AchievementRecorded, AchievementRemoved },
  initial: { perilaku: {}, kegiatan: {}, prestasi: {} } as State,
  needs: ({ id_general_report, rows = [] }: Of & { rows?: readonly (Partial<Perilaku> & Partial<Kegiatan>)[] }) => ({
    report: new ReportPlace({ id_general_report }),
    rules: new ConductRulesById({ ids: named(rows.map((it) => it.id_reward_punishment)) }), activities: new ActivitiesById({ ids: named(rows.map((it) => it.id_activities)) }),
  }),
  decide: {
    RecordConduct: ({ id_general_report, rows, isNew }, { perilaku }, { needs: { report, rules } }) => {
      const of = written(report, id_general_report);
      const latest = byLast(rows, (it) => it.id_reward_punishment);
      refuseTooMany(perilaku, latest.map((it) => rowId(id_general_report, it.id_reward_punishment)));
      return latest.flatMap(({ id_reward_punishment, frequency, note: said }) => {
        const id = rowId(id_general_report, id_reward_punishment);
        const before = perilaku[id];
        const note = said ?? before?.note ?? '';
        refuseUnless(!before || !isNew, no.ALREADY_ON_REPORT);
        const { aktif, ...rule } = rules.find((it) => it.id_reward_punishment === id_reward_punishment) ?? refuse(common.LOST_REFERENCE);
        refuseUnless(before || aktif, no.RULE_INACTIVE);
        if (before && before.frequency === frequency && (before.note ?? '') === note) return [];
        return [ConductRecorded({ id, ...of, ...(before ? ruleOf(before) : rule), frequency, sebelum: before?.frequency ?? null, note, note_sebelum: before?.note ?? null })];
      });
    },
    RemoveConduct: ({ id_general_report, id }, { perilaku }, { needs: { report } }) => {
      const of = written(report, id_general_report);
      const before = perilaku[id] ?? refuse(common.NOT_FOUND);
      return ConductRemoved({ id, ...of, ...ruleOf(before), frequency: before.frequency });
    },
    GradeActivities: ({ id_general_report, rows, isNew }, { kegiatan }, { needs: { report, activities } }) => {
      const of = written(report, id_general_report);
      const latest = byLast(rows, (it) => it.id_activities);
      refuseTooMany(kegiatan, latest.map((it) => rowId(id_general_report, it.id_activities)));
      return latest.flatMap(({ id_activities, predikat, note: said }) => {
        const id = rowId(id_general_report, id_activities);
        const before = kegiatan[id];
        const note = said ?? before?.note ?? '';
        refuseUnless(!before || !isNew, no.ALREADY_ON_REPORT);
        const activity = activities.find((it) => it.id_activities === id_activities) ?? refuse(common.LOST_REFERENCE);
        if (before && before.predikat === predikat && (before.note ?? '') === note) return [];
        return [ActivityGraded({ id, ...of, ...(before ? activityOf(before) : activity), predikat, sebelum: before?.predikat ?? null, note, note_sebelum: before?.note ?? null })];
      });
    },
    RemoveActivityGrade: ({ id_general_report, id }, { kegiatan }, { needs: { report } }) => {
      const of = written(report, id_general_report);
      const before = kegiatan[id] ?? refuse(common.NOT_FOUND);
      return ActivityGradeRemoved({ id, ...of, ...activityOf(before), predikat: before.predikat });
    },
    RecordAchievement: ({ id_general_report, id, achievement, isNew }, { prestasi }, { needs: { report } }) => {
      const of = written(report, id_general_report);
      refuseUnless(isNew || id in prestasi, common.NOT_FOUND);
      refuseTooMany(prestasi, [id]);
      const sebelum = prestasi[id] ?? null;
      return JSON.stringify(sebelum) === JSON.stringify(achievement) ? [] : AchievementRecorded({ id, ...of, prestasi: achievement, sebelum });
    },
    RemoveAchievement: ({ id_general_report, id }, { prestasi }, { needs: { report } }) => {
      const of = written(report, id_general_report);
      refuseUnless(id in prestasi, common.NOT_FOUND);
      return AchievementRemoved({ id, ...of, sebelum: prestasi[id] ?? null });
    },
  },
  evolve: {
    ConductRecorded: (state, { id, ...it }): State => ({ ...state, perilaku: { ...state.perilaku, [id]: { ...ruleOf(it), frequency: it.frequency, note: it.note } } }),
    ConductRemoved: (state, { id }): State => ({ ...state, perilaku: without(state.perilaku, id) }),
    ActivityGraded: (state, { id, ...it }): State => ({ ...state, kegiatan: { ...state.kegiatan, [id]: { ...activityOf(it), predikat: it.predikat, note: it.note } } }),
    ActivityGradeRemoved: (state, { id }): State => ({ ...state, kegiatan: without(state.kegiatan, id) }),
    AchievementRecorded: (state, { id, prestasi }): State => ({ ...state, prestasi: { ...state.prestasi, [id]: prestasi } }),
    AchievementRemoved: (state, { id }): State => ({ ...state, prestasi: without(state.prestasi, id) }),
  },
});

/** A reward, an offence or an activity stands on a report once. */
export const rowId = (id_general_report: string, what: string) => uuidV5(id_general_report, what);
const named = (ids: readonly (string | undefined)[]) => [...new Set(ids.filter((it) => it !== undefined))];
const ruleOf = ({ id_reward_punishment, nama, tipe, tingkat }: Rule): Rule => ({ id_reward_punishment, nama, tipe, tingkat });
const activityOf = ({ id_activities, nama, type }: Activity): Activity => ({ id_activities, nama, type });
const without = <T>(rows: Readonly<Record<string, T>>, id: string) => Object.fromEntries(Object.entries(rows).filter(([key]) => key !== id));
/** What is said twice of the same counts as it was said last. */
const byLast = <T>(rows: readonly T[], of: (it: T) => string) => [...new Map(rows.map((it) => [of(it), it])).values()];

function refuseTooMany(there: object, ids: readonly string[]) {
  refuseUnless(new Set([...Object.keys(there), ...ids]).size <= MOST_ON_REPORT, no.TOO_MUCH_ON_REPORT, { jumlah: MOST_ON_REPORT });
}

/** A report is written while it is a draft and its semester is open. */
function written(report: PlaceOfReport | undefined, id_general_report: string) {
  refuseUnless(report, common.NOT_FOUND);
  refuseUnless(!report.isPublished, no.REPORT_IS_OUT);
  refuseUnless(report.isActive, no.SEMESTER_OF_REPORT_CLOSED);
  refuseUnless(report.status === 'draf', no.REPORT_IS_VERIFIED);
  return { id_general_report, id_murid: report.id_murid };
}
