import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { StudentRemoved, TeacherRemoved } from '#contract/people/people.events';
import { DomainCommand, type Receipt } from '#server/kit/deciding/command';
import { process } from '#server/kit/processes/process';

export class EndAccount extends DomainCommand<{ id_akun: string }> {}

/** Whoever was removed signs in no more, because nobody knows their name; what only they needed goes too, also what kept them out. */
export const endAccount = process({
  name: 'end-account',
  events: { TeacherRemoved, StudentRemoved },
  on: {
    TeacherRemoved: ({ data: { id_guru } }) => [[EndAccount, { id_akun: id_guru }]],
    StudentRemoved: ({ data: { id_murid } }) => [[EndAccount, { id_akun: id_murid }]],
  },
});

@CommandHandler(EndAccount)
export class EndAccountHandler {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  async execute({ data: { id_akun } }: EndAccount): Promise<Receipt> {
    for (const table of ['session', 'credential', 'block']) await this.pool.query(`DELETE FROM vault.${table} WHERE id_akun = $1`, [id_akun]);
    return { position: undefined };
  }
}
