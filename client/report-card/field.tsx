import { type ReactNode, useId } from 'react';

/** A control under what it is called; it is given the id by which its label means it. */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return <div className="report-field"><label htmlFor={id}>{label}</label>{children(id)}</div>;
}
