type Here = { pathname: string; search: string };

/**
 * Which entry of the menu is lit where somebody is, by their addresses: of what lies beneath another entry only that one, and of a
 * page's views the one whose question the address holds. The page itself is lit where none of its views is.
 */
export function litEntry(addresses: readonly string[], { pathname, search }: Here): string | undefined {
  const asked = new URLSearchParams(search);
  const entries = addresses.map((address) => {
    const [path = '', query = ''] = address.split('?');
    return { address, path, question: [...new URLSearchParams(query)] };
  });
  const isAbove = (path: string) => entries.some((it) => it.path.startsWith(`${path}/`));
  const isAt = (path: string) => pathname === path || (pathname.startsWith(`${path}/`) && !isAbove(path));
  const here = entries.filter(({ path, question }) => isAt(path) && question.every(([name, value]) => asked.get(name) === value));
  return here.sort((one, other) => other.question.length - one.question.length)[0]?.address;
}
