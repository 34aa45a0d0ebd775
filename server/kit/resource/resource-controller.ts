import { randomUUID } from 'node:crypto';
import { Controller, Inject, type Type } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { common } from '#contract/kit/refusal';
import type { Resource } from '#contract/kit/resource';
import { readOf } from '#projections/kit/resource';
import { EveryRow, Others } from '#projections/kit/resource-checks';
import { uuidV5 } from '#projections/kit/uuid';
import type { Actor, CommandType, Receipt } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole, type Policy } from '#server/kit/edge/policy';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { Turns, WEIGHED } from '#server/kit/resource/turns';

type Row = { id: string };

/** The lines of the contract that a resource has. The id of what is created follows from the request, so that a repeated one creates it once. */
export function resourceController(it: Resource, writes: Policy = byRole): Type {
  const [{ List, One }, { Create, Change, Delete }] = [readOf(it), commandsOf(it)];

  @Controller()
  class ResourceController {
    constructor(@Inject(CommandBus) readonly commands: CommandBus, @Inject(QueryBus) readonly queries: QueryBus, @Inject(Turns) readonly turns: Turns) {}

    @Endpoint(it.api.list, byRole)
    list(@Input() input: object) {
      return this.queries.execute(new List(input));
    }

    async one(@Input() input: Row) {
      return (One && (await this.queries.execute(new One(input)))) ?? refuse(common.NOT_FOUND);
    }

    @Endpoint(it.api.create, writes)
    async create(@Input() row: object, @By() by: Actor) {
      const id = uuidV5(by.command ?? randomUUID(), it.name);
      return { ...(await this.give(Create, { id, ...row }, by)), data: { id } };
    }

    @Endpoint(it.api.change, writes)
    change(@Input() row: Row, @By() by: Actor) {
      return this.give(Change, row, by);
    }

    give(command: CommandType, row: Row, by: Actor): Promise<Receipt> {
      const execute = async () => (await this.staysOn(command, row)) ?? (await this.takeOver(command, row, by)) ?? this.commands.execute(new command(row, by));
      return it.checkAmong || it.single || it.reasoned ? this.turns.take(it.reasoned ? WEIGHED : it.name, execute) : execute();
    }

    /** What one row has is never nobody's again: it goes to another one, or stays. */
    async staysOn(command: CommandType, row: Row & Record<string, unknown>): Promise<undefined> {
      if (!it.single || (command !== Delete && row[it.single] !== false)) return;
      const [rows = []] = await this.queries.execute(new EveryRow({ of: [it.name] }));
      if (rows.some(({ id, ...known }) => id === row.id && known[it.single as string])) throw new Refused(common.ONE_MUST_BE_ON, {}, command === Delete ? undefined : { [it.single]: common.ONE_MUST_BE_ON });
    }

    /** Whoever gets what one row alone may have is sound in all else before it is taken from the one that had it. */
    async takeOver(command: CommandType, row: Row & Record<string, unknown>, by: Actor) {
      if (!it.single || row[it.single] !== true) return undefined;
      const before = (await this.queries.execute(new Others({ name: it.name, id: row.id }))).find((other) => other[it.single as string]);
      if (!before) return undefined;
      await this.commands.execute(new command({ ...row, [it.single]: false }, stepOf(by, 'sound')));
      await this.commands.execute(new Change({ id: before.id, [it.single]: false }, stepOf(by, 'before')));
      return this.commands.execute(new Change({ id: row.id, [it.single]: true }, by));
    }

    @Endpoint(it.api.remove, writes)
    remove(@Input() row: Row, @By() by: Actor) {
      return this.give(Delete, row, by);
    }
  }
  // Not every resource has a line for a single row.
  if (it.api.one) Endpoint(it.api.one, byRole)(ResourceController.prototype, 'one', Object.getOwnPropertyDescriptor(ResourceController.prototype, 'one')!);
  return ResourceController;
}
