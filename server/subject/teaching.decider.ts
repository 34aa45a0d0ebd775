import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import { TeacherAssigned, TeacherUnassigned } from '#contract/subject/teaching.events';
import { teachingRefusals as no } from '#contract/subject/teaching.refusals';
import { IsScheduled } from '#projections/subject/teaching.query';
import { uuidV5 } from '#projections/kit/uuid';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

type Id = { id_pengampu: string };
type Teaching = Id & { id_guru: string; id_mata_pelajaran: string; id_kelas: string; id_kelas_tahun_ajaran: string; id_tahun_ajaran: string };
export class AssignTeacher extends DomainCommand<Teaching> {}
export class UnassignTeacher extends DomainCommand<Id> {}

/** The same teacher, subject and class of a semester are one assignment, however often it is wished. */
export const teachingId = ({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru }: Omit<Teaching, 'id_pengampu' | 'id_kelas' | 'id_tahun_ajaran'>) =>
  uuidV5(id_kelas_tahun_ajaran, `${id_mata_pelajaran}|${id_guru}`);

/** Whether a teacher teaches a subject in a class of a semester. */
export const teachingDecider = decider({
  stream: 'teaching',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_pengampu }: Id) => id_pengampu,
  commands: { AssignTeacher, UnassignTeacher },
  events: { TeacherAssigned, TeacherUnassigned },
  initial: { assigned: null } as { assigned: Teaching | null },
  needs: ({ id_pengampu }: Id, _, command) => ({ isScheduled: command === 'UnassignTeacher' ? new IsScheduled({ id_pengampu }) : undefined }),
  decide: {
    AssignTeacher: (teaching, { assigned }) => (assigned ? nothing : TeacherAssigned(teaching)),
    UnassignTeacher: (_, { assigned }, { needs: { isScheduled } }) => {
      refuseUnless(assigned, common.NOT_FOUND);
      refuseUnless(!isScheduled, no.STILL_SCHEDULED);
      return TeacherUnassigned(assigned);
    },
  },
  evolve: { TeacherAssigned: (_, assigned) => ({ assigned }), TeacherUnassigned: () => ({ assigned: null }) },
});
