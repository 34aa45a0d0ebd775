import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common, type Refusal } from '#contract/kit/refusal';
import { grouped } from '#contract/kit/grouped';
import type { plan } from '#contract/lesson/plan.api';
import { planRefusals as no } from '#contract/lesson/plan.refusals';
import { uuidV5 } from '#projections/kit/uuid';
import { Plannable, PlansOfAct } from '#projections/lesson/plan.query';
import { BumpOf, CopyOf, type Step } from '#projections/lesson/shift.query';
import { AssignmentOfType } from '#server/assignment/assignment-of-type';
import type { Actor, DomainCommand, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { planDecider, PlanLessons, planId, RearrangePlans, refuseUnfit, UndoPlanning } from '#server/lesson/plan.decider';

type Course = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
type Wish = Pick<PlanLessons['data'], 'wish' | 'sebelum'>;

/** What is wished of lessons at once, given to each of their subjects and classes under one id. */
@Injectable()
export class PlanDesk {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Deciding) private readonly deciding: Deciding, private readonly assignments: AssignmentOfType,
  ) {}

  async plan(daftar_sesi: readonly string[], wish: Wish, by: Actor) {
    const sesi = await this.plannable(daftar_sesi, wish);
    const courses = [...grouped(sesi, courseKey).values()].map((of) => ({ ...courseOf(of[0] as Course), daftar_sesi: of.map((it) => it.id_sesi) }));
    return this.each(courses, by, (it, id_rencana) => new PlanLessons({ ...it, ...wish, id_rencana }, by));
  }

  /**
   * The plan of a lesson and what is handed in after it are two streams. Nothing is written before both were found to be possible; the
   * plan is written first, because it can always be taken back, and is, where the other is refused after all.
   */
  async change({ id_sesi, tipe_assignment, sebelum, ...wish }: InputOf<typeof plan.change>['data'], by: Actor): Promise<Receipt> {
    const set = tipe_assignment === undefined ? undefined : await this.assignments.wished({ id_sesi, tipe_assignment, id_topik: wish.id_topik, sebelum }, stepOf(by, 'tugas'));
    if (!set) return this.plan([id_sesi], { wish, sebelum }, by);
    const back = uuidV5(by.command ?? randomUUID(), 'urung');
    await this.refuseTakenBack(id_sesi, back);
    const planned = await this.plan([id_sesi], { wish, sebelum }, by);
    try {
      const { position } = await set();
      return { ...planned, position: position ?? planned.position };
    } catch (error) {
      if (planned.data.id && error instanceof Refused && error.refusal.status < 500) await this.takeBack(id_sesi, planned.data.id, back, stepOf(by, 'urung'));
      throw error;
    }
  }

  async bump({ id_sesi, sidik }: InputOf<typeof plan.bump>, by: Actor) {
    const { pratinjau, langkah } = await this.bumpShown({ id_sesi });
    return this.rearrange('geser', langkah, { is: pratinjau.sidik, shown: sidik }, no.NOTHING_TO_SHIFT, by);
  }

  async copy({ sidik, ...wish }: InputOf<typeof plan.copy>, by: Actor) {
    const { pratinjau, langkah } = await this.queries.execute(new CopyOf(wish));
    return this.rearrange('salin', langkah, { is: pratinjau.sidik, shown: sidik }, no.NOTHING_TO_COPY, by);
  }

  async undo(id: string, by: Actor) {
    const courses = (await this.queries.execute(new PlansOfAct({ id_rencana: id }))).map(courseOf);
    const done = await this.each(courses, by, (it, id_rencana) => new UndoPlanning({ ...it, id_rencana, diurungkan: id }, by));
    refuseUnless(done.position, no.ALREADY_UNDONE);
    return done;
  }

  private async takeBack(id_sesi: string, diurungkan: string, id_rencana: string, by: Actor) {
    await this.commands.execute(new UndoPlanning({ ...(await this.courseOf(id_sesi)), id_rencana, diurungkan }, by));
  }
  /** What was refused once is not half of what is done when it is asked for again. */
  private async refuseTakenBack(id_sesi: string, back: string) {
    const { acts } = await this.deciding.stateOf(planDecider, planId(await this.courseOf(id_sesi)));
    refuseUnless(!acts[back], common.CONFLICT);
  }
  private async courseOf(id_sesi: string): Promise<Course> {
    const [found] = (await this.queries.execute(new Plannable({ daftar_sesi: [id_sesi], id_topik: [], id_kd_master: [] }))).sesi;
    return courseOf(found ?? refuse(common.NOT_FOUND));
  }

  /** Of several classes none is planned where one cannot be. */
  private async plannable(daftar_sesi: readonly string[], { wish }: Wish) {
    const known = await this.queries.execute(new Plannable({ daftar_sesi, id_topik: wish.id_topik ? [wish.id_topik] : [], id_kd_master: wish.id_kd_master ? [wish.id_kd_master] : [] }));
    for (const it of known.sesi) refuseUnfit(it, wish, known);
    return known.sesi;
  }

  bumpShown = async (input: { id_sesi: string }) => (await this.queries.execute(new BumpOf(input))) ?? refuse(common.NOT_FOUND);

  /** Nothing is done that was not shown. */
  private rearrange(sebab: 'geser' | 'salin', langkah: readonly Step[], { is, shown }: { is: string; shown: string }, nothing: Refusal, by: Actor) {
    refuseUnless(is === shown, no.PREVIEW_OLD);
    refuseUnless(langkah.length, nothing);
    return this.each(langkah, by, (it, id_rencana) => new RearrangePlans({ ...it, sebab, id_rencana }, by));
  }

  private async each<C extends Course>(courses: readonly C[], by: Actor, command: (course: C, id_rencana: string) => DomainCommand): Promise<Receipt & { data: { id: string | null } }> {
    const id = uuidV5(by.command ?? randomUUID(), 'rencana');
    let position: string | undefined;
    for (const course of courses) position = (await this.commands.execute(command(course, id))).position ?? position;
    return { position, data: { id: position ? id : null } };
  }
}

const courseOf = ({ id_kelas_tahun_ajaran, id_mata_pelajaran }: Course): Course => ({ id_kelas_tahun_ajaran, id_mata_pelajaran });
const courseKey = (it: Course) => `${it.id_kelas_tahun_ajaran} ${it.id_mata_pelajaran}`;
