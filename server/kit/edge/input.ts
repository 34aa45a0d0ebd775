import type { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import { labelOf } from '#contract/kit/labels';
import { common } from '#contract/kit/refusal';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { type Issue, say, schemaAt } from '#server/kit/edge/fault';
import type { Language } from '#server/kit/edge/language';
import { asMeant, own } from '#server/kit/edge/meant';

type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Values = Record<string, unknown>;
/** More faults than any form has fields are not told one by one: the answer is no larger than the question. */
const MOST_ERRORS = 500;

/**
 * One value from path, query and body: the path wins, and a contradiction is refused. What the contract lacks is left behind, so
 * that a row can be sent back as it was fetched. A parameter of the query that is left empty is one that was left out.
 */
export function inputOf<E extends Endpoint<any, any>>(endpoint: E, { params, query, body }: Parts, language: Language): z.output<E['input']> {
  const { shape } = endpoint.input;
  const [inPath, inQuery, inBody] = [record(params), known(listed(record(query)), shape), known(record(body), shape)];
  const errors: Record<string, string> = {};
  for (const name of Object.keys(inPath)) {
    if ([inQuery, inBody].some((it) => Object.hasOwn(it, name) && it[name] !== inPath[name])) errors[name] = say(language, 'contradiction', { label: labelOf(name, language) });
  }
  const filled = Object.fromEntries(Object.entries(inQuery).filter(([, value]) => value !== ''));
  const sent = { ...filled, ...inBody, ...inPath };
  const { success, data, error } = read(endpoint.input, sent);
  for (const issue of error?.issues ?? []) errors[issue.path.join('.') || '_'] ??= say(language, issue as Issue, blamed(endpoint.input, sent, issue.path, language));
  for (const name of success ? unstorable(data) : []) errors[name] = say(language, 'unstorable', { label: labelOf(name, language) });
  if (Object.keys(errors).length) throw new Refused(common.VALIDATION, {}, Object.fromEntries(Object.entries(errors).slice(0, MOST_ERRORS)));
  return data as z.output<E['input']>;
}

/** An address in which a part can be nobody's leads nowhere: another line of the contract, or none. */
export function refuseNowhere({ input: { shape } }: Endpoint<any, any>, params: unknown) {
  refuseUnless(Object.entries(record(params)).every(([name, value]) => shape[name]?.safeParse(value).success), common.NOT_FOUND);
}

/** A part of a list is known by what the list is; nothing, or nothing to be seen, was left out. */
function blamed(input: z.ZodObject, sent: Values, path: readonly PropertyKey[], language: Language) {
  const found = path.reduce<unknown>((it, name) => own(it, name), sent);
  return { label: labelOf(String(path.findLast((it) => typeof it === 'string') ?? 'data'), language), isLeft: found === undefined || found === null || (typeof found === 'string' && !found.trim()), schema: schemaAt(input, path) };
}

/** What the contract has a name for; nothing that every object has. */
const known = (sent: Values, shape: object) => Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(shape, name)));

/** `dates[]=a&dates[]=b` is another way to write a list, be it of one; `page[x]=1` is no page. */
const listed = (query: Values) =>
  Object.fromEntries(Object.entries(query).map(([written, value]) => {
    const [, name, inner] = /^([^[]+)\[(.*)\]$/.exec(written) ?? [];
    return name === undefined ? [written, value] : [name, inner ? { [inner]: value } : [value].flat()];
  }));

function read(input: z.ZodObject, sent: Values) {
  const found = input.safeParse(sent);
  return found.success ? found : input.safeParse(asMeant(sent, found.error, input));
}

function record(part: unknown): Values {
  if (part === undefined || part === null || part === '') return {};
  if (typeof part !== 'object' || Array.isArray(part)) throw new Refused(common.MALFORMED);
  return part as Values;
}

/** Postgres keeps neither U+0000 nor half a surrogate pair; nobody types them, and one in an event would stop its projections. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const unstorable = (data: unknown) => Object.entries(data as Values).flatMap(([name, it]) => (cannotBeKept(it) ? [name] : []));

function cannotBeKept(it: unknown): boolean {
  if (typeof it === 'string') return UNSTORABLE.test(it);
  return typeof it === 'object' && it !== null && Object.entries(it).some(([name, value]) => UNSTORABLE.test(name) || cannotBeKept(value));
}
