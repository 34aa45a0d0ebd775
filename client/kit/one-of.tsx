import { useId } from 'react';

type Props<O extends string> = { label: string; value: O; options: Record<O, string>; onChoose: (it: O) => void };

/** One of a few, side by side: the browser's own radio buttons, so the arrows lead from one to the next. */
export function OneOf<const O extends string>({ label, value, options, onChoose }: Props<O>) {
  const name = useId();
  return (
    <div className="one-of" role="radiogroup" aria-label={label}>
      {(Object.entries(options) as [O, string][]).map(([it, words]) => (
        <label key={it}><input type="radio" className="visually-hidden" name={name} checked={it === value} onChange={() => onChoose(it)} /><span>{words}</span></label>
      ))}
    </div>
  );
}
