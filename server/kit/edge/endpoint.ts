import { applyDecorators, createParamDecorator, Delete, type ExecutionContext, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { Endpoint as Contract, InputOf, Method } from '#contract/kit/endpoint';
import { refersTo } from '#contract/kit/fields';
import type { Actor } from '#server/kit/deciding/command';
import type { SentFile } from '#server/kit/edge/upload';
import type { Policy } from '#server/kit/edge/policy';

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };
export const ENDPOINT = Symbol('endpoint');
export type Mounted = { endpoint: Contract<any, any>; policy: Policy | undefined; isInTurn?: boolean; refers?: boolean };
/** What refers to something else, and what takes away what others refer to, happens one after the other: neither may miss the other. Fields that are `ref` and what `removes` something do so by themselves. */
export const IN_TURN = { isInTurn: true } as const;

/** Mounts a method at its line of the REST contract, under its policy; only a public line has none. */
export const Endpoint = <E extends Contract<any, any>>(endpoint: E, policy?: Policy<InputOf<E>>, { isInTurn = false } = {}) => {
  if (endpoint.allow !== 'public' && !policy) throw new Error(`${endpoint.name} has no policy`);
  const [here, elsewhere] = waysOf(endpoint);
  const refers = refersTo(endpoint.input).length > 0;
  const takesTurns = isInTurn || endpoint.removes !== undefined || refers;
  const mounted = [HttpCode(200), SetMetadata(ENDPOINT, { endpoint, policy, isInTurn: takesTurns, refers } satisfies Mounted)];
  return (target: object, name: string, method: PropertyDescriptor) => {
    answering(target, name, method);
    for (const [verb, paths] of elsewhere) decorate(target, twin(target, name, verb, method), [verbs[verb](paths), ...mounted]);
    applyDecorators(verbs[endpoint.method](here), ...mounted)(target, name, method);
  };
};

/** The paths of the endpoint's own method, and those of other methods that lead to the same. */
function waysOf({ method, path, also }: Contract<any, any>): [string[], [Method, string[]][]] {
  const ways = new Map<Method, string[]>([[method, [path]]]);
  for (const [verb, at] of also.map((it) => it.split(' ') as [Method, string])) ways.set(verb, [...(ways.get(verb) ?? []), at]);
  return [ways.get(method) as string[], [...ways].filter(([verb]) => verb !== method)];
}

/**
 * The handler as the gate has it answered, which it is told by one parameter more. An interceptor of Nest would do the same, and cost every
 * request a quarter of its work (decision 148).
 */
function answering(target: object, name: string, method: PropertyDescriptor) {
  const { value } = method;
  createParamDecorator((_: unknown, context: ExecutionContext) => heard(context).answer)()(target, name, value.length);
  method.value = function (this: unknown, ...given: unknown[]) {
    const answer = given[value.length] as Answer | undefined;
    const run = () => value.apply(this, given.slice(0, value.length));
    // Another handler that calls it wants only what it gives.
    return answer ? answer(run) : run();
  };
  Object.defineProperty(target, name, method);
}

/** A handler has one HTTP method in Nest: for another the same handler gets another name. */
function twin(target: object, name: string, verb: Method, method: PropertyDescriptor) {
  const [other, { value }] = [`${name}By${verb}`, method];
  Object.defineProperty(target, other, { ...method, value: function (this: unknown, ...given: unknown[]) { return value.apply(this, given); } });
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, name), target.constructor, other);
  return other;
}

function decorate(target: object, name: string, decorators: MethodDecorator[]) {
  applyDecorators(...decorators)(target, name, Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor);
}

/** What the edge found out about a request before its handler runs. `digest`: of all that is asked for, where it came with a key; SHA-256, base64url. */
export type Heard = { input: unknown; actor: Actor; digest: string | undefined; file: SentFile | undefined };
type Handling = Heard & { answer: Answer };
/** Has a handler run, and makes of what it gives what the request is answered. */
export type Answer = (run: Run) => Promise<unknown>;
export type Run = () => unknown;
const heard = (context: ExecutionContext): Handling => context.switchToHttp().getRequest().heard;

/** Params, query and body as one value, checked by the contract. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => heard(context).input);
/** The file that came with the request, where the contract asks for one. */
export const Sent = createParamDecorator((_: unknown, context: ExecutionContext) => heard(context).file);
/** Who asks. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext) => heard(context).actor);
