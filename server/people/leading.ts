import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { common } from '#contract/kit/refusal';
import { ReadSide } from '#projections/kit/read-side';
import { Principal } from '#projections/people/people.query';
import { TeacherCard } from '#projections/people/teacher.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { GrantRoles, RevokeRoles } from '#server/people/teacher.decider';

/** The one principal: before somebody else becomes it, whoever is it now is it no more. */
@Injectable()
export class Leading {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, @Inject(ReadSide) private readonly readSide: ReadSide) {}

  /** Nothing where nobody is to become the principal, or is it already. */
  async makeRoom(id_guru: string | undefined, roles: readonly string[], by: Actor) {
    if (!roles.includes('kepalaSekolah')) return;
    refuseUnless(!id_guru || (await this.queries.execute(new TeacherCard({ id: id_guru }))), common.NOT_FOUND);
    const present = await this.queries.execute(new Principal({}));
    if (!present || present.id === id_guru) return;
    // Who was nothing but the principal stays a teacher.
    await this.commands.execute(new GrantRoles({ id_guru: present.id, roles: ['guruMapel'] }, stepOf(by, 'teacher')));
    const { position } = await this.commands.execute(new RevokeRoles({ id_guru: present.id, roles: ['kepalaSekolah'] }, stepOf(by, 'step down')));
    if (position) await this.readSide.upTo(position);
  }
}
