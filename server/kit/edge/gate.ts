import { hash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { common, type Refusal } from '#contract/kit/refusal';
import { type Ask, tablesBehind } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { Grounds } from '#server/kit/deciding/grounds';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { type Answer, ENDPOINT, type Heard, type Mounted } from '#server/kit/edge/endpoint';
import { inputOf, refuseNowhere } from '#server/kit/edge/input';
import { Answering } from '#server/kit/edge/answering';
import { AccessDenials } from '#server/kit/edge/denials';
import { languageOf } from '#server/kit/edge/language';
import { own } from '#server/kit/edge/meant';
import { Sessions } from '#server/kit/edge/sessions';
import { Switches } from '#server/kit/edge/switches';
import { uploadOf } from '#server/kit/edge/upload';
import { uuidV5 } from '#projections/kit/uuid';

const NOBODY: Actor = { account: null, role: 'publik', session: null, roles: [] };
const NAMESPACE = '0b0f1f0c-6f59-5f0e-8c59-2a3f6d1c7e55';

/** The one way in: address, session, role, switch, input, policy, in this order; what it found, and how the request is answered, is kept on it. */
@Injectable()
export class Gate implements CanActivate {
  constructor(
    private readonly sessions: Sessions, private readonly switches: Switches, private readonly queries: QueryBus, private readonly grounds: Grounds, private readonly denials: AccessDenials,
    private readonly answering: Answering,
  ) {}

  async canActivate(context: ExecutionContext) {
    const mounted: Mounted | undefined = Reflect.getMetadata(ENDPOINT, context.getHandler());
    if (!mounted) return context.getType() === 'ws';
    const [request, reply] = [context.switchToHttp().getRequest(), context.switchToHttp().getResponse()];
    refuseNowhere(mounted.endpoint, request.params);
    const actor = await this.enter(mounted, request.headers.token, request.body);
    await this.find(mounted);
    const { body, file } = await uploadOf(mounted.endpoint, request);
    const input = inputOf(mounted.endpoint, { params: request.params, query: request.query, body }, languageOf(request.headers['accept-language']));
    await this.pass(mounted, actor, input);
    const key = request.headers['idempotency-key'];
    const digest = key && digestOf(file ? [input, file.sha256] : input);
    const heard: Heard = { input, actor: digest ? named(mounted, actor, key, digest) : actor, digest, file };
    const answer: Answer = (run) => this.answering.answer(mounted, heard, reply, run);
    request.heard = { ...heard, answer };
    return true;
  }

  /** Who is at the door, acting in the first of their roles that the endpoint lets in; what is public is told to nobody in particular unless they say who they are. */
  async enter({ endpoint }: Mounted, token: unknown, body?: unknown) {
    const { allow, method, openFor } = endpoint;
    if (openFor && own(body, openFor.field) === openFor.value) return NOBODY;
    if (allow === 'public' && (method !== 'GET' || !token)) return NOBODY;
    const found = await this.sessions.find(typeof token === 'string' ? token : undefined);
    if (allow === 'public') return typeof found === 'string' ? NOBODY : found;
    if (typeof found === 'string') refuse(common[found] as Refusal);
    return this.noting(found, endpoint.name, async () => inRole(found, endpoint));
  }

  /** What the school has switched off is not there. */
  async find({ endpoint: { feature } }: Mounted) {
    refuseUnless(feature === undefined || (await this.switches.isOn(feature)), common.NOT_FOUND);
  }

  /** Whether the policy lets them do it with this, by what it is told of tables (`followed`). Nothing is written by what it was told of those that have stopped or lag; whoever reads, or watches, goes on. */
  async pass({ policy, endpoint }: Mounted, actor: Actor, input: unknown, followed?: Set<string>) {
    const reads = endpoint.method === 'GET';
    const ask: Ask = (question) => {
      for (const it of (followed && tablesBehind(question)) ?? []) followed?.add(it);
      return reads ? this.queries.execute(question as never) : this.grounds.ask(question);
    };
    const isAllowed = !policy || (await policy({ actor, input, ask }));
    await this.noting(actor, endpoint.name, async () => refuseUnless(isAllowed, common.NOT_AUTHORIZED));
  }

  private async noting<T>({ account, session }: Actor, endpoint: string, run: () => Promise<T>): Promise<T> {
    return run().catch((error: unknown) => {
      if (error instanceof Refused && error.refusal === common.NOT_AUTHORIZED) this.denials.denied(account, session, endpoint);
      throw error;
    });
  }
}

export function inRole(actor: Actor, { allow, isOpenAtFirst }: Mounted['endpoint']): Actor {
  refuseUnless(isOpenAtFirst || !actor.isRestricted, common.PASSWORD_CHANGE_REQUIRED);
  const role = allow === 'user' || allow === 'public' ? actor.roles[0] : actor.roles.find((it) => allow.includes(it));
  refuseUnless(role, common.NOT_AUTHORIZED);
  return { ...actor, role };
}

/** A repeated request is the same command, and asks for the same. */
const named = (mounted: Mounted, actor: Actor, key: unknown, digest: string): Actor =>
  ({ ...actor, command: commandOf(mounted, actor, key), ...(mounted.endpoint.repeats === 'log' ? { request: digest.slice(0, IN_LOG) } : {}) });
/** So much of it the log keeps. */
const IN_LOG = 12;
const digestOf = (asked: unknown) => hash('sha256', JSON.stringify(asked), 'base64url');

/** The key means nothing to other accounts and other endpoints. */
const commandOf = ({ endpoint }: Mounted, { account }: Actor, key: unknown) =>
  uuidV5(NAMESPACE, `${account}|${endpoint.name}|${String(key).slice(0, 200)}`);
