import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { students } from '#contract/people/student.api';
import { StudentCard, StudentDetail, StudentDirectory, StudentKin, StudentList } from '#projections/people/student.query';
import type { Ask } from '#projections/kit/question';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { classmatesOf, hasDirectory, knows, knowsAllOf, meetsOrSelf, seesRestricted, seenBy } from '#server/people/people.policy';
import { refuseLateYear } from '#server/people/person';
import { ChangePaymentStatus, ChangeStudentStatus, CorrectStudent, LiftRestriction, NameKin, RemoveStudent } from '#server/people/student.decider';

@Controller()
export class StudentController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, @Inject(Clock) private readonly clock: Clock) {}

  private readonly ask: Ask = (question) => this.queries.execute(question as never);

  @Endpoint(students.list, byRole)
  list(@Input() input: InputOf<typeof students.list>) {
    return this.queries.execute(new StudentList(input));
  }

  @Endpoint(students.one, byRole)
  async one(@Input() input: InputOf<typeof students.one>) {
    return (await this.queries.execute(new StudentDetail(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(students.card, meetsOrSelf)
  async card(@Input() input: InputOf<typeof students.card>, @By() actor: Actor) {
    const found = await this.queries.execute(knowsAllOf(actor, input.id) ? new StudentDetail(input) : new StudentCard({ ...input, knows: knows(actor, input.id) }));
    return found && (!found.data.dibatasi || (await seesRestricted({ actor, ask: this.ask }, input.id))) ? found : refuse(common.NOT_FOUND);
  }

  @Endpoint(students.directory, hasDirectory)
  async directory(@Input() input: InputOf<typeof students.directory>, @By() actor: Actor) {
    const [id_kelas, seen_by] = [await classmatesOf({ actor, ask: this.ask }), seenBy(actor)];
    if (seen_by === null) return this.queries.execute(new StudentList(input));
    if (id_kelas === undefined) return this.queries.execute(new StudentDirectory({ ...input, seen_by, knows: knows(actor) }));
    if (id_kelas === null) return { data: [], total: 0, page: input.page, limit: input.limit };
    // What is looked for would tell numbers that are not shown.
    const found = await this.queries.execute(new StudentDirectory({ ...input, search: '', sortBy: 'nama', id_kelas, seen_by }));
    return { ...found, data: found.data.map(({ id, nama, kelas, id_kelas: own }) => ({ id, nama, kelas, id_kelas: own })) };
  }

  @Endpoint(students.change, byRole)
  change(@Input() { id, ...wish }: InputOf<typeof students.change>, @By() by: Actor) {
    refuseLateYear(wish.tahun_masuk, this.clock.now());
    return this.commands.execute(new CorrectStudent({ id_murid: id, ...wish }, by));
  }

  @Endpoint(students.remove, byRole)
  remove(@Input() { id }: InputOf<typeof students.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveStudent({ id_murid: id }, by));
  }

  @Endpoint(students.liftRestriction, byRole)
  liftRestriction(@Input() { id }: InputOf<typeof students.liftRestriction>, @By() by: Actor) {
    return this.commands.execute(new LiftRestriction({ id_murid: id }, by));
  }

  @Endpoint(students.kin, byRole)
  async kin(@Input() input: InputOf<typeof students.kin>) {
    return (await this.queries.execute(new StudentKin(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(students.nameKin, byRole)
  nameKin(@Input() { id, ...wish }: InputOf<typeof students.nameKin>, @By() by: Actor) {
    return this.commands.execute(new NameKin({ id_murid: id, ...wish }, by));
  }

  @Endpoint(students.changePayment, byRole)
  changePayment(@Input() { id, status, sebelum }: InputOf<typeof students.changePayment>, @By() by: Actor) {
    return this.commands.execute(new ChangePaymentStatus({ id_murid: id, status, sebelum }, by));
  }

  @Endpoint(students.changeStanding, byRole)
  changeStanding(@Input() { id, status_murid, tanggal, alasan = null, sebelum }: InputOf<typeof students.changeStanding>, @By() by: Actor) {
    return this.commands.execute(new ChangeStudentStatus({ id_murid: id, status: status_murid, tanggal, alasan, sebelum }, by));
  }
}
