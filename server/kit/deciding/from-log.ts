import { Question } from '#projections/kit/question';

/** A question that is answered from the streams themselves, or from the vault beside them: it is never older than the log, and no table that lags holds up who asks it. */
export class FromLog<In, Out> extends Question<In, Out> {}
