import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { teachers } from '#contract/people/teacher.api';
import { TeacherCard, TeacherDetail, TeacherDirectory, TeacherList, TeachersNotSupervising, TeachersWithoutSubject } from '#projections/people/teacher.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { Leading } from '#server/people/leading';
import { knowsAllOf } from '#server/people/people.policy';
import { CorrectTeacher, GrantRoles, RemoveTeacher, RevokeRoles } from '#server/people/teacher.decider';

@Controller()
export class TeacherController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly leading: Leading) {}

  @Endpoint(teachers.list, byRole)
  list(@Input() input: InputOf<typeof teachers.list>) {
    return this.queries.execute(new TeacherList(input));
  }

  @Endpoint(teachers.one, byRole)
  async one(@Input() input: InputOf<typeof teachers.one>) {
    return (await this.queries.execute(new TeacherDetail(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(teachers.directory, byRole)
  directory(@Input() input: InputOf<typeof teachers.directory>, @By() { roles }: Actor) {
    return this.queries.execute(roles.includes('admin') ? new TeacherList(input) : new TeacherDirectory(input));
  }

  @Endpoint(teachers.card, byRole)
  async card(@Input() input: InputOf<typeof teachers.card>, @By() actor: Actor) {
    return (await this.queries.execute(knowsAllOf(actor, input.id) ? new TeacherDetail(input) : new TeacherCard(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(teachers.withoutSubject, byRole)
  withoutSubject(@Input() input: InputOf<typeof teachers.withoutSubject>) {
    return this.queries.execute(new TeachersWithoutSubject(input));
  }

  @Endpoint(teachers.notSupervising, byRole)
  notSupervising(@Input() input: InputOf<typeof teachers.notSupervising>) {
    return this.queries.execute(new TeachersNotSupervising(input));
  }

  @Endpoint(teachers.change, byRole)
  change(@Input() { id, ...wish }: InputOf<typeof teachers.change>, @By() by: Actor) {
    return this.commands.execute(new CorrectTeacher({ id_guru: id, ...wish }, by));
  }

  @Endpoint(teachers.remove, byRole)
  remove(@Input() { id }: InputOf<typeof teachers.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveTeacher({ id_guru: id }, by));
  }

  @Endpoint(teachers.grant, byRole)
  async grant(@Input() { id, roles, gantikan }: InputOf<typeof teachers.grant>, @By() by: Actor) {
    if (gantikan) await this.leading.makeRoom(id, roles, by);
    return this.commands.execute(new GrantRoles({ id_guru: id, roles }, by));
  }

  @Endpoint(teachers.revoke, byRole)
  revoke(@Input() { id, roles }: InputOf<typeof teachers.revoke>, @By() by: Actor) {
    return this.commands.execute(new RevokeRoles({ id_guru: id, roles }, by));
  }
}
