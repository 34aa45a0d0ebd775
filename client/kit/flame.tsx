/** Means now, or live, and nothing else. */
export const Flame = () => (
  <svg className="flame" viewBox="0 0 32 32" width="1em" height="1em" fill="currentColor" aria-hidden="true">
    <path d="M18.2 1.5c.55 5.7 8.3 9.4 8.3 17.7 0 6.2-4.5 10.3-10.5 10.3S5.5 25.4 5.5 19.2c0-8.3 9.95-10.35 12.7-17.7z" />
  </svg>
);
