import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { gradebook } from '#contract/grading/gradebook.api';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { GradebookColumns, Gradebooks, OpenGradebook } from '#projections/grading/gradebook.query';
import { ColumnAuthors } from '#projections/grading/gradebook-place.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';

import { AskUnlock, ChangeColumn, JudgeAttitude, LockGradebook, RemoveColumn, UnlockGradebook, WriteDescription } from '#server/grading/gradebook.commands';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { locksGrades, partIn, readerOf, readsBooks, readsGrades, writesGrades } from '#server/grading/gradebook.policy';

@Controller()
export class GradebookController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: GradebookDesk) {}

  @Endpoint(gradebook.tab, readsBooks)
  tab(@Input() { sebagai, ...input }: InputOf<typeof gradebook.tab>, @By() by: Actor) {
    return this.queries.execute(new Gradebooks({ ...input, pembaca: readerOf(by, sebagai) }));
  }

  @Endpoint(gradebook.byLevel, readsBooks)
  byLevel(@Input() input: InputOf<typeof gradebook.byLevel>, @By() by: Actor) {
    return this.queries.execute(new Gradebooks({ ...input, pembaca: readerOf(by) }));
  }

  @Endpoint(gradebook.open, readsGrades)
  async open(@Input() input: InputOf<typeof gradebook.open>, @By() by: Actor) {
    const book = (await this.queries.execute(new OpenGradebook(await this.desk.bookOf(input)))) ?? refuse(no.NO_GRADEBOOK);
    const { isTeacher } = await partIn((it) => this.queries.execute(it), by, input);
    const boleh_menilai = !book.terkunci && (book.isActive ? isTeacher && by.roles.includes('guruMapel') : by.roles.includes('admin'));
    return { data: { ...book, boleh_menilai, boleh_membuka: book.terkunci && by.roles.some((it) => it === 'kurikulum' || it === 'admin'), orang: await this.queries.execute(new ColumnAuthors({ id_buku_nilai: book.id_buku_nilai })) } };
  }

  @Endpoint(gradebook.columns, readsGrades)
  async columns(@Input() { assesmentType, ...input }: InputOf<typeof gradebook.columns>) {
    return this.queries.execute(new GradebookColumns({ ...(await this.desk.bookOf(input)), assesmentType }));
  }

  @Endpoint(gradebook.enter, writesGrades)
  enter(@Input() input: InputOf<typeof gradebook.enter>, @By() by: Actor) {
    return this.desk.enter(input, by);
  }

  @Endpoint(gradebook.addColumn, writesGrades)
  async addColumn(@Input() { id_kelas, id_mata_pelajaran, alasan, ...wish }: InputOf<typeof gradebook.addColumn>, @By() by: Actor) {
    const of = await this.desk.bookOf({ id_kelas, id_mata_pelajaran });
    return this.desk.addColumn(of, await this.desk.column(of, wish), alasan, by);
  }

  @Endpoint(gradebook.changeColumn, writesGrades)
  async changeColumn(@Input() { id: id_kolom, id_kelas, id_mata_pelajaran, alasan, dampak, ...perubahan }: InputOf<typeof gradebook.changeColumn>, @By() by: Actor) {
    return this.commands.execute(new ChangeColumn({ ...(await this.desk.bookOf({ id_kelas, id_mata_pelajaran })), id_kolom, perubahan: stated(perubahan), alasan, dampak }, by));
  }

  @Endpoint(gradebook.removeColumn, writesGrades)
  async removeColumn(@Input() { id: id_kolom, beserta_nilai, alasan, dampak, ...which }: InputOf<typeof gradebook.removeColumn>, @By() by: Actor) {
    return this.commands.execute(new RemoveColumn({ ...(await this.desk.bookOf(which)), id_kolom, beserta_nilai, alasan, dampak }, by));
  }

  @Endpoint(gradebook.describe, writesGrades)
  async describe(@Input() { id_kelas, id_mata_pelajaran, teks, ...it }: InputOf<typeof gradebook.describe>, @By() by: Actor) {
    return this.commands.execute(new WriteDescription({ ...(await this.desk.bookOf({ id_kelas, id_mata_pelajaran })), ...it, teks: teks || null }, by));
  }

  @Endpoint(gradebook.judge, writesGrades)
  async judge(@Input() { id_kelas, id_mata_pelajaran, ...it }: InputOf<typeof gradebook.judge>, @By() by: Actor) {
    return this.commands.execute(new JudgeAttitude({ ...(await this.desk.bookOf({ id_kelas, id_mata_pelajaran })), ...it }, by));
  }

  @Endpoint(gradebook.lock, locksGrades)
  async lock(@Input() { terkunci, alasan, ...which }: InputOf<typeof gradebook.lock>, @By() by: Actor) {
    const of = await this.desk.bookOf(which);
    return this.commands.execute(terkunci ? new LockGradebook({ ...of, alasan }, by) : new UnlockGradebook({ ...of, alasan }, by));
  }

  @Endpoint(gradebook.askUnlock, writesGrades)
  async askUnlock(@Input() { alasan, ...which }: InputOf<typeof gradebook.askUnlock>, @By() by: Actor) {
    return this.commands.execute(new AskUnlock({ ...(await this.desk.bookOf(which)), alasan }, by));
  }
}

/** What was said of the rest is nothing. */
const stated = <T extends object>(it: T) => Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
