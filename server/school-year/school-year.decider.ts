import { ID_SEKOLAH } from '#contract/institution/institution';
import { common } from '#contract/kit/refusal';
import { HolidayDeclared, SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

type Year = { id_tahun_ajaran: string; nama: string; semester: 'Ganjil' | 'Genap'; tanggal_awal: string; tanggal_akhir: string };
export class OpenSchoolYear extends DomainCommand<Year> {}
export class ActivateSchoolYear extends DomainCommand<{ id_tahun_ajaran: string }> {}
export class DeclareHoliday extends DomainCommand<{ tanggal: string; nama: string }> {}

type Calendar = { years: Record<string, Year>; active: string | null; holidays: Record<string, string> };

/** One stream for all years: that exactly one is active is a matter between them. */
export const schoolYearDecider = decider({
  stream: 'school-year',
  idOf: () => ID_SEKOLAH,
  commands: { OpenSchoolYear, ActivateSchoolYear, DeclareHoliday },
  events: { SchoolYearOpened, SchoolYearActivated, HolidayDeclared },
  initial: { years: {}, active: null, holidays: {} } as Calendar,
  decide: {
    OpenSchoolYear: (year, { years }) => (year.id_tahun_ajaran in years ? nothing : SchoolYearOpened(year)),
    ActivateSchoolYear: ({ id_tahun_ajaran }, { years, active }) => {
      refuseUnless(id_tahun_ajaran in years, common.NOT_FOUND);
      return id_tahun_ajaran === active ? nothing : SchoolYearActivated({ id_tahun_ajaran, sebelum: active });
    },
    DeclareHoliday: ({ tanggal, nama }, { holidays }, { id }) =>
      tanggal in holidays ? nothing : HolidayDeclared({ id_hari_libur: id, tanggal, nama }),
  },
  evolve: {
    SchoolYearOpened: (state, year) => ({ ...state, years: { ...state.years, [year.id_tahun_ajaran]: year } }),
    SchoolYearActivated: (state, { id_tahun_ajaran }) => ({ ...state, active: id_tahun_ajaran }),
    HolidayDeclared: (state, { tanggal, nama }) => ({ ...state, holidays: { ...state.holidays, [tanggal]: nama } }),
  },
});
