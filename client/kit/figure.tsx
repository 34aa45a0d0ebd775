import { Component, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

export type FigureTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type Props = { title: string; summary: ReactNode; table: FigureTable; /** Below what a screen begins with: what draws it is fetched when somebody comes near. */ isBelow?: boolean; children: ReactNode };

/** A chart with its meaning in a sentence and its numbers in a table. */
export function Figure({ title, summary, table, isBelow = false, children }: Props) {
  const t = useWords('kit');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const hasNumbers = table.rows.some(([, ...cells]) => cells.some((it) => it !== 0 && it !== '–'));
  const numbers = <Numbers title={title} {...table} />;
  return (
    <figure className="figure" aria-label={title}>
      <div className="figure-head">
        <h2 className="figure-title">{title}</h2>
        {hasNumbers && (
          <button type="button" className="btn is-small" aria-controls={id} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('asChart') : t('asTable')}
          </button>
        )}
      </div>
      <figcaption className="figure-summary">{summary}</figcaption>
      <div id={id}>{asTable && hasNumbers ? numbers : <Drawn instead={numbers}>{isBelow ? <WhenNear paper={numbers}>{children}</WhenNear> : children}</Drawn>}</div>
    </figure>
  );
}

/** What draws a chart may not come, as without a network: then its numbers stand there, and the rest of the screen stays. */
class Drawn extends Component<{ instead: ReactNode; children: ReactNode }, { isUndrawn: boolean }> {
  override state = { isUndrawn: false };
  static getDerivedStateFromError = () => ({ isUndrawn: true });
  override render = () => (this.state.isUndrawn ? this.props.instead : this.props.children);
}

/** On paper stand the numbers where nobody has come near yet. */
function WhenNear({ paper, children }: { paper: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && setNear(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className="figure-space"><div className="on-paper">{paper}</div></div>;
}

function Numbers({ title, head, rows }: FigureTable & { title: string }) {
  return (
    <div className="scroll-x" role="region" aria-label={title} tabIndex={0}>
      <table className="plain-table">
        <thead>
          <tr>{head.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((cell, at) => (at === 0 ? <th key={head[at]} scope="row">{cell}</th> : <td key={head[at]}>{cell}</td>))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
