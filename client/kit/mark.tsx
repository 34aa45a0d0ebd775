/** Quiet for the expected, loud for the exception: only Alpa is a solid. */
const FAMILY = { H: 'good', T: 'warn', D: 'info', S: 'note', I: 'calm', A: 'solid', '–': 'open' } as const;
export type Letter = keyof typeof FAMILY;

/** An attendance by its letter, the colour only helps; `name` is what is heard. */
export const Mark = ({ letter, name }: { letter: Letter; name: string }) => (
  <span className={`mark is-${FAMILY[letter]}`} title={name}>
    <span aria-hidden="true">{letter}</span>
    <span className="visually-hidden">{name}</span>
  </span>
);
