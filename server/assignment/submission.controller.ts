import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { assignment } from '#contract/assignment/assignment.api';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import { attendanceOf } from '#contract/attendance/attendance';
import type { InputOf } from '#contract/kit/endpoint';
import { PartInLesson } from '#projections/assignment/assignment-lesson.query';
import { OneAssignment } from '#projections/assignment/assignment.query';
import { GradingGrid, OwnAssignments, WorkOfStudent } from '#projections/assignment/work.query';
import { handsInById, readsMarks, readsWork, teaches, teachesById } from '#server/assignment/assignment.policy';
import { GradingDesk } from '#server/assignment/grading-desk';
import { HandInDesk } from '#server/assignment/hand-in-desk';
import { ReturnWork, WithdrawWork } from '#server/assignment/submission.decider';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class SubmissionController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly grading: GradingDesk, private readonly handingIn: HandInDesk) {}

  @Endpoint(assignment.grid, readsMarks)
  grid(@Input() input: InputOf<typeof assignment.grid>) {
    return this.queries.execute(new GradingGrid(input));
  }

  @Endpoint(assignment.head, readsMarks)
  async head(@Input() { id_sesi }: InputOf<typeof assignment.head>, @By() by: Actor) {
    const { data: { soal: _, ...data } } = (await this.queries.execute(new OneAssignment({ id: id_sesi }))) ?? refuse(no.NO_ASSIGNMENT);
    const part = await this.queries.execute(new PartInLesson({ id_sesi, id_orang: by.account as string }));
    return { data: { ...data, boleh_menilai: Boolean(part?.isTeacher) && by.roles.includes('guruMapel') } };
  }

  @Endpoint(assignment.mark, teaches)
  mark(@Input() input: InputOf<typeof assignment.mark>, @By() by: Actor) {
    return this.grading.mark(input, by);
  }

  @Endpoint(assignment.giveBack, teachesById)
  giveBack(@Input() { id: id_sesi, ...wish }: InputOf<typeof assignment.giveBack>, @By() by: Actor) {
    return this.commands.execute(new ReturnWork({ id_sesi, ...wish }, by));
  }

  @Endpoint(assignment.mine, byRole)
  mine(@Input() input: InputOf<typeof assignment.mine>, @By() { account }: Actor) {
    return this.queries.execute(new OwnAssignments({ ...input, id_murid: account as string }));
  }

  @Endpoint(assignment.work, readsWork)
  async work(@Input() { id_sesi, id_murid }: InputOf<typeof assignment.work>, @By() { account, roles }: Actor) {
    return (await this.queries.execute(new WorkOfStudent({ id_sesi, id_murid: id_murid ?? (account as string), isOwn: roles.includes('murid') }))) ?? refuse(no.NO_ASSIGNMENT);
  }

  @Endpoint(assignment.withdraw, handsInById)
  withdraw(@Input() { id }: InputOf<typeof assignment.withdraw>, @By() by: Actor) {
    return this.commands.execute(new WithdrawWork(attendanceOf(id), by));
  }

  @Endpoint(assignment.answer, handsInById)
  answer(@Input() input: InputOf<typeof assignment.answer>, @By() by: Actor) {
    return this.handingIn.answer(input, by);
  }
}
