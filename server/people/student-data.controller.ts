import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { studentData } from '#contract/people/student-data.api';
import { BagianData } from '#contract/people/student-data';
import { ClassBook, StudentBook } from '#projections/people/student-data.query';
import type { Actor } from '#server/kit/deciding/command';
import { lineOf, Refused, refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { adminOrSelf, consentsOfClass, healthOfClass, ownStudents } from '#server/people/people.policy';
import { NoteDataRead, RecordStudentData } from '#server/people/student.decider';
import type { Sections } from '#server/people/student-sections';

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
  async write(@Input() { id, sebelum, ...sections }: InputOf<typeof studentData.write>, @By() by: Actor) {
    const record = new RecordStudentData({ id_murid: id, sections, sebelum }, by);
    return this.commands.execute(record).catch(async (error: unknown) => {
      const bagian = BagianData.options.filter((it) => it in latestOf(error));
      // Whoever is told what somebody else has written was shown it.
      if (bagian.length) await this.commands.execute(new NoteDataRead({ id_murid: id, bagian }, stepOf(by, 'told')));
      throw error;
    });
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
    const ditolak: { id_murid: string; alasan: string; terbaru?: Section }[] = [];
    let position: string | undefined;
    for (const it of data) {
      const kept = await this.keep(it, by).catch((error: unknown) => {
        const { refusal } = lineOf(error);
        const terbaru = latestOf(error);
        ditolak.push({ id_murid: it.id_murid, alasan: refusal.code, ...(Object.keys(terbaru).length > 0 && { terbaru: asOfClass(terbaru) }) });
        return undefined;
      });
      position = kept ?? position;
    }
    return { position, data: { jumlah: data.length - ditolak.length, ditolak } };
  }

  private async keep({ id_murid, sebelum, ...wish }: Kept, by: Actor) {
    const [{ email, ...sections }, seen] = [asInBook(wish), sebelum && asInBook(sebelum)];
    const record = new RecordStudentData({ id_murid, sections, email: email as string | null | undefined, sebelum: seen as SeenOf }, stepOf(by, `data ${id_murid}`));
    return (await this.commands.execute(record)).position;
  }
}

type Section = Record<string, unknown>;
/** What the homeroom teacher keeps, in the sections of the data book where it stands. */
function asInBook({ kesehatan, no_hp, email, email_ayah, email_ibu, email_wali }: Section): { [K in keyof Sections]: Section | undefined } & { email?: unknown } {
  const inside = (field: string, value: unknown) => (value === undefined ? undefined : { [field]: value });
  return { kesehatan: kesehatan as Section | undefined, email, tempat_tinggal: inside('no_hp', no_hp), ayah: inside('email', email_ayah), ibu: inside('email', email_ibu), wali: inside('email', email_wali) };
}

/** The other way round. */
function asOfClass({ kesehatan, email, tempat_tinggal, ayah, ibu, wali }: Section) {
  const of = (section: unknown, field: string) => (section as Section | undefined)?.[field];
  const found = { kesehatan, email, no_hp: of(tempat_tinggal, 'no_hp'), email_ayah: of(ayah, 'email'), email_ibu: of(ibu, 'email'), email_wali: of(wali, 'email') };
  return Object.fromEntries(Object.entries(found).filter(([, it]) => it !== undefined));
}

/** What a refusal says that is there by now. */
const latestOf = (error: unknown): Section => (error instanceof Refused ? ((error.beside as { terbaru?: Section }).terbaru ?? {}) : {});
