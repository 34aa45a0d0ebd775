import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { labelOf } from '#contract/kit/labels';
import { common, type Refusal } from '#contract/kit/refusal';
import { isAway, isFull } from '#projections/kit/database-away';
import { type Params, Refused } from '#server/kit/deciding/refused';
import { letGo } from '#server/kit/edge/let-go';
import { type Language, languageOf, refusing, sentence } from '#server/kit/edge/language';
import { AWAY, NO_ROOM, Outages } from '#server/kit/edge/outage';
import { AppendTooLarge, BrokenStream, StoreAway, UnknownOutcome, UnreadableEvent } from '#server/kit/log/event-store';
import { inLog } from '#server/kit/in-log';

const BY_STATUS: Record<number, Refusal> = { 400: common.MALFORMED, 403: common.NOT_AUTHORIZED, 404: common.NOT_FOUND, 413: common.TOO_LARGE, 415: common.UNSUPPORTED_TYPE };

/** Every failure in the contract's form; what is our own fault is logged, never shown. */
@Catch()
export class Errors implements ExceptionFilter {
  private readonly log = new Logger('edge');

  constructor(private readonly outages: Outages) {}

  catch(error: unknown, host: ArgumentsHost) {
    const [request, reply] = [host.switchToHttp().getRequest(), host.switchToHttp().getResponse()];
    const { refusal, params, errors, beside } = this.refusalOf(error);
    const accepted = request.headers['accept-language'];
    const language = languageOf(accepted);
    if (params.menit !== undefined) reply.header('retry-after', String(Number(params.menit) * 60));
    if (refusal.status === 413) letGo(request.raw, reply.raw);
    const { menit: _, mulai: __, ...rest } = params;
    reply.status(refusal.status).send({
      ...refusing(refusal, accepted, { label: labelled(errors, language), ...params }),
      ...(errors ? { errors: inWords(errors, language, params) } : {}),
      ...rest,
      ...beside,
    });
  }

  private refusalOf(error: unknown): Pick<Refused, 'refusal' | 'params' | 'errors' | 'beside'> {
    if (error instanceof Refused) return error;
    if (error instanceof AppendTooLarge) return new Refused(common.TOO_LARGE);
    if (error instanceof UnknownOutcome) return new Refused(common.UNKNOWN_OUTCOME);
    if (error instanceof BrokenStream) return this.told(common.HISTORY_BROKEN, `the history of a stream is broken: ${error.message}`, error);
    if (error instanceof UnreadableEvent) return this.told(common.UNAVAILABLE, 'an event cannot be read', error);
    const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
    if (status && status < 500) return new Refused(BY_STATUS[status] ?? common.MALFORMED);
    if (error instanceof StoreAway || isAway(error)) return this.told(common.UNAVAILABLE, AWAY, error);
    if (isFull(error)) return this.told(common.STORAGE_FULL, NO_ROOM, error);
    this.log.error(inLog(error));
    return new Refused(common.FAILED);
  }

  private told(refusal: Refusal, what: string, error: Error) {
    this.outages.meet(what, headOf(error));
    return new Refused(refusal);
  }
}

const headOf = (error: Error) => inLog(error).split('\n')[0] as string;
const inWords = (errors: NonNullable<Refused['errors']>, language: Language, params: Params) =>
  Object.fromEntries(Object.entries(errors).map(([field, it]) => [field, typeof it === 'string' ? it : sentence(it, language, { ...params, label: labelOf(field, language) })]));
/** Where several fields are to blame together, the first gives its name. */
const labelled = (errors: Refused['errors'], language: Language) => labelOf(Object.keys(errors ?? {})[0] ?? 'data', language);
