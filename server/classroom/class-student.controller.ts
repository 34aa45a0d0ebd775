import { Controller, Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { classroom } from '#contract/classroom/classroom.api';
import type { InputOf } from '#contract/kit/endpoint';
import { ClassCandidates, ClassMembers, ClassStudents, FreeTeachers } from '#projections/classroom/class-student.query';
import { overCapacity } from '#projections/classroom/classroom.query';
import { knowsNumbers, ownClassOrStaff } from '#server/classroom/classroom.policy';
import { Placing } from '#server/classroom/placing';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class ClassStudentController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus, @Inject(Placing) private readonly placing: Placing) {}

  @Endpoint(classroom.freeTeachers, byRole)
  freeTeachers(@Input() input: InputOf<typeof classroom.freeTeachers>) {
    return this.queries.execute(new FreeTeachers(input));
  }

  @Endpoint(classroom.members, byRole)
  async members(@Input() { id, ...input }: InputOf<typeof classroom.members>) {
    return this.queries.execute(new ClassMembers({ ...input, id: (await this.placing.classOf(id)).id_kelas_tahun_ajaran }));
  }

  @Endpoint(classroom.candidates, byRole)
  async candidates(@Input() { id, ...input }: InputOf<typeof classroom.candidates>) {
    return this.queries.execute(new ClassCandidates({ ...input, id: (await this.placing.classOf(id)).id_kelas_tahun_ajaran }));
  }

  /** A student's number is also their first password: few see it. */
  @Endpoint(classroom.students, ownClassOrStaff)
  async students(@Input() input: InputOf<typeof classroom.students>, @By() actor: Actor) {
    const { data } = await this.queries.execute(new ClassStudents({ id: (await this.placing.classOf(input.id)).id_kelas_tahun_ajaran }));
    const hasNumbers = await knowsNumbers({ actor, input, ask: (question) => this.queries.execute(question as never) });
    return { data: hasNumbers ? data : data.map((it) => ({ ...it, nis: null })) };
  }

  @Endpoint(classroom.addStudents, byRole)
  async addStudents(@Input() { id, daftar_murid }: InputOf<typeof classroom.addStudents>, @By() by: Actor) {
    const { position } = await this.placing.place(await this.placing.classOf(id), daftar_murid, by);
    return { position, data: await this.filled(id) };
  }

  @Endpoint(classroom.removeStudents, byRole)
  async removeStudents(@Input() { id, daftar_murid }: InputOf<typeof classroom.removeStudents>, @By() by: Actor) {
    return this.placing.withdraw(await this.placing.classOf(id), daftar_murid, by);
  }

  @Endpoint(classroom.moveStudents, byRole)
  async moveStudents(@Input() { id, id_kelas_tujuan, daftar_murid }: InputOf<typeof classroom.moveStudents>, @By() by: Actor) {
    const to = await this.placing.classOf(id_kelas_tujuan);
    const { hasil, position } = await this.placing.move(await this.placing.classOf(id), to, daftar_murid, by);
    return { position, data: { hasil, kelas: to.kelas, ...(await this.filled(id_kelas_tujuan)) } };
  }

  private async filled(id: string) {
    const { jumlah_murid } = await this.placing.classOf(id);
    return { jumlah_murid, peringatan: overCapacity(jumlah_murid) };
  }
}
