import { ClassFormed, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { common } from '#contract/kit/refusal';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

type Formed = { id_kelas_tahun_ajaran: string; id_kelas: string; id_tahun_ajaran: string; tingkat: number; simbol: string; id_guru: string | null };
export class FormClass extends DomainCommand<Formed> {}
export class PlaceStudents extends DomainCommand<{ id_kelas_tahun_ajaran: string; daftar_murid: string[] }> {}
export class WithdrawStudent extends DomainCommand<{ id_kelas_tahun_ajaran: string; id_murid: string }> {}

export const classDecider = decider({
  stream: 'class',
  idOf: ({ id_kelas_tahun_ajaran }: { id_kelas_tahun_ajaran: string }) => id_kelas_tahun_ajaran,
  commands: { FormClass, PlaceStudents, WithdrawStudent },
  events: { ClassFormed, StudentPlaced, StudentWithdrawn },
  initial: { formed: false, members: new Set<string>() as ReadonlySet<string> },
  decide: {
    FormClass: (data, { formed }) => (formed ? nothing : ClassFormed(data)),
    PlaceStudents: ({ id_kelas_tahun_ajaran, daftar_murid }, { formed, members }) => {
      refuseUnless(formed, common.NOT_FOUND);
      return [...new Set(daftar_murid)].filter((it) => !members.has(it)).map((id_murid) => StudentPlaced({ id_kelas_tahun_ajaran, id_murid }));
    },
    WithdrawStudent: (data, { members }) => (members.has(data.id_murid) ? StudentWithdrawn(data) : nothing),
  },
  evolve: {
    ClassFormed: (state) => ({ ...state, formed: true }),
    StudentPlaced: (state, { id_murid }) => ({ ...state, members: new Set([...state.members, id_murid]) }),
    StudentWithdrawn: (state, { id_murid }) => ({ ...state, members: new Set([...state.members].filter((it) => it !== id_murid)) }),
  },
});
