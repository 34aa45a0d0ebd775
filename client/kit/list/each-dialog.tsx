import { useQueryClient } from '@tanstack/react-query';
import { Alert, Progress } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyEndpoint, ApiError } from '#client/kit/api';
import { Dialog } from '#client/kit/dialog';
import { forEach, type Outcome } from '#client/kit/list/each';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.words';

type Props<Row> = {
  endpoint: AnyEndpoint;
  rows: readonly Row[];
  input: (row: Row) => object;
  nameOf: (row: Row) => string;
  /** The list that shows what is done. */
  list: AnyEndpoint;
  title: string;
  question: string;
  /** The verb on the button. */
  verb: string;
  told: (outcome: { done: number; refused: number }) => string;
  /** Why a row was refused, where the server's sentence says it less well. */
  refusal?: (error: ApiError, row: Row) => ReactNode;
  onClose: (hasRun: boolean) => void;
};

/** Asks before the same is done to many rows, tells how far it is, and at the end which were refused and why. */
export function EachDialog<Row>({ endpoint, rows, input, nameOf, list, title, question, verb, told, refusal, onClose }: Props<Row>) {
  const [t, telling, client, textOf] = [useWords('list'), useTelling(), useQueryClient(), useProblemText()];
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome<Row>>();
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  const run = async () => {
    underway.current = new AbortController();
    setProgress(0);
    const found = await forEach(rows, { endpoint, input, told: setProgress, signal: underway.current.signal });
    await client.invalidateQueries({ queryKey: [list.name] });
    setProgress(undefined);
    if (found.refused.length) return setOutcome(found);
    telling.success({ title: told({ done: found.done.length, refused: 0 }) });
    onClose(true);
  };
  const close = () => {
    underway.current?.abort();
    if (progress === undefined) onClose(outcome !== undefined);
  };
  return (
    <Dialog title={title} width={520} onCancel={close} cancelText={t(outcome ? 'close' : 'cancel')} onOk={() => void run()} okText={verb}
      okButtonProps={{ type: 'default', danger: true, loading: progress !== undefined, style: outcome && { display: 'none' } }}>
      {progress !== undefined && <Progress percent={Math.round((100 * progress) / rows.length)} format={() => t('running', { n: progress, total: rows.length })} />}
      {outcome ? (
        <>
          <Alert type="warning" showIcon title={told({ done: outcome.done.length, refused: outcome.refused.length })} />
          <ul className="list-refused">{outcome.refused.map(({ row, error }, i) => <li key={String(i)}>{refusal?.(error, row) || <><b>{nameOf(row)}</b>: {textOf(error)}</>}</li>)}</ul>
        </>
      ) : progress === undefined && <p>{question}</p>}
    </Dialog>
  );
}
