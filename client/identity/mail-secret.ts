/** What a link in a mail brought behind `#`; taken out of the address, so that it is neither shown nor kept in the history. */
export function takeSecret(): Record<string, string> {
  const found = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return found;
}
