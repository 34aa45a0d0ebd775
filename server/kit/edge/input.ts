import type { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { Refused } from '#server/kit/deciding/refused';
import { type Language, say } from '#server/kit/edge/language';
import { asMeant } from '#server/kit/edge/meant';

type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Values = Record<string, unknown>;
/** More faults than any form has fields are not told one by one: the answer is no larger than the question. */
const MOST_ERRORS = 500;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * One value from path, query and body: the path wins, a body key that the contract lacks is refused, so is a contradiction.
 * A parameter of the query that is left empty is one that was left out.
 */
export function inputOf<E extends Endpoint<any, any>>(endpoint: E, { params, query, body }: Parts, language: Language): z.output<E['input']> {
  const [inPath, inQuery, inBody] = [record(params), record(query), record(body)];
  const errors: Record<string, string> = {};
  for (const name of Object.keys(inBody)) {
    if (!Object.hasOwn(endpoint.input.shape, name) || FORBIDDEN.has(name)) errors[name] = say(language, 'unknown');
    else if (name in inPath && inPath[name] !== inBody[name]) errors[name] = say(language, 'contradiction');
  }
  for (const name of Object.keys(inQuery)) {
    if (/[[\]]/.test(name)) errors[name] = say(language, 'unknown');
    else if (name in inPath && inPath[name] !== inQuery[name]) errors[name] = say(language, 'contradiction');
  }
  const known = Object.fromEntries(Object.entries(inQuery).filter(([name, value]) => value !== '' && Object.hasOwn(endpoint.input.shape, name)));
  const { success, data, error } = read(endpoint.input, { ...known, ...inBody, ...inPath });
  for (const issue of error?.issues ?? []) errors[issue.path.join('.') || '_'] ??= say(language, issue as never);
  for (const name of success ? unstorable(data) : []) errors[name] = say(language, 'unstorable');
  if (Object.keys(errors).length) throw new Refused(common.VALIDATION, {}, Object.fromEntries(Object.entries(errors).slice(0, MOST_ERRORS)));
  return data as z.output<E['input']>;
}

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
