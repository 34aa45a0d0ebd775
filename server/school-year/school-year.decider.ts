import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { ID_SEKOLAH } from '#contract/institution/institution';
import { common } from '#contract/kit/refusal';
import {
  HolidayDeclared, HolidayWithdrawn, SchoolYearActivated, SchoolYearChanged, SchoolYearDeleted, SchoolYearOpened, SemesterCopied, SemesterCopyWished,
} from '#contract/school-year/school-year.events';
import type { SeenOf } from '#contract/kit/seen';
import { schoolYearRefusals as no } from '#contract/school-year/school-year.refusals';
import type { SemesterPlan } from '#contract/school-year/semester';
import { UseOf } from '#projections/kit/resource-checks';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuseUnless } from '#server/kit/deciding/refused';
import { soundSemester } from '#server/school-year/sound-semester';

type Id = { id_tahun_ajaran: string };
type Wished = Omit<SemesterPlan, 'tanggal_rapor_tengah' | 'tanggal_rapor_akhir'> & Partial<SemesterPlan>;
export class OpenSchoolYear extends DomainCommand<Id & Wished & { active?: boolean }> {}
export class ChangeSchoolYear extends DomainCommand<Id & { [K in keyof SemesterPlan]?: SemesterPlan[K] | undefined } & { active?: boolean | undefined; sebelum?: SeenOf }> {}
export class ActivateSchoolYear extends DomainCommand<Id> {}
export class DeleteSchoolYear extends DomainCommand<Id> {}
export class CopyFirstSemester extends DomainCommand<Id> {}
export class FinishSemesterCopy extends DomainCommand<Id & { id_salinan: string }> {}
export class DeclareHoliday extends DomainCommand<{ tanggal: string; nama: string }> {}
export class WithdrawHoliday extends DomainCommand<{ id_hari_libur: string }> {}

type Holiday = { id_hari_libur: string; tanggal: string; nama: string };
type Copy = Id & { id_salinan: string };
type Calendar = { years: Record<string, SemesterPlan>; active: string | null; holidays: readonly Holiday[]; deleted: readonly string[]; copies: readonly Copy[] };

const activated = (id_tahun_ajaran: string, active: string | null) => (id_tahun_ajaran === active ? [] : [SchoolYearActivated({ id_tahun_ajaran, sebelum: active })]);
const found = ({ years }: Calendar, id_tahun_ajaran: string): SemesterPlan => {
  const year = years[id_tahun_ajaran];
  refuseUnless(year, common.NOT_FOUND);
  return year;
};

