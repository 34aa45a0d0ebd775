import type { Fact } from '#contract/kit/event';
import { alike } from '#contract/kit/fields';
import { common, type Refusal } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { type Fault, refsOf, type Resource } from '#contract/kit/resource';
import { EveryRow, LostReferences, Others, UseOf } from '#projections/kit/resource-checks';
import { type AnyDecider, type Claim, nothing, withHistory } from '#server/kit/deciding/decider';
import { Refused, refuseLost, refuseUnless } from '#server/kit/deciding/refused';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { commandsOf } from '#server/kit/resource/resource-commands';

type Row = Record<string, unknown> & { id: string };
/** The row as it is; `isGone` once it was deleted, for then it never comes back. */
type State = { row: Row | null; isGone: boolean };
type Given = { needs: { lost?: string[]; use?: string; others?: Row[]; known?: Record<string, unknown>[][] } };

/** Creates, changes and deletes the rows of a resource, each a stream of its own. */
export function resourceDecider(it: Resource): AnyDecider {
  const [{ created, changed, deleted }, { Create, Change, Delete }] = [it.events, commandsOf(it)];
  const fact = (type: typeof created, data: object) => (type as unknown as (data: object) => Fact)(data);
  const found = ({ row }: State): Row => {
    refuseUnless(row, common.NOT_FOUND);
    return row;
  };

  return withHistory({
    stream: it.name,
    history: it.history,
    idOf: ({ id }: Row) => id,
    commands: { [Create.name]: Create, [Change.name]: Change, [Delete.name]: Delete },
    events: { [created.type]: created, [changed.type]: changed, [deleted.type]: deleted },
    initial: { row: null, isGone: false } satisfies State,
    needs: (data: Row, { row }: State, command) => ({
      lost: command !== Delete.name && refsOf(it).length ? new LostReferences({ given: referencesOf(it, data) }) : undefined,
      others: command !== Delete.name && it.checkAmong ? new Others({ name: it.name, id: data.id }) : undefined,
      known: command !== Delete.name && it.checkWith ? new EveryRow({ of: it.checkWith.of }) : undefined,
      use: command === Delete.name && row ? new UseOf({ name: it.name, id: data.id }) : undefined,
    }),
    decide: {
      [Create.name]: (data: Row, { row, isGone }: State, given: Given) => (row || isGone ? nothing : fact(created, sound(it, data, given))),
      [Change.name]: ({ sebelum: seen, ...data }: Row & { sebelum?: SeenOf }, state: State, given: Given) => {
        const { id: _, ...sebelum } = found(state);
        refuseOvertaken(seen, sebelum, data);
        const row = sound(it, { ...sebelum, ...said(data) } as unknown as Row, given);
        return isSame(row, found(state)) ? nothing : fact(changed, { ...row, sebelum });
      },
      [Delete.name]: (_: Row, state: State, { needs: { use } }: Given) => {
        if (state.isGone) return nothing;
        refuseUnless(!use, common.IN_USE, { tempat: use ?? '' });
        return fact(deleted, found(state));
      },
    },
    evolve: {
      [created.type]: (_: State, row: Row): State => ({ row, isGone: false }),
      [changed.type]: (_: State, { sebelum: __, ...row }: Row): State => ({ row: row as Row, isGone: false }),
      [deleted.type]: (): State => ({ row: null, isGone: true }),
    },
    claims: ({ row }: State) => (row ? claimsOf(it, row) : []),
    taken: common.TAKEN,
  });
}

const referencesOf = (it: Resource, row: Row) => refsOf(it).flatMap(({ field, of }) => (row[field] === undefined || row[field] === null ? [] : [{ field, of, id: row[field] }]));

/** What a change leaves out stays. */
const said = (data: object) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
const isSame = (one: Row, other: Row) => Object.keys(one).every((name) => one[name] === other[name]);

/** A combination in which something is empty or off is nobody's. */
const claimsOf = (it: Resource, row: Row): Claim[] =>
  (it.unique ?? []).flatMap((names) => {
    const values = names.map((name) => row[name as string]);
    return values.every(Boolean) ? [{ kind: `${it.name}.${names.join('+')}`, value: JSON.stringify(values.map((value) => (typeof value === 'string' ? alike(value) : value))), field: names[0] as string }] : [];
  });

function sound(it: Resource, row: Row, { needs: { lost = [], others = [], known = [] } }: Given): Row {
  refuseLost(lost);
  const fault = it.check?.(row) ?? it.checkAmong?.(row, others) ?? it.checkWith?.check(row, ...known);
  if (fault) throw new Refused(common.VALIDATION, {}, { [fault.field]: toldAs(fault) });
  return row;
}

const toldAs = ({ id, en }: Fault): Refusal => ({ ...common.VALIDATION, id, en });
