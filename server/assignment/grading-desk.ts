import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { assignment, SelNilaiTugas } from '#contract/assignment/assignment.api';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import { attendanceOf } from '#contract/attendance/attendance';
import { scoreOf } from '#contract/exam/marking';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { AssignmentLesson } from '#projections/assignment/assignment-lesson.query';
import { StudentsOfAssignment } from '#projections/assignment/work.query';
import { NamesOf } from '#projections/identity/account.query';
import { ReadSide } from '#projections/kit/read-side';
import { MarkWork, submissionDecider, submissionId } from '#server/assignment/submission.decider';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { lineOf, Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { Journal } from '#server/kit/log/journal';
import { someAtOnce } from '#server/kit/some-at-once';

type Outcome = OutputOf<typeof assignment.mark>['data'][number];
type Standing = Omit<Outcome, 'id_murid' | 'hasil' | 'jumlah'>;
const AT_ONCE = 8;
const NOTHING: Standing = { tugas_nilai: null, kriteria: [], feedback: null, oleh: null, dinilai_pada: null };

/** Where work is marked, cell by cell: what is wrong with one keeps no other from being written. */
@Injectable()
export class GradingDesk {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly journal: Journal, @Inject(ReadSide) private readonly readSide: ReadSide,
  ) {}

  async mark({ id_sesi, id_kd, id_mata_pelajaran, data }: InputOf<typeof assignment.mark>, by: Actor): Promise<Receipt> {
    const lesson = (await this.queries.execute(new AssignmentLesson({ id_sesi }))) ?? refuse(common.NOT_FOUND);
    if (id_mata_pelajaran !== undefined && id_mata_pelajaran !== lesson.id_mata_pelajaran) throw new Refused(common.LOST_REFERENCE, {}, { id_mata_pelajaran: common.LOST_REFERENCE });
    const students = new Set((await this.queries.execute(new StudentsOfAssignment({ id_sesi }))).map(({ id_murid }) => id_murid));
    const [positions, met]: [string[], Set<string>] = [[], new Set()];
    const outcomes = await someAtOnce(data.map((cell, i) => ({ cell, i })), AT_ONCE, async ({ cell, i }): Promise<Outcome> => {
      const id_murid = whoseCell(cell, id_sesi);
      try {
        refuseUnless(id_murid && students.has(id_murid), no.NOT_IN_CLASS);
        refuseUnless(!met.has(id_murid), no.STUDENT_TWICE);
        met.add(id_murid);
        const { position } = await this.commands.execute(new MarkWork({ id_sesi, id_murid, ...marksIn(cell), feedback: cell.feedback, versi: cell.versi, sebelum: cell.sebelum, id_kd: id_kd ?? null }, stepOf(by, `cell ${i}`)));
        if (position) positions.push(position);
        return { id_murid, hasil: position ? 'ok' : 'tidak_berubah', jumlah: null, ...(await this.standing(id_sesi, id_murid)) };
      } catch (error) {
        const { refusal, params } = lineOf(error);
        return { id_murid: id_murid ?? null, hasil: refusal.code, jumlah: Number(params.jumlah ?? Number.NaN) || null, ...(id_murid && students.has(id_murid) && refusal !== common.HISTORY_BROKEN ? await this.standing(id_sesi, id_murid) : NOTHING) };
      }
    });
    await Promise.all(positions.map((it) => this.readSide.upTo(it)));
    return { position: positions.at(-1), data: await this.named(outcomes) };
  }

  /** What stands, by the log itself: whoever was first is told of by name, however far the tables are. */
  private async standing(id_sesi: string, id_murid: string): Promise<Standing> {
    const last = (await this.journal.read(`${submissionDecider.stream}-${submissionId(id_sesi, id_murid)}`)).findLast(({ type }) => type === 'SubmissionMarked');
    if (!last) return NOTHING;
    const { tugas_nilai, kriteria, feedback } = last.data;
    return { tugas_nilai, kriteria, feedback, oleh: last.meta.account && !last.data.isOtomatis ? { id: last.meta.account, nama: null } : null, dinilai_pada: last.at };
  }

  private async named(outcomes: readonly Outcome[]): Promise<Outcome[]> {
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(outcomes.flatMap(({ oleh }) => oleh?.id ?? []))] }));
    return outcomes.map((it) => ({ ...it, oleh: it.oleh && { id: it.oleh.id, nama: names.get(it.oleh.id) ?? null } }));
  }
}

/** By the student or by their row; where both are said, both mean the same. */
function whoseCell({ id, id_murid }: SelNilaiTugas, id_sesi: string) {
  const row = id === undefined ? undefined : attendanceOf(id);
  if (row && (row.id_sesi !== id_sesi || (id_murid !== undefined && row.id_murid !== id_murid))) return undefined;
  return id_murid ?? row?.id_murid;
}

const number = (it: number | string) => scoreOf(it) ?? refuse(no.NOT_A_MARK);
function marksIn({ tugas_nilai, kriteria }: SelNilaiTugas) {
  const whole = typeof tugas_nilai === 'string' && !tugas_nilai.trim() ? null : tugas_nilai;
  const mark = whole === null || whole === undefined ? whole : number(whole);
  refuseUnless(!(typeof mark === 'number' && mark > 100), no.NOT_A_MARK);
  return { tugas_nilai: mark, kriteria: kriteria.map(number) };
}
