import type { DataOf, Events, Recorded } from '#contract/kit/event';
import type { Ask } from '#projections/kit/question';
import type { CommandType } from '#server/kit/deciding/command';

/** A command to be given by the system; what makes it the same command when it is given twice is its cause and its data. */
export type Wish = readonly [command: CommandType, data: object];

/** Where contexts meet: an event becomes commands. Durable and checkpointed; may run twice. */
export type EventProcess<E extends Events = any> = {
  name: string;
  events: E;
  on: { [K in keyof E]: (event: Recorded<DataOf<E[K]>>, ask: Ask) => Promise<readonly Wish[]> | readonly Wish[] };
};
/** A due time becomes commands: asks what is due now and when to ask again. What is due follows from the read side, so nothing is remembered. */
export type DueProcess = {
  name: string;
  due(now: Date, ask: Ask): Promise<readonly Wish[]>;
  next(now: Date, ask: Ask): Promise<Date | undefined>;
};

export const process = <E extends Events>(it: EventProcess<E>): EventProcess<E> => it;
export const dueProcess = (it: DueProcess) => it;
