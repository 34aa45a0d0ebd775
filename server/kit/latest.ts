/**
 * The latest that were kept: `least` of them at the least, twice as many at the most. Nothing is taken out by itself: a Map that gives its oldest away
 * for every new one has to walk past the gaps of all that it gave away before.
 */
export class Latest<K, V> {
  private young = new Map<K, V>();
  private old = new Map<K, V>();

  constructor(private readonly least: number) {}

  get(key: K): V | undefined {
    return this.young.get(key) ?? this.old.get(key);
  }

  set(key: K, value: V) {
    this.young.set(key, value);
    if (this.young.size >= this.least) [this.old, this.young] = [this.young, new Map()];
  }
}
