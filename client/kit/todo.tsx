import type { ReactNode } from 'react';
import type { Tone } from '#client/kit/status-tag';

/** What waits for somebody: what it is, whose and how old, and the verb that ends it. */
export type Todo = { key: string; tone: Exclude<Tone, 'line' | 'solid'>; icon: ReactNode; what: string; whose?: ReactNode; action: ReactNode };

/** A list that asks something of the reader, oldest harm first; `done` says until when an empty one stays so. */
export function TodoList({ items, done }: { items: readonly Todo[]; done: ReactNode }) {
  if (items.length === 0) return <p className="todo-done">{done}</p>;
  return (
    <ul className="todo">
      {items.map(({ key, tone, icon, what, whose, action }) => (
        <li key={key}>
          <span className={`todo-icon tone-${tone}`} aria-hidden="true">{icon}</span>
          <span className="todo-what">{what}</span>
          {whose && <span className="todo-whose">{whose}</span>}
          <span className="todo-do">{action}</span>
        </li>
      ))}
    </ul>
  );
}
