import type { ReactNode } from 'react';

/** Stands where there is nothing to show, and says of what. */
export const Nothing = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`nothing ${className}`}>
    <svg viewBox="0 0 64 41" width="64" height="41" aria-hidden="true"><ellipse cx="32" cy="33" rx="32" ry="7" /><path d="M55 13 45 1.5A4 4 0 0 0 42 0H22a4 4 0 0 0-3 1.500L9 13v9h46z" /><path d="M41.500 16c0-2 1-3 2.500-3h11v18c0 2.500-1.500 4-3.500 4h-39C10.500 35 9 33.500 9 31V13h11c1.500 0 2.500 1 2.500 3s1.200 3.500 2.700 3.500h13.600c1.500 0 2.700-1.500 2.700-3.500z" /></svg>
    <p>{children}</p>
  </div>
);
