import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { peopleRefusals } from '#contract/people/people.refusals';
import type { students } from '#contract/people/student.api';
import type { teachers } from '#contract/people/teacher.api';
import { EmailOf } from '#projections/identity/account.query';
import { ReadSide } from '#projections/kit/read-side';
import { uuidV5 } from '#projections/kit/uuid';
import { ActiveClass, StudentCard, StudentDetail } from '#projections/people/student.query';
import { TeacherCard, TeacherDetail } from '#projections/people/teacher.query';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { PasswordFitness } from '#server/identity/password-fitness';
import { Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import { Clock } from '#server/kit/clock';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { Leading } from '#server/people/leading';
import { refuseLateYear } from '#server/people/person';
import { RegisterStudent } from '#server/people/student.decider';
import { GrantRoles, RegisterTeacher, refuseWithoutSubject } from '#server/people/teacher.decider';

const PRINCIPAL = 'kepalaSekolah' as const;
type Known = { username: string; nama: string | null };

/** Where a new person meets what is not theirs alone: their first password, and the class that they join. */
@Injectable()
export class NewPeople {
  constructor(
    private readonly sessions: VaultSessions, private readonly commands: CommandBus, private readonly queries: QueryBus,
    private readonly passwords: Passwords, private readonly fitness: PasswordFitness, private readonly leading: Leading, @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(Clock) private readonly clock: Clock,
  ) {}

  async teacher({ password, role, gantikan, ...it }: InputOf<typeof teachers.create>, by: Actor) {
    const id = idFor(by, 'teacher');
    refuseWithoutSubject(role ?? [], it.id_mata_pelajaran);
    const roles = role && [...new Set(['guruMapel' as const, ...role])];
    const isKnown = this.isKnown((await this.queries.execute(new TeacherDetail({ id })))?.data.nik, it.nik);
    const follows = gantikan && roles?.includes(PRINCIPAL) === true;
    const register = () => this.commands.execute(new RegisterTeacher({ id_guru: id, ...it, roles: follows ? roles?.filter((role) => role !== PRINCIPAL) : roles }, by));
    const { position } = await (isKnown ? register() : this.begin(id, password, { username: it.nik, nama: it.nama }, register));
    return { position: follows ? ((await this.lead(id, position, by)) ?? position) : position, data: { id } };
  }

  /** Only once they are on the books: a number that is taken must not cost the school its principal. */
  private async lead(id_guru: string, registered: string | undefined, by: Actor) {
    if (registered) await this.readSide.upTo(registered);
    await this.leading.makeRoom(id_guru, [PRINCIPAL], by);
    return (await this.commands.execute(new GrantRoles({ id_guru, roles: [PRINCIPAL] }, stepOf(by, 'principal')))).position;
  }

  /** First the student is on the books, with the class that they are to join, then they join it; a process does so where this ends in between. */
  async student({ password, id_kelas, ...it }: InputOf<typeof students.create>, by: Actor) {
    const id = idFor(by, 'student');
    refuseLateYear(it.tahun_masuk, this.clock.now());
    const kelas = id_kelas ? await this.classOf(id_kelas) : null;
    const isKnown = this.isKnown((await this.queries.execute(new StudentDetail({ id })))?.data.nis, it.nis);
    const register = () => this.commands.execute(new RegisterStudent({ id_murid: id, ...it, id_kelas_tahun_ajaran: kelas?.id_kelas_tahun_ajaran ?? null }, by));
    const registered = await (isKnown ? register() : this.begin(id, password, { username: it.nis, nama: it.nama }, register));
    const placed = kelas ? await this.commands.execute(new PlaceStudent({ id_murid: id, ...kelas }, stepOf(by, 'place'))) : undefined;
    return { position: placed?.position ?? registered.position, data: { id } };
  }

  /** A password that the admin chose: its owner has to change it, and is signed out everywhere. */
  async resetPassword(id: string, password: string, who: typeof TeacherCard | typeof StudentCard) {
    const account = (await this.queries.execute(new who({ id }))) && (await this.queries.execute(new EmailOf({ id_akun: id })));
    refuseUnless(account?.username, common.NOT_FOUND);
    await this.refuseUnfit(password, { username: account.username, nama: account.nama });
    await this.passwords.set(id, password, 'reset');
    await this.sessions.end(id, 'PASSWORD');
    return { position: undefined };
  }

  /** A repeated request: whoever it made may have chosen a password meanwhile, which stays. The same key for somebody else is a mistake. */
  private isKnown(before: string | null | undefined, login: string) {
    refuseUnless(before === undefined || before === login, common.KEY_REUSED);
    return before !== undefined;
  }

  /** Without a password, or with the number itself, nothing is kept: then it is the number. */
  private async begin(id: string, password: string | undefined, known: Known, register: () => Promise<Receipt>) {
    if (password === undefined || password === known.username) return register();
    await this.refuseUnfit(password, known);
    return this.passwords.before(id, password, register);
  }

  /** The number itself may be given back: it has to be changed at the first login. */
  private async refuseUnfit(password: string, { username, nama }: Known) {
    if (password !== username) await this.fitness.refuseUnfit(password, { personal: [username, nama] });
  }

  private async classOf(id_kelas: string) {
    const found = await this.queries.execute(new ActiveClass({ id_kelas }));
    const none = peopleRefusals.NO_SUCH_CLASS;
    if (!found) throw new Refused(none, {}, { id_kelas: none });
    return found;
  }
}

/** The id follows from the request, so that a repeated one makes the same person. */
const idFor = (by: Actor, kind: string) => uuidV5(by.command ?? randomUUID(), kind);
