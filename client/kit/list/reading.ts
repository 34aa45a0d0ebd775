import { useEffect, useRef, useState } from 'react';
import { download } from '#client/kit/download';
import { type Column, tableOf } from '#client/kit/list/column';
import { fileName, fileOf, type Format, pageTitle } from '#client/kit/list/files';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.words';

/** All rows of a list as it is narrowed and sorted, not only those of its page. */
export type Read<Row> = (told: (n: number, total: number) => void, signal: AbortSignal) => Promise<readonly Row[]>;
export type Reading = { progress: { n: number; total: number } | undefined; stop: () => void; keepAs: (format: Format) => void; print: () => void };

/** Reads a whole list for a file or for paper, tells how far it is, and is called off when asked to or when the list is left. */
export function useReading<Row extends object>(columns: readonly Column<Row>[], read: Read<Row>): Reading & { printed: readonly Row[] | undefined } {
  const [t, telling, textOf] = [useWords('list'), useTelling(), useProblemText()];
  const [progress, setProgress] = useState<{ n: number; total: number }>();
  const [printed, setPrinted] = useState<readonly Row[]>();
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);
  usePrinting(printed !== undefined, () => setPrinted(undefined));

  const whole = (use: (rows: readonly Row[]) => Promise<void> | void) => {
    const aborter = new AbortController();
    underway.current?.abort();
    underway.current = aborter;
    setProgress({ n: 0, total: 0 });
    const told = (n: number, total: number) => aborter.signal.aborted || setProgress({ n, total });
    void read(told, aborter.signal).then((rows) => (aborter.signal.aborted ? undefined : use(rows)))
      .catch((error: unknown) => aborter.signal.aborted || telling.error({ title: t('exportFailed'), description: textOf(error) }))
      .finally(() => underway.current === aborter && setProgress(undefined));
  };
  const keepAs = (format: Format) => whole(async (rows) => {
    download(fileName(pageTitle(), format), await fileOf(format, tableOf(columns, rows)));
    telling.success({ title: t('exported', { count: rows.length }) });
  });
  const stop = () => {
    underway.current?.abort();
    setProgress(undefined);
  };
  return { progress, printed, stop, keepAs, print: () => whole(setPrinted) };
}

/** Prints what stands on the page once it stands there. */
function usePrinting(isWanted: boolean, after: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once
  useEffect(() => {
    if (!isWanted) return;
    addEventListener('afterprint', after, { once: true });
    window.print();
    return () => removeEventListener('afterprint', after);
  }, [isWanted]);
}
