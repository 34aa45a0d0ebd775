import type { HTMLAttributes } from 'react';

type Props = HTMLAttributes<HTMLSpanElement>;

/** An icon as antd draws it, without antd: what of it is shown is its shape alone, and the build puts that in place of every import of an icon. It is read out where it was given a name in the person's language, never as what antd calls it. */
export const iconOf = (name: string, viewBox: string, paths: readonly string[]) => ({ className, ...rest }: Props) => (
  <span {...(rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })} {...rest} className={className ? `anticon anticon-${name} ${className}` : `anticon anticon-${name}`}>
    <svg viewBox={viewBox} width="1em" height="1em" fill="currentColor" aria-hidden="true">{paths.map((d) => <path key={d} d={d} />)}</svg>
  </span>
);
