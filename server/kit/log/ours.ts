import type { Meta } from '#contract/kit/event';
import { isChained } from '#server/kit/log/chain';
import type { StoredEvent } from '#server/kit/log/event-store';

/** An event of ours, taken apart. */
export type Ours = { stored: StoredEvent; data: Record<string, unknown>; meta: Omit<Meta, 'correlation' | 'causation'> & Partial<Meta> & { v?: number; hash: string } };

/** An event taken apart, where it has the form in which a journal writes. */
export function taken(stored: StoredEvent): Ours | undefined {
  if (!isChained(stored)) return undefined;
  try {
    const [data, meta] = [JSON.parse(stored.data), JSON.parse(stored.meta)];
    return isObject(data) && typeof meta.at === 'string' ? { stored, data, meta } : undefined;
  } catch {
    return undefined;
  }
}
const isObject = (it: unknown) => typeof it === 'object' && it !== null && !Array.isArray(it);
