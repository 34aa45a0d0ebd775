/** What this browser keeps under a name, with what it must have; nothing where somebody spoilt it, so that no page is kept from opening. */
export function recalled<T extends object>(name: string, ...needs: (keyof T & string)[]): T | undefined {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof known === 'object' && known && needs.every((it) => it in known) ? (known as T) : undefined;
  } catch {
    return undefined;
  }
}
