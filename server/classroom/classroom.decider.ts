import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { ClassDissolved, ClassFormed, ClassRenamed, HomeroomAssigned } from '#contract/classroom/classroom.events';
import { classroomRefusals as no } from '#contract/classroom/classroom.refusals';
import { alike } from '#contract/kit/fields';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { OneClass } from '#projections/classroom/classroom.query';
import { UseOf } from '#projections/kit/resource-checks';
import { DomainCommand } from '#server/kit/deciding/command';
import { type Claim, decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuseUnless } from '#server/kit/deciding/refused';

type Id = { id_kelas_tahun_ajaran: string };
type Named = { tingkat: number; simbol: string; id_level: string | null; id_program: string | null };
type Formed = Id & { id_kelas: string; id_tahun_ajaran: string; id_guru: string | null } & Named;
type Optional<T> = { [K in keyof T]?: T[K] | undefined };
export class FormClass extends DomainCommand<Omit<Formed, 'id_level' | 'id_program'> & Optional<Named>> {}
export class RenameClass extends DomainCommand<Id & Optional<Named> & { sebelum?: SeenOf }> {}
export class AssignHomeroom extends DomainCommand<Id & { id_guru: string | null; sebelum?: SeenOf }> {}
export class DissolveClass extends DomainCommand<Id> {}

type SchoolClass = { formed: Formed | null };
const found = ({ formed }: SchoolClass): Formed => {
  refuseUnless(formed, common.NOT_FOUND);
  return formed;
};

/** A class in one semester. Its name and its homeroom teacher are no other class's of that semester. */
export const classDecider = decider({
  stream: 'class',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_kelas_tahun_ajaran }: Id) => id_kelas_tahun_ajaran,
  commands: { FormClass, RenameClass, AssignHomeroom, DissolveClass },
  events: { ClassFormed, ClassRenamed, ClassDissolved, HomeroomAssigned },
  initial: { formed: null } as SchoolClass,
  needs: ({ id_kelas_tahun_ajaran: id }: Id, _, command) => ({ use: command === 'DissolveClass' ? new UseOf({ name: 'class', id }) : undefined, kelas: command === 'DissolveClass' ? new OneClass({ id }) : undefined }),
  decide: {
    FormClass: ({ id_level = null, id_program = null, ...data }, { formed }) => (formed ? nothing : ClassFormed({ ...data, id_level, id_program })),
    RenameClass: ({ sebelum: seen, ...wished }, state) => {
      const { id_kelas_tahun_ajaran, id_kelas, id_tahun_ajaran, id_guru: _, ...sebelum } = found(state);
      refuseOvertaken(seen, sebelum, wished);
      const { tingkat = sebelum.tingkat, simbol = sebelum.simbol, id_level = sebelum.id_level, id_program = sebelum.id_program } = wished;
      const isSame = tingkat === sebelum.tingkat && simbol === sebelum.simbol && id_level === sebelum.id_level && id_program === sebelum.id_program;
      return isSame ? nothing : ClassRenamed({ id_kelas_tahun_ajaran, id_kelas, id_tahun_ajaran, tingkat, simbol, id_level, id_program, sebelum });
    },
    AssignHomeroom: ({ id_guru, sebelum: seen }, state) => {
      const { id_kelas_tahun_ajaran, id_kelas, id_tahun_ajaran, id_guru: sebelum } = found(state);
      refuseOvertaken(seen, { id_guru: sebelum }, { id_guru });
      return id_guru === sebelum ? nothing : HomeroomAssigned({ id_kelas_tahun_ajaran, id_kelas, id_tahun_ajaran, id_guru, sebelum });
    },
    DissolveClass: (_, state, { needs: { use, kelas } }) => {
      const formed = found(state);
      refuseUnless(!kelas?.data.jumlah_murid, no.CLASS_HAS_STUDENTS);
      refuseUnless(!use, common.IN_USE, { tempat: use ?? '' });
      return ClassDissolved(formed);
    },
  },
  evolve: {
    ClassFormed: (_, formed) => ({ formed }),
    ClassRenamed: ({ formed }, { sebelum: _, ...named }) => ({ formed: formed && { ...formed, ...named } }),
    ClassDissolved: () => ({ formed: null }),
    HomeroomAssigned: ({ formed }, { id_guru }) => ({ formed: formed && { ...formed, id_guru } }),
  },
  claims: ({ formed }) => (formed ? ownClaims(formed) : []),
});

const claim = (kind: string, { id_tahun_ajaran }: Formed, value: string, field: string, taken: Claim['taken']): Claim => ({ kind, value: `${id_tahun_ajaran}|${value}`, field, ...(taken && { taken }) });
const ownClaims = (it: Formed) => [
  claim('class.name', it, `${it.tingkat}|${alike(it.simbol)}`, 'simbol', no.CLASS_EXISTS),
  ...(it.id_guru ? [claim('class.homeroom', it, it.id_guru, 'id_guru', no.HOMEROOM_TAKEN)] : []),
];
