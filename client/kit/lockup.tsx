/** Pelita's mark and name: the flame keeps its own colours, the bowl takes the text's. */
export const Lockup = ({ name = 'Pelita' }: { name?: string }) => (
  <span className="lockup">
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="#f08a12" d="M17.6 1c.4 4.2 6.1 6.9 6.1 13 0 4.2-3.3 7-7.7 7s-7.7-2.8-7.7-7c0-6.1 7.3-7.6 9.3-13z" />
      <path fill="#ffd27a" d="M16.8 9.6c.25 2.3 3 3.7 3 6.6 0 2-1.6 3.2-3.8 3.2s-3.8-1.2-3.8-3.2c0-2.9 3.6-3.7 4.6-6.6z" />
      <path fill="var(--ink)" d="M1.9 17.3c-.5 8.3 5.6 13.9 14.1 13.9s14.6-5.6 14.1-13.9c-.05-.8-1.1-1.1-1.55-.4C26 21.1 21.4 23.9 16 23.9S6 21.1 3.45 16.9c-.45-.7-1.5-.4-1.55.4z" />
    </svg>
    <span>{name}</span>
  </span>
);
