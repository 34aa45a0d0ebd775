import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { conduct } from '#contract/conduct/conduct.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { AchievementsOf, ActivitiesOf, ConductOf, ConductSummary, ReportOfRow } from '#projections/conduct/conduct.query';
import { uuidV5 } from '#projections/kit/uuid';
import { readsConduct, readsReport, writesAchievementRow, writesActivityRow, writesConductRow, writesReport, writesReportById } from '#server/conduct/conduct.policy';
import { GradeActivities, RecordAchievement, RecordConduct, RemoveAchievement, RemoveActivityGrade, RemoveConduct, rowId } from '#server/conduct/report-conduct.decider';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';

/** What a call gives by its fields, after what it gives in `data`. */
function rowsIn<R extends object>(row: { [K in keyof R]?: R[K] | undefined }, isWhole: boolean, data: readonly R[] = []): R[] {
  return isWhole ? [...data, row as R] : data.length ? [...data] : refuse(common.VALIDATION);
}

@Controller()
export class ConductController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(conduct.list, readsConduct)
  list(@Input() input: InputOf<typeof conduct.list>) {
    return this.queries.execute(new ConductOf(input));
  }

  @Endpoint(conduct.summary, readsConduct)
  summary(@Input() input: InputOf<typeof conduct.summary>) {
    return this.queries.execute(new ConductSummary(input));
  }

  @Endpoint(conduct.changeAll, writesReport)
  changeAll(@Input() { id_general_report, data, id_reward_punishment, frequency, note }: InputOf<typeof conduct.changeAll>, @By() by: Actor) {
    const rows = rowsIn({ id_reward_punishment, frequency, note }, id_reward_punishment !== undefined && frequency !== undefined, data);
    return this.commands.execute(new RecordConduct({ id_general_report, rows, isNew: false }, by));
  }

  @Endpoint(conduct.create, writesReport)
  async create(@Input() { id_general_report, ...row }: InputOf<typeof conduct.create>, @By() by: Actor) {
    return { ...(await this.commands.execute(new RecordConduct({ id_general_report, rows: [row], isNew: true }, by))), data: { id: rowId(id_general_report, row.id_reward_punishment) } };
  }

  @Endpoint(conduct.remove, writesConductRow)
  async remove(@Input() { id }: InputOf<typeof conduct.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveConduct({ id, id_general_report: await this.reportOf(id, 'perilaku') }, by));
  }

  @Endpoint(conduct.achievements, readsReport)
  achievements(@Input() input: InputOf<typeof conduct.achievements>) {
    return this.queries.execute(new AchievementsOf(input));
  }

  @Endpoint(conduct.achieve, writesReportById)
  async achieve(@Input() { id: id_general_report, achievement }: InputOf<typeof conduct.achieve>, @By() by: Actor) {
    const id = by.command ? uuidV5(by.command, 'achievement') : randomUUID();
    return { ...(await this.commands.execute(new RecordAchievement({ id_general_report, id, achievement, isNew: true }, by))), data: { id } };
  }

  @Endpoint(conduct.correctAchievement, writesAchievementRow)
  async correctAchievement(@Input() { id, achievement }: InputOf<typeof conduct.correctAchievement>, @By() by: Actor) {
    return this.commands.execute(new RecordAchievement({ id, achievement, id_general_report: await this.reportOf(id, 'prestasi'), isNew: false }, by));
  }

  @Endpoint(conduct.removeAchievement, writesAchievementRow)
  async removeAchievement(@Input() { id }: InputOf<typeof conduct.removeAchievement>, @By() by: Actor) {
    return this.commands.execute(new RemoveAchievement({ id, id_general_report: await this.reportOf(id, 'prestasi') }, by));
  }

  @Endpoint(conduct.activities, readsReport)
  activities(@Input() input: InputOf<typeof conduct.activities>) {
    return this.queries.execute(new ActivitiesOf(input));
  }

  @Endpoint(conduct.changeActivities, writesReport)
  changeActivities(@Input() { id_general_report, data, id_activities, predikat, note }: InputOf<typeof conduct.changeActivities>, @By() by: Actor) {
    const rows = rowsIn({ id_activities, predikat, note }, id_activities !== undefined && predikat !== undefined, data);
    return this.commands.execute(new GradeActivities({ id_general_report, rows, isNew: false }, by));
  }

  @Endpoint(conduct.createActivity, writesReport)
  async createActivity(@Input() { id_general_report, ...row }: InputOf<typeof conduct.createActivity>, @By() by: Actor) {
    return { ...(await this.commands.execute(new GradeActivities({ id_general_report, rows: [row], isNew: true }, by))), data: { id: rowId(id_general_report, row.id_activities) } };
  }

  @Endpoint(conduct.removeActivity, writesActivityRow)
  async removeActivity(@Input() { id }: InputOf<typeof conduct.removeActivity>, @By() by: Actor) {
    return this.commands.execute(new RemoveActivityGrade({ id, id_general_report: await this.reportOf(id, 'kegiatan') }, by));
  }

  private readonly reportOf = async (id: string, jenis: 'perilaku' | 'kegiatan' | 'prestasi') => (await this.queries.execute(new ReportOfRow({ id, jenis }))) ?? refuse(common.NOT_FOUND);
}
