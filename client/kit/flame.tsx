/** Means now, and nothing else: filled is lit, outlined is searching or out. */
export const Flame = ({ out = false }: { out?: boolean }) => (
  <svg className={out ? 'flame is-out' : 'flame'} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M18.2 1.5c.55 5.7 8.3 9.4 8.3 17.7 0 6.2-4.5 10.3-10.5 10.3S5.5 25.4 5.5 19.2c0-8.3 9.95-10.35 12.7-17.7z" />
  </svg>
);
