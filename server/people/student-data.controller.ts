import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { studentData } from '#contract/people/student-data.api';
import { BagianData } from '#contract/people/student-data';
import { ClassBook, StudentBook } from '#projections/people/student-data.query';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { adminOrSelf, consentsOfClass, healthOfClass, ownStudents } from '#server/people/people.policy';
import { stepOf } from '#server/people/person';
import { CorrectStudent, NoteDataRead, RecordStudentData } from '#server/people/student.decider';

type Kept = InputOf<typeof studentData.updateClass>['data'][number];

@Controller()
export class StudentDataController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(studentData.read, adminOrSelf)
  async read(@Input() { id }: InputOf<typeof studentData.read>, @By() by: Actor) {
    const book = (await this.queries.execute(new StudentBook({ id }))) ?? refuse(common.NOT_FOUND);
    const bagian = BagianData.options.filter((it) => book.data[it]);
    if (by.account !== id && bagian.length) await this.commands.execute(new NoteDataRead({ id_murid: id, bagian }, by));
    return book;
  }

  @Endpoint(studentData.write, byRole)
  write(@Input() { id, ...sections }: InputOf<typeof studentData.write>, @By() by: Actor) {
    return this.commands.execute(new RecordStudentData({ id_murid: id, sections }, by));
  }

  /** The whole class for its homeroom teacher and the admin; whose data are restricted, nobody else is told of. */
  @Endpoint(studentData.ofClass, healthOfClass)
  async ofClass(@Input() input: InputOf<typeof studentData.ofClass>, @By() actor: Actor) {
    const { data } = await this.queries.execute(new ClassBook(input));
    const seesAll = await consentsOfClass({ actor, input, ask: (question) => this.queries.execute(question as never) });
    return { data: data.filter((it) => seesAll || !it.dibatasi) };
  }

  @Endpoint(studentData.updateClass, ownStudents)
  async updateClass(@Input() { data }: InputOf<typeof studentData.updateClass>, @By() by: Actor) {
    const ditolak: { id_murid: string; alasan: string }[] = [];
    let position: string | undefined;
    for (const it of data) {
      const kept = await this.keep(it, by).catch((error: unknown) => {
        if (!(error instanceof Refused) || error.refusal.status >= 500) throw error;
        ditolak.push({ id_murid: it.id_murid, alasan: error.refusal.code });
        return undefined;
      });
      position = kept ?? position;
    }
    return { position, data: { jumlah: data.length - ditolak.length, ditolak } };
  }

  /** An address is the only thing that may be refused, so it goes first. */
  private async keep({ id_murid, kesehatan, no_hp, email, email_ayah, email_ibu, email_wali }: Kept, by: Actor) {
    const corrected = await this.commands.execute(new CorrectStudent({ id_murid, email }, stepOf(by, `email ${id_murid}`)));
    const parent = (address: string | null | undefined) => (address === undefined ? undefined : { email: address });
    const sections = { kesehatan, tempat_tinggal: no_hp === undefined ? undefined : { no_hp }, ayah: parent(email_ayah), ibu: parent(email_ibu), wali: parent(email_wali) };
    const recorded = await this.commands.execute(new RecordStudentData({ id_murid, sections }, stepOf(by, `data ${id_murid}`)));
    return recorded.position ?? corrected.position;
  }
}
