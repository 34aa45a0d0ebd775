import { useEffect, useState } from 'react';

const kept: { secret: Record<string, string> } = { secret: {} };

/** What a link in a mail brought behind `#`; taken out of the address, so that it is neither shown nor kept in the history. */
export function takeSecret(): Record<string, string> {
  if (location.hash) {
    kept.secret = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return kept.secret;
}

/** The same, also where another link is opened over the page. */
export function useSecret() {
  const [secret, setSecret] = useState(takeSecret);
  useEffect(() => {
    const look = () => setSecret(takeSecret());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return secret;
}
