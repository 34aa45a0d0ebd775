import { applyDecorators, createParamDecorator, Delete, type ExecutionContext, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import type { Endpoint as Contract, InputOf } from '#contract/kit/endpoint';
import type { Actor } from '#server/kit/deciding/command';
import type { Policy } from '#server/kit/edge/policy';

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };
export const ENDPOINT = Symbol('endpoint');
export type Mounted = { endpoint: Contract<any, any>; policy: Policy | undefined };

/** Mounts a method at its line of the REST contract, under its policy; only a public line has none. */
export const Endpoint = <E extends Contract<any, any>>(endpoint: E, policy?: Policy<InputOf<E>>) => {
  if (endpoint.allow !== 'public' && !policy) throw new Error(`${endpoint.name} has no policy`);
  return applyDecorators(verbs[endpoint.method](endpoint.path), HttpCode(200), SetMetadata(ENDPOINT, { endpoint, policy } satisfies Mounted));
};

/** What the edge found out about a request before its handler runs. */
export type Heard = { input: unknown; actor: Actor; key: string | undefined };
export const heard = (context: ExecutionContext): Heard => context.switchToHttp().getRequest().heard;

/** Params, query and body as one value, checked by the contract. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => heard(context).input);
/** Who asks. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext) => heard(context).actor);
