import { ApiError, type AnyEndpoint, call } from '#client/kit/api';

export type Refusal<Row> = { row: Row; error: ApiError };
export type Outcome<Row> = { done: Row[]; refused: Refusal<Row>[] };
type Each<Row> = { endpoint: AnyEndpoint; input: (row: Row) => object; told?: (n: number) => void; signal?: AbortSignal };

const AT_ONCE = 4;

/** A command for each of some rows, a few at once; one that is refused keeps none of the others from being done. Called off, it begins no more. */
export async function forEach<Row>(rows: readonly Row[], { endpoint, input, told, signal }: Each<Row>): Promise<Outcome<Row>> {
  const [waiting, outcome] = [[...rows], { done: [], refused: [] } as Outcome<Row>];
  const one = async () => {
    for (let row = waiting.shift(); row !== undefined && !signal?.aborted; row = waiting.shift()) {
      await call(endpoint, input(row)).then(() => outcome.done.push(row as Row), (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        outcome.refused.push({ row: row as Row, error });
      });
      told?.(outcome.done.length + outcome.refused.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return outcome;
}
