import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { JawabanMurid, NOTHING_DONE } from '#contract/assignment/assignment';
import type { assignment } from '#contract/assignment/assignment.api';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import { attendanceId, attendanceOf } from '#contract/attendance/attendance';
import type { InputOf } from '#contract/kit/endpoint';
import { isBlank } from '#contract/question-bank/question';
import { receiptOf } from '#projections/assignment/work.query';
import { KeptFile } from '#projections/file/file.query';
import { BeginAssignment } from '#server/assignment/assignment.decider';
import { AssignmentFromLog } from '#server/assignment/assignment-from-log';
import { HandIn, type Isi, refuseClosed, refuseForeign, refuseUnfit, submissionDecider, submissionId } from '#server/assignment/submission.decider';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { clean } from '#server/kit/markup';

const NOTHING: Isi = { essay_answer: null, jawaban_murid: null, id_file: null };

/** Where students hand in: what they get is a receipt of what the log holds. */
@Injectable()
export class HandInDesk {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Deciding) private readonly deciding: Deciding, @Inject(Clock) private readonly clock: Clock,
  ) {}

  handIn({ id_sesi, essay_answer, id_file, jawaban_murid }: InputOf<typeof assignment.handIn>, by: Actor) {
    return this.take(id_sesi, { ...NOTHING, ...(essay_answer !== undefined && { essay_answer: essay(essay_answer) }), ...(jawaban_murid && { jawaban_murid: { ...jawaban_murid } }), ...(id_file && { id_file }) }, by);
  }

  /** By the row of the register, as older clients hand in: the answer says by itself which of the kinds it is. */
  answer({ id, tipe_assignment, answer }: InputOf<typeof assignment.answer>, by: Actor) {
    const isi = tipe_assignment === 'Multiple Choice' ? { jawaban_murid: lettersIn(answer) } : tipe_assignment === 'Essay' && typeof answer === 'string' ? { essay_answer: essay(answer) } : refuse(no.WRONG_ANSWER_KIND);
    return this.take(attendanceOf(id).id_sesi, { ...NOTHING, ...isi }, by);
  }

  /** What is asked for stands from the first work on: whoever sets it cannot change it in between. */
  private async take(id_sesi: string, isi: Isi, by: Actor) {
    const id_murid = by.account as string;
    const tugas = (await this.queries.execute(new AssignmentFromLog({ id_sesi }))) ?? refuse(no.NO_ASSIGNMENT);
    if (!tugas.isBegun) {
      refuseUnfit(isi, tugas);
      refuseForeign(isi, id_murid, isi.id_file ? await this.queries.execute(new KeptFile({ id: isi.id_file })) : undefined);
      refuseClosed(NOTHING_DONE, tugas, this.clock.now().toISOString());
      await this.commands.execute(new BeginAssignment({ id_sesi }, stepOf(by, 'begin')));
    }
    const receipt = await this.commands.execute(new HandIn({ id_sesi, id_murid, ...isi }, by));
    const { versi, submit_time, isTerlambat } = await this.deciding.stateOf(submissionDecider, submissionId(id_sesi, id_murid));
    return { ...receipt, data: { id: attendanceId(id_sesi, id_murid), versi, submit_time: submit_time as string, isTerlambat, tanda_terima: receiptOf(submissionId(id_sesi, id_murid), versi) } };
  }
}

function essay(written: string) {
  const html = clean(written);
  refuseUnless(!isBlank(html), no.NOTHING_HANDED_IN);
  return html;
}

function lettersIn(answer: string | JawabanMurid): JawabanMurid {
  try {
    return JawabanMurid.parse(typeof answer === 'string' ? JSON.parse(answer) : answer);
  } catch {
    return refuse(no.WRONG_ANSWER_KIND);
  }
}
