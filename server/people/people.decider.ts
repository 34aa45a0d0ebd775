import { StudentRegistered, TeacherRegistered } from '#contract/people/people.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

type Kelamin = 'Pria' | 'Wanita';
export class RegisterTeacher extends DomainCommand<{ id_guru: string; nama: string; nik: string; jenis_kelamin: Kelamin }> {}
export class RegisterStudent extends DomainCommand<{ id_murid: string; nama: string; nis: string; jenis_kelamin: Kelamin; tahun_masuk: number }> {}

export const teacherDecider = decider({
  stream: 'teacher',
  idOf: ({ id_guru }: { id_guru: string }) => id_guru,
  commands: { RegisterTeacher },
  events: { TeacherRegistered },
  initial: { known: false },
  decide: { RegisterTeacher: (data, { known }) => (known ? nothing : TeacherRegistered(data)) },
  evolve: { TeacherRegistered: () => ({ known: true }) },
});

export const studentDecider = decider({
  stream: 'student',
  idOf: ({ id_murid }: { id_murid: string }) => id_murid,
  commands: { RegisterStudent },
  events: { StudentRegistered },
  initial: { known: false },
  decide: { RegisterStudent: (data, { known }) => (known ? nothing : StudentRegistered(data)) },
  evolve: { StudentRegistered: () => ({ known: true }) },
});