/** One stream for all years: that exactly one is active, and that no two overlap, is a matter between them. */
export const schoolYearDecider = decider({
  stream: 'school-year',
  history: AUDITORS_OF_TEACHING,
  idOf: () => ID_SEKOLAH,
  commands: { OpenSchoolYear, ChangeSchoolYear, ActivateSchoolYear, DeleteSchoolYear, CopyFirstSemester, FinishSemesterCopy, DeclareHoliday, WithdrawHoliday },
  events: { SchoolYearOpened, SchoolYearChanged, SchoolYearDeleted, SchoolYearActivated, SemesterCopyWished, SemesterCopied, HolidayDeclared, HolidayWithdrawn },
  initial: { years: {}, active: null, holidays: [], deleted: [], copies: [] } as Calendar,
  needs: ({ id_tahun_ajaran = '' }: Partial<Id>, _, command) => ({ use: command === 'DeleteSchoolYear' ? new UseOf({ name: 'school-year', id: id_tahun_ajaran }) : undefined }),
  decide: {
    OpenSchoolYear: ({ id_tahun_ajaran, active, ...wished }, { years, active: before, deleted }) => {
      if (id_tahun_ajaran in years || deleted.includes(id_tahun_ajaran)) return nothing;
      const plan = soundSemester({ tanggal_rapor_tengah: null, tanggal_rapor_akhir: null, ...wished }, Object.values(years));
      return [SchoolYearOpened({ id_tahun_ajaran, ...plan }), ...(active ? activated(id_tahun_ajaran, before) : [])];
    },
    ChangeSchoolYear: ({ id_tahun_ajaran, active, sebelum: seen, ...wished }, state) => {
      const sebelum = found(state, id_tahun_ajaran);
      refuseOvertaken(seen, sebelum, wished);
      refuseUnless(active !== false || state.active !== id_tahun_ajaran, no.LAST_ACTIVE);
      const { [id_tahun_ajaran]: _, ...others } = state.years;
      const plan = soundSemester({ ...sebelum, ...said(wished) }, Object.values(others));
      const isSame = Object.entries(plan).every(([name, value]) => value === sebelum[name as keyof SemesterPlan]);
      return [...(isSame ? [] : [SchoolYearChanged({ id_tahun_ajaran, ...plan, sebelum })]), ...(active ? activated(id_tahun_ajaran, state.active) : [])];
    },
    ActivateSchoolYear: ({ id_tahun_ajaran }, state) => {
      found(state, id_tahun_ajaran);
      return activated(id_tahun_ajaran, state.active);
    },
    DeleteSchoolYear: ({ id_tahun_ajaran }, state, { needs: { use } }) => {
      if (state.deleted.includes(id_tahun_ajaran)) return nothing;
      const plan = found(state, id_tahun_ajaran);
      refuseUnless(id_tahun_ajaran !== state.active, no.ACTIVE_YEAR);
      refuseUnless(!state.copies.some((it) => it.id_tahun_ajaran === id_tahun_ajaran), no.COPY_UNDER_WAY);
      refuseUnless(!use, common.IN_USE, { tempat: use ?? '' });
      return SchoolYearDeleted({ id_tahun_ajaran, ...plan });
    },
    CopyFirstSemester: ({ id_tahun_ajaran }, state, { id }) => {
      const { nama, semester } = found(state, id_tahun_ajaran);
      refuseUnless(semester === 'Genap', no.NOT_SECOND_SEMESTER);
      const [dari] = Object.entries(state.years).find(([, it]) => it.nama === nama && it.semester === 'Ganjil') ?? [];
      refuseUnless(dari, no.NO_FIRST_SEMESTER, { nama });
      return SemesterCopyWished({ id_tahun_ajaran, dari, id_salinan: id });
    },
    FinishSemesterCopy: (copy, { copies }) => (copies.some((it) => it.id_salinan === copy.id_salinan) ? SemesterCopied(copy) : nothing),
    DeclareHoliday: ({ tanggal, nama }, { holidays }, { id }) => {
      refuseUnless(!holidays.some((it) => it.tanggal === tanggal), no.HOLIDAY_EXISTS);
      return HolidayDeclared({ id_hari_libur: id, tanggal, nama });
    },
    WithdrawHoliday: ({ id_hari_libur }, { holidays }) => {
      const holiday = holidays.find((it) => it.id_hari_libur === id_hari_libur);
      refuseUnless(holiday, common.NOT_FOUND);
      return HolidayWithdrawn(holiday);
    },
  },
  evolve: {
    SchoolYearOpened: (state, { id_tahun_ajaran, ...plan }) => ({ ...state, years: withEntry(state.years, id_tahun_ajaran, plan) }),
    SchoolYearChanged: (state, { id_tahun_ajaran, sebelum: _, ...plan }) => ({ ...state, years: withEntry(state.years, id_tahun_ajaran, plan) }),
    SchoolYearDeleted: (state, { id_tahun_ajaran }) => {
      const { [id_tahun_ajaran]: _, ...years } = state.years;
      return { ...state, years, deleted: [...state.deleted, id_tahun_ajaran] };
    },
    SchoolYearActivated: (state, { id_tahun_ajaran }) => ({ ...state, active: id_tahun_ajaran }),
    SemesterCopyWished: (state, { id_tahun_ajaran, id_salinan }) => (id_salinan ? { ...state, copies: [...state.copies, { id_tahun_ajaran, id_salinan }] } : state),
    SemesterCopied: (state, { id_salinan }) => ({ ...state, copies: state.copies.filter((it) => it.id_salinan !== id_salinan) }),
    HolidayDeclared: (state, holiday) => ({ ...state, holidays: [...state.holidays, holiday] }),
    HolidayWithdrawn: (state, { id_hari_libur }) => ({ ...state, holidays: state.holidays.filter((it) => it.id_hari_libur !== id_hari_libur) }),
  },
});

/** What a change leaves out stays. */
const said = (wished: { [K in keyof SemesterPlan]?: SemesterPlan[K] | undefined }) =>
  Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined)) as Partial<SemesterPlan>;
