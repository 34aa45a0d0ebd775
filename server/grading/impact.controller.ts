import { Controller, Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { movedBound } from '#contract/curriculum/passing-interval';
import { passingIntervalRefusals } from '#contract/curriculum/passing-interval.refusals';
import { scoreOf } from '#contract/exam/marking';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { gradebookRefusals } from '#contract/grading/gradebook.refusals';
import { impact } from '#contract/grading/impact.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { type Resource, usualOf, wholeOf } from '#contract/kit/resource';
import { IntervalsAround } from '#projections/curriculum/passing-interval.query';
import { ImpactOf, NO_IMPACT, type Perubahan } from '#projections/grading/impact.query';
import { readOf } from '#projections/kit/resource';
import { GradeSync } from '#server/grading/grade-sync';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { writesGrades } from '#server/grading/gradebook.policy';
import { type RuleRow, settingsChanged, weightsChanged } from '#server/grading/rule-change';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

type Wished = { id?: string | undefined; hapus: boolean } & RuleRow;

/** What changes would bring about, before they are made. */
@Controller()
export class ImpactController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: GradebookDesk, private readonly taking: GradeSync) {}

  @Endpoint(impact.ofWeights, byRole)
  async ofWeights(@Input() wish: InputOf<typeof impact.ofWeights>) {
    return this.told(weightsChanged(...(await this.rowsOf(gradeWeight, wish as Wished))));
  }

  @Endpoint(impact.ofSetting, byRole)
  async ofSetting(@Input() wish: InputOf<typeof impact.ofSetting>) {
    return this.told(settingsChanged(...(await this.rowsOf(reportSetting, wish as Wished))));
  }

  @Endpoint(impact.ofKbm, byRole)
  ofKbm(@Input() { id_tahun_ajaran, kbm }: InputOf<typeof impact.ofKbm>) {
    return this.told({ jenis: 'kkm', id_tahun_ajaran, kbm });
  }

  @Endpoint(impact.ofInterval, byRole)
  async ofInterval(@Input() { id, hapus, ...bounds }: InputOf<typeof impact.ofInterval>) {
    const { kkm, predikat, interval: before } = (await this.queries.execute(new IntervalsAround({ id }))) ?? refuse(common.NOT_FOUND);
    if (hapus) return this.told({ jenis: 'interval', kkm, interval: null });
    const { interval, fault } = movedBound(kkm, before, predikat ?? refuse(common.NOT_FOUND), bounds);
    if (fault) refuse(passingIntervalRefusals[fault]);
    return this.told({ jenis: 'interval', kkm, interval });
  }

  @Endpoint(impact.ofScores, writesGrades)
  async ofScores(@Input() { data, ...which }: InputOf<typeof impact.ofScores>) {
    const sel = data.map(({ id_kolom, id_murid, nilai }) => ({ id_kolom, id_murid, nilai: nilai === null || nilai === '' ? null : scoreOf(nilai) }));
    refuseUnless(sel.every((it) => it.nilai !== undefined && (it.nilai ?? 0) <= 100), gradebookRefusals.NOT_A_SCORE);
    return this.told({ jenis: 'nilai', ...(await this.desk.bookOf(which)), sel: sel.map((it) => ({ ...it, nilai: it.nilai ?? null })) });
  }

  @Endpoint(impact.ofTakeOver, writesGrades)
  async ofTakeOver(@Input() input: InputOf<typeof impact.ofTakeOver>) {
    return this.told(await this.taking.change(input));
  }

  @Endpoint(impact.ofColumn, writesGrades)
  async ofColumn(@Input() { id: id_kolom, id_kelas, id_mata_pelajaran, hapus, ...kolom }: InputOf<typeof impact.ofColumn>) {
    return this.told({ jenis: 'kolom', ...(await this.desk.bookOf({ id_kelas, id_mata_pelajaran })), id_kolom, kolom: hapus ? null : stated(kolom) });
  }

  private async told(ubah: Perubahan | undefined) {
    return { data: ubah ? await this.queries.execute(new ImpactOf(ubah)) : NO_IMPACT };
  }

  /** A row as it stands and as it is wished. */
  private async rowsOf(it: Resource, { id, hapus, ...wish }: Wished): Promise<[RuleRow | null, RuleRow | null]> {
    const { data } = id ? await this.queries.execute(new (readOf(it).List)(wholeOf(it))) : { data: [] };
    const found = (data as { id: string }[]).find((row) => row.id === id);
    refuseUnless(!id || found, common.NOT_FOUND);
    const before = found ? Object.fromEntries(Object.keys(it.fields).map((name) => [name, (found as RuleRow)[name]])) : null;
    const after = hapus ? null : { ...(before ?? usualOf(it)), ...stated(wish) };
    const fault = after && it.check?.(after as never);
    refuseUnless(!fault && (!after || Object.keys(it.fields).every((name) => after[name] !== undefined)), common.VALIDATION);
    return [before, after];
  }
}

const stated = <T extends object>(it: T) => Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
