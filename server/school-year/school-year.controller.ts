import { randomUUID } from 'node:crypto';
import { Controller, Headers, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { schoolYear } from '#contract/school-year/school-year.api';
import { schoolYearRefusals } from '#contract/school-year/school-year.refusals';
import { semesterFrom, warningsOf } from '#contract/school-year/semester';
import { uuidV5 } from '#projections/kit/uuid';
import { SchoolYearById, SchoolYearDetails, SchoolYears } from '#projections/school-year/school-year.query';
import { CurrentWeek, EntryYears, Holidays, Months, Weeks } from '#projections/school-year/week.query';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, IN_TURN, Input } from '#server/kit/edge/endpoint';
import { languageOf, sentence } from '#server/kit/edge/language';
import { byRole } from '#server/kit/edge/policy';
import { ChangeSchoolYear, CopyFirstSemester, DeclareHoliday, DeleteSchoolYear, OpenSchoolYear, WithdrawHoliday } from '#server/school-year/school-year.decider';

@Controller()
export class SchoolYearController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus) {}

  @Endpoint(schoolYear.list, byRole)
  list() {
    return this.queries.execute(new SchoolYears({}));
  }

  @Endpoint(schoolYear.active, byRole)
  async active() {
    return { data: (await this.queries.execute(new SchoolYears({}))).activeYear };
  }

  @Endpoint(schoolYear.detail, byRole)
  async detail(@Input() input: InputOf<typeof schoolYear.detail>) {
    return (await this.queries.execute(new SchoolYearDetails(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(schoolYear.entryYears, byRole)
  entryYears(@Input() input: InputOf<typeof schoolYear.entryYears>) {
    return this.queries.execute(new EntryYears(input));
  }

  @Endpoint(schoolYear.months, byRole)
  async months(@Input() input: InputOf<typeof schoolYear.months>) {
    return (await this.queries.execute(new Months(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(schoolYear.one, byRole)
  async one(@Input() input: InputOf<typeof schoolYear.one>) {
    return (await this.queries.execute(new SchoolYearById(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(schoolYear.open, byRole)
  async open(@Input() { active, ...wished }: InputOf<typeof schoolYear.open>, @By() by: Actor) {
    const [id, plan] = [uuidV5(by.command ?? randomUUID(), 'school-year'), semesterFrom(wished)];
    const receipt = await this.commands.execute(new OpenSchoolYear({ id_tahun_ajaran: id, ...plan, active }, by));
    return { ...receipt, data: { id, peringatan: warningsOf(plan) } };
  }

  @Endpoint(schoolYear.change, byRole)
  change(@Input() { id, ...wished }: InputOf<typeof schoolYear.change>, @By() by: Actor, @Headers('accept-language') language?: string) {
    return this.commands.execute(new ChangeSchoolYear({ id_tahun_ajaran: id, ...wished }, by)).then(
      (receipt) => ({ ...receipt, beside: { flag: true } }),
      (error: unknown) => unchangedAfter(error, language),
    );
  }

  @Endpoint(schoolYear.remove, byRole)
  remove(@Input() { id }: InputOf<typeof schoolYear.remove>, @By() by: Actor) {
    return this.commands.execute(new DeleteSchoolYear({ id_tahun_ajaran: id }, by));
  }

  @Endpoint(schoolYear.duplicate, byRole, IN_TURN)
  duplicate(@Input() { id }: InputOf<typeof schoolYear.duplicate>, @By() by: Actor) {
    return this.commands.execute(new CopyFirstSemester({ id_tahun_ajaran: id }, by));
  }

  @Endpoint(schoolYear.weeks, byRole)
  async weeks(@Input() input: InputOf<typeof schoolYear.weeks>) {
    return (await this.queries.execute(new Weeks(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(schoolYear.currentWeek, byRole)
  currentWeek() {
    return this.queries.execute(new CurrentWeek({}));
  }

  @Endpoint(schoolYear.holidays, byRole)
  async holidays(@Input() input: InputOf<typeof schoolYear.holidays>) {
    return (await this.queries.execute(new Holidays(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(schoolYear.declareHoliday, byRole)
  async declareHoliday(@Input() holiday: InputOf<typeof schoolYear.declareHoliday>, @By() by: Actor) {
    const id = by.command ?? randomUUID();
    return { ...(await this.commands.execute(new DeclareHoliday(holiday, by, { id }))), data: { id } };
  }

  @Endpoint(schoolYear.withdrawHoliday, byRole)
  withdrawHoliday(@Input() { id }: InputOf<typeof schoolYear.withdrawHoliday>, @By() by: Actor) {
    return this.commands.execute(new WithdrawHoliday({ id_hari_libur: id }, by));
  }
}

/** The contract's flag: nothing changed, for otherwise no semester would be active. */
function unchangedAfter(error: unknown, language: string | undefined) {
  if (!(error instanceof Refused) || error.refusal !== schoolYearRefusals.LAST_ACTIVE) throw error;
  return { message: sentence(error.refusal, languageOf(language), {}), result: false, flag: false };
}
