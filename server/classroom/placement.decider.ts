import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { StudentMoved, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { classroomRefusals as no } from '#contract/classroom/classroom.refusals';
import { PlacesOf } from '#projections/classroom/class-student.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';

type Placement = { id_murid: string; id_tahun_ajaran: string; id_kelas_tahun_ajaran: string };
type Of = { id_kelas_tahun_ajaran: string; kelas: string };
export class PlaceStudent extends DomainCommand<Placement> {}
export class WithdrawStudent extends DomainCommand<Placement> {}
export class MoveStudent extends DomainCommand<Placement & { kelas: string; dari: Of }> {}

/** The class of each semester, null after leaving it. */
type Classes = Record<string, string | null>;
type Needs = { placed: { id_kelas_tahun_ajaran: string }[] | undefined };

/** Where this stream says nothing of a semester yet, a log from before there was one may have told the read side. */
const classNow = (classes: Classes, { id_tahun_ajaran }: Placement, { placed }: Needs) => {
  const told = classes[id_tahun_ajaran];
  return told === undefined ? (placed?.[0]?.id_kelas_tahun_ajaran ?? null) : told;
};

/** Which class a student is in: one of each semester, or none. */
export const placementDecider = decider({
  stream: 'placement',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_murid }: Placement) => id_murid,
  commands: { PlaceStudent, WithdrawStudent, MoveStudent },
  events: { StudentPlaced, StudentWithdrawn, StudentMoved },
  initial: {} as Classes,
  needs: ({ id_murid, id_tahun_ajaran }: Placement, classes) => ({ placed: classes[id_tahun_ajaran] === undefined ? new PlacesOf({ ids: [id_murid], id_tahun_ajaran }) : undefined }),
  decide: {
    PlaceStudent: (wished, classes, { needs }) => {
      const now = classNow(classes, wished, needs);
      if (now === wished.id_kelas_tahun_ajaran) return nothing;
      if (now) throw new Refused(no.STUDENT_ELSEWHERE, {}, { daftar_murid: no.STUDENT_ELSEWHERE });
      return StudentPlaced(wished);
    },
    WithdrawStudent: (wished, classes, { needs }) => (classNow(classes, wished, needs) === wished.id_kelas_tahun_ajaran ? StudentWithdrawn(wished) : nothing),
    MoveStudent: ({ dari: sebelum, ...wished }, classes, { needs }) => {
      refuseUnless(wished.id_kelas_tahun_ajaran !== sebelum.id_kelas_tahun_ajaran, no.SAME_CLASS);
      const now = classNow(classes, wished, needs);
      if (now === wished.id_kelas_tahun_ajaran) return nothing;
      refuseUnless(now === sebelum.id_kelas_tahun_ajaran, no.STUDENT_NOT_THERE);
      return StudentMoved({ ...wished, sebelum });
    },
  },
  evolve: {
    StudentPlaced: (classes, { id_tahun_ajaran, id_kelas_tahun_ajaran }) => inSemester(classes, id_tahun_ajaran, id_kelas_tahun_ajaran),
    StudentWithdrawn: (classes, { id_tahun_ajaran }) => inSemester(classes, id_tahun_ajaran, null),
    StudentMoved: (classes, { id_tahun_ajaran, id_kelas_tahun_ajaran }) => inSemester(classes, id_tahun_ajaran, id_kelas_tahun_ajaran),
  },
});

const inSemester = (classes: Classes, id_tahun_ajaran: string | null, kelas: string | null): Classes => (id_tahun_ajaran ? { ...classes, [id_tahun_ajaran]: kelas } : classes);
