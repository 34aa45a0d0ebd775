import { type ReactNode, useId, useState } from 'react';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

export type FigureTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };

/** A chart with its meaning in a sentence and its numbers in a table. */
export function Figure({ title, summary, table, children }: { title: string; summary: string; table: FigureTable; children: ReactNode }) {
  const t = useWords('kit');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="figure" aria-label={title}>
      <div className="figure-head">
        <h2 className="figure-title">{title}</h2>
        <button type="button" className="btn is-small" aria-controls={id} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? t('asChart') : t('asTable')}
        </button>
      </div>
      <figcaption className="figure-summary">{summary}</figcaption>
      <div id={id}>{asTable ? <Numbers title={title} {...table} /> : children}</div>
    </figure>
  );
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
