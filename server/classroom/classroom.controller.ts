import { randomUUID } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { classroom } from '#contract/classroom/classroom.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { ClassDetail, Classes, ClassesByLevel, ClassMaster, OneClass } from '#projections/classroom/classroom.query';
import { uuidV5 } from '#projections/kit/uuid';
import { newClass, placed } from '#server/classroom/class-wish';
import { AssignHomeroom, DissolveClass, FormClass, RenameClass } from '#server/classroom/classroom.decider';
import { ownClassOrStaff } from '#server/classroom/classroom.policy';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class ClassroomController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus) {}

  @Endpoint(classroom.master, byRole)
  master() {
    return this.queries.execute(new ClassMaster({}));
  }

  @Endpoint(classroom.all, byRole)
  all(@Input() input: InputOf<typeof classroom.all>) {
    return this.queries.execute(new Classes(input));
  }

  @Endpoint(classroom.withStudents, byRole)
  withStudents(@Input() input: InputOf<typeof classroom.withStudents>) {
    return this.queries.execute(new Classes(input));
  }

  /** Students have one class, their own. */
  @Endpoint(classroom.list, byRole)
  list(@Input() input: InputOf<typeof classroom.list>, @By() { account, roles }: Actor) {
    return this.queries.execute(new Classes({ ...input, id_murid: roles.includes('murid') ? (account ?? undefined) : undefined }));
  }

  @Endpoint(classroom.byLevel, byRole)
  byLevel(@Input() input: InputOf<typeof classroom.byLevel>) {
    return this.queries.execute(new ClassesByLevel(input));
  }

  @Endpoint(classroom.one, ownClassOrStaff)
  one(@Input() input: InputOf<typeof classroom.one>) {
    return this.queries.execute(new OneClass(input));
  }

  @Endpoint(classroom.detail, byRole)
  async detail(@Input() input: InputOf<typeof classroom.detail>) {
    return (await this.queries.execute(new ClassDetail(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(classroom.form, byRole)
  async form(@Input() wish: InputOf<typeof classroom.form>, @By() by: Actor) {
    const id_kelas_tahun_ajaran = uuidV5(by.command ?? randomUUID(), 'class');
    const formed = await newClass(wish, (question) => this.queries.execute(question));
    const receipt = await this.commands.execute(new FormClass({ id_kelas_tahun_ajaran, ...formed }, by));
    return { ...receipt, data: { id: formed.id_kelas, id_kelas: formed.id_kelas, id_kelas_tahun_ajaran } };
  }

  @Endpoint(classroom.change, byRole)
  async change(@Input() { id, ...wish }: InputOf<typeof classroom.change>, @By() by: Actor) {
    const { tingkat, id_level } = await placed(wish, (question) => this.queries.execute(question));
    const level = tingkat === undefined ? {} : { tingkat, id_level };
    return this.commands.execute(new RenameClass({ ...(await this.idOf(id)), simbol: wish.simbol, id_program: wish.id_program, ...level, sebelum: wish.sebelum }, by));
  }

  @Endpoint(classroom.remove, byRole)
  async remove(@Input() { id }: InputOf<typeof classroom.remove>, @By() by: Actor) {
    return this.commands.execute(new DissolveClass(await this.idOf(id), by));
  }

  @Endpoint(classroom.assignHomeroom, byRole)
  async assignHomeroom(@Input() { id, id_guru, id_tahun_ajaran, sebelum }: InputOf<typeof classroom.assignHomeroom>, @By() by: Actor) {
    return this.commands.execute(new AssignHomeroom({ ...(await this.idOf(id, id_tahun_ajaran)), id_guru, sebelum }, by));
  }

  private async idOf(id: string, id_tahun_ajaran?: string) {
    const { data } = (await this.queries.execute(new OneClass({ id, id_tahun_ajaran }))) ?? refuse(common.NOT_FOUND);
    return { id_kelas_tahun_ajaran: data.id_kelas_tahun_ajaran };
  }
}
