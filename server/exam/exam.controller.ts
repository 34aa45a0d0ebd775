import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { isReason } from '#contract/exam/exam';
import { exam } from '#contract/exam/exam.api';
import { examRefusals } from '#contract/exam/exam.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { AllExams, Exams, OneExam, TeachesExam } from '#projections/exam/exam.query';
import { ExamOfRoom, SupervisionSchedule } from '#projections/exam/supervision.query';
import { SubjectsAndClasses } from '#projections/subject/teaching.query';
import { BrowserCheck } from '#server/exam/browser-check';
import { ExamDesk } from '#server/exam/exam-desk';
import { ExamToken } from '#server/exam/exam-token';
import { ApproveExam, CancelExam, RemoveExam, ReturnExam, SubmitExam, UnlinkSupervisor } from '#server/exam/exam.commands';
import { askedOf, cancelsExam, isThere, keepsRoom, ofOneself, ofOneselfById, ownExam, plansExam, readsExam } from '#server/exam/exam.policy';
import { sebFile } from '#server/exam/safe-exam-browser';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import { asFile, fileNameOf } from '#server/kit/edge/download';
import { By, Endpoint, IN_TURN, Input } from '#server/kit/edge/endpoint';

@Controller()
export class ExamController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: ExamDesk, private readonly token: ExamToken, private readonly browsers: BrowserCheck) {}

  @Endpoint(exam.subjectsAndClasses, ofOneself)
  subjectsAndClasses(@Input() { id_guru, id_tahun_ajaran }: InputOf<typeof exam.subjectsAndClasses>, @By() by: Actor) {
    return this.queries.execute(new SubjectsAndClasses({ id_guru: askedOf(by, id_guru), id_tahun_ajaran }));
  }

  @Endpoint(exam.all, ofOneselfById)
  all(@Input() { id }: InputOf<typeof exam.all>, @By() by: Actor) {
    return this.queries.execute(new AllExams({ id_guru: askedOf(by, id) }));
  }

  @Endpoint(exam.list, ofOneself)
  list(@Input() input: InputOf<typeof exam.list>, @By() by: Actor) {
    return this.queries.execute(new Exams({ ...input, id_guru: askedOf(by, input.id_guru) }));
  }

  @Endpoint(exam.one, readsExam)
  async one(@Input() { id }: InputOf<typeof exam.one>) {
    const found = (await this.queries.execute(new OneExam({ id }))) ?? refuse(common.NOT_FOUND);
    return { ...found, cbt: { ...found.cbt, token: this.token.of(found.cbt) } };
  }

  @Endpoint(exam.browserFile, readsExam)
  async browserFile(@Input() { id }: InputOf<typeof exam.browserFile>, @Res({ passthrough: true }) reply: FastifyReply) {
    const { cbt } = (await this.queries.execute(new OneExam({ id }))) ?? refuse(common.NOT_FOUND);
    return asFile(reply, { name: fileNameOf(['ujian', cbt.judul], 'seb'), type: 'application/seb', bytes: Buffer.from(sebFile(this.browsers.settingsOf(id))) });
  }

  @Endpoint(exam.teaches, ownExam)
  async teaches(@Input() { id }: InputOf<typeof exam.teaches>, @By() by: Actor) {
    return (await this.queries.execute(new TeachesExam({ id, id_guru: by.account as string }))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(exam.schedule, ofOneself)
  async schedule(@Input() { id_guru, id_tahun_ajaran }: InputOf<typeof exam.schedule>, @By() by: Actor) {
    const { data } = await this.queries.execute(new SupervisionSchedule({ id_guru: askedOf(by, id_guru), id_tahun_ajaran }));
    return { data: data.map(({ pakai_token, ...it }) => ({ ...it, token: this.token.of({ ...it, pakai_token }) })) };
  }

  @Endpoint(exam.plan, plansExam)
  plan(@Input() input: InputOf<typeof exam.plan>, @By() by: Actor) {
    return this.desk.plan(input, by);
  }

  @Endpoint(exam.change, ownExam)
  change(@Input() input: InputOf<typeof exam.change>, @By() by: Actor) {
    return this.desk.change(input, by);
  }

  @Endpoint(exam.choose, ownExam)
  choose(@Input() input: InputOf<typeof exam.choose>, @By() by: Actor) {
    return this.desk.choose(input, by);
  }

  /** Two that want the same supervisor are submitted one after the other. */
  @Endpoint(exam.submit, ownExam, IN_TURN)
  submit(@Input() { id_cbt }: InputOf<typeof exam.submit>, @By() by: Actor) {
    return this.commands.execute(new SubmitExam({ id_cbt }, by));
  }

  @Endpoint(exam.approve, isThere)
  approve(@Input() { id_cbt, setuju, alasan, versi }: InputOf<typeof exam.approve>, @By() by: Actor) {
    if (!setuju && !isReason(alasan)) throw new Refused(examRefusals.REASON_MISSING, {}, { alasan: examRefusals.REASON_MISSING });
    return this.commands.execute(setuju ? new ApproveExam({ id_cbt, versi }, by) : new ReturnExam({ id_cbt, versi, alasan }, by));
  }

  @Endpoint(exam.cancel, cancelsExam)
  cancel(@Input() input: InputOf<typeof exam.cancel>, @By() by: Actor) {
    return this.commands.execute(new CancelExam(input, by));
  }

  @Endpoint(exam.remove, ownExam)
  remove(@Input() { id }: InputOf<typeof exam.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveExam({ id_cbt: id }, by));
  }

  @Endpoint(exam.unlink, keepsRoom)
  async unlink(@Input() input: InputOf<typeof exam.unlink>, @By() by: Actor) {
    const { id_cbt } = (await this.queries.execute(new ExamOfRoom(input))) ?? refuse(common.NOT_FOUND);
    return this.commands.execute(new UnlinkSupervisor({ ...input, id_cbt }, by));
  }
}
