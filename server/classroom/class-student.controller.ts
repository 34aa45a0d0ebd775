import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { classroom } from '#contract/classroom/classroom.api';
import { classroomRefusals } from '#contract/classroom/classroom.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { ClassCandidates, ClassMembers, ClassStudents, FreeTeachers, KnownStudents } from '#projections/classroom/class-student.query';
import { OneClass, overCapacity } from '#projections/classroom/classroom.query';
import { ReadSide } from '#projections/kit/read-side';
import { PlaceStudents, WithdrawStudents } from '#server/classroom/classroom.decider';
import { knowsNumbers, ownClassOrStaff } from '#server/classroom/classroom.policy';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class ClassStudentController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(ReadSide) private readonly readSide: ReadSide) {}

  @Endpoint(classroom.freeTeachers, byRole)
  freeTeachers(@Input() input: InputOf<typeof classroom.freeTeachers>) {
    return this.queries.execute(new FreeTeachers(input));
  }

  @Endpoint(classroom.members, byRole)
  async members(@Input() { id, ...input }: InputOf<typeof classroom.members>) {
    return this.queries.execute(new ClassMembers({ ...input, id: (await this.classOf(id)).id_kelas_tahun_ajaran }));
  }

  @Endpoint(classroom.candidates, byRole)
  async candidates(@Input() { id, ...input }: InputOf<typeof classroom.candidates>) {
    return this.queries.execute(new ClassCandidates({ ...input, id: (await this.classOf(id)).id_kelas_tahun_ajaran }));
  }

  /** A student's number is also their first password: few see it. */
  @Endpoint(classroom.students, ownClassOrStaff)
  async students(@Input() input: InputOf<typeof classroom.students>, @By() actor: Actor) {
    const { data } = await this.queries.execute(new ClassStudents({ id: (await this.classOf(input.id)).id_kelas_tahun_ajaran }));
    const hasNumbers = await knowsNumbers({ actor, input, ask: (question) => this.queries.execute(question as never) });
    return { data: hasNumbers ? data : data.map((it) => ({ ...it, nis: null })) };
  }

  @Endpoint(classroom.addStudents, byRole)
  async addStudents(@Input() { id, daftar_murid }: InputOf<typeof classroom.addStudents>, @By() by: Actor) {
    const { id_kelas_tahun_ajaran } = await this.classOf(id);
    const known = await this.queries.execute(new KnownStudents({ ids: daftar_murid }));
    refuseWhoLeft(known);
    const { position } = await this.commands.execute(new PlaceStudents({ id_kelas_tahun_ajaran, daftar_murid }, by));
    if (position) await this.readSide.upTo(position);
    const { jumlah_murid } = await this.classOf(id_kelas_tahun_ajaran);
    return { position, data: { jumlah_murid, peringatan: overCapacity(jumlah_murid) } };
  }

  @Endpoint(classroom.removeStudents, byRole)
  async removeStudents(@Input() { id, daftar_murid }: InputOf<typeof classroom.removeStudents>, @By() by: Actor) {
    const { id_kelas_tahun_ajaran } = await this.classOf(id);
    return this.commands.execute(new WithdrawStudents({ id_kelas_tahun_ajaran, daftar_murid }, by));
  }

  private async classOf(id: string) {
    return ((await this.queries.execute(new OneClass({ id }))) ?? refuse(common.NOT_FOUND)).data;
  }
}

/** Only who is a student now joins a class. */
function refuseWhoLeft(known: readonly { status_murid: string }[]) {
  if (known.some((it) => it.status_murid !== 'aktif')) throw new Refused(classroomRefusals.STUDENT_LEFT, {}, { daftar_murid: classroomRefusals.STUDENT_LEFT });
}
