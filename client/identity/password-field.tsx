import { type ComponentProps, useState } from 'react';
import { useWords } from '#client/kit/words';
import { Field } from '#client/identity/field';

/** A password that may be looked at; pasting and password managers are welcome. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'beside'>) {
  const t = useWords('identity');
  const [shown, setShown] = useState(false);
  return (
    <Field {...props} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} beside={
      <button type="button" className="quiet" aria-label={t(shown ? 'hide' : 'show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Eye closed={shown} />
      </button>
    } />
  );
}

const Eye = ({ closed }: { closed: boolean }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" />
    <circle cx="12" cy="12" r="3" />
    {closed && <path d="M3 3l18 18" />}
  </svg>
);
