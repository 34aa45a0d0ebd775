import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { teaching } from '#contract/subject/teaching.api';
import { SubjectsAndClasses, SubjectsAndLevels } from '#projections/subject/teaching.query';
import { OneClass } from '#projections/classroom/classroom.query';
import type { Actor } from '#server/kit/deciding/command';
import { Refused } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { AssignTeacher, teachingId, UnassignTeacher } from '#server/subject/teaching.decider';
import { leads, ownTeaching } from '#server/subject/teaching.policy';

/** Nobody's id: whoever has no account teaches nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

@Controller()
export class TeachingController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus) {}

  @Endpoint(teaching.subjectsAndLevels, ownTeaching)
  subjectsAndLevels(@Input() input: InputOf<typeof teaching.subjectsAndLevels>, @By() { account }: Actor) {
    return this.queries.execute(new SubjectsAndLevels({ ...input, id_guru: input.id_guru ?? account ?? NOBODY }));
  }

  @Endpoint(teaching.subjectsAndClasses, ownTeaching)
  subjectsAndClasses(@Input() input: InputOf<typeof teaching.subjectsAndClasses>, @By() by: Actor) {
    const own = input.id_kelas && leads(by) ? undefined : (by.account ?? NOBODY);
    return this.queries.execute(new SubjectsAndClasses({ ...input, id_guru: input.id_guru ?? own }));
  }

  @Endpoint(teaching.assign, byRole)
  async assign(@Input() { id_guru, id_mata_pelajaran, id_kelas: id }: InputOf<typeof teaching.assign>, @By() by: Actor) {
    const found = await this.queries.execute(new OneClass({ id }));
    if (!found) throw new Refused(common.LOST_REFERENCE, {}, { id_kelas: common.LOST_REFERENCE });
    const { id_kelas, id_kelas_tahun_ajaran, id_tahun_ajaran } = found.data;
    const id_pengampu = teachingId({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru });
    const receipt = await this.commands.execute(new AssignTeacher({ id_pengampu, id_guru, id_mata_pelajaran, id_kelas, id_kelas_tahun_ajaran, id_tahun_ajaran }, by));
    return { ...receipt, data: { id: id_pengampu } };
  }

  @Endpoint(teaching.unassign, byRole)
  unassign(@Input() { id }: InputOf<typeof teaching.unassign>, @By() by: Actor) {
    return this.commands.execute(new UnassignTeacher({ id_pengampu: id }, by));
  }
}
