import { z } from 'zod';

type Values = Record<string, unknown>;
const LONGEST_LIST = 10_000;
/** How an empty text is refused that was typed into a field; to choose nothing out of a list is another matter. */
const LEFT_EMPTY: readonly string[] = ['invalid_format', 'too_small'];

/** What a value stands for where this kind is asked for; undefined where it stands for nothing. */
const READ: Record<string, (it: unknown) => unknown> = {
  number: (it) => (typeof it === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(it) ? Number(it) : typeof it === 'boolean' ? Number(it) : undefined),
  boolean: (it) => (it === 1 || it === '1' || it === 'true' ? true : it === 0 || it === '0' || it === 'false' ? false : undefined),
  array: (it) => (typeof it === 'string' && it.startsWith('[') && it.length <= LONGEST_LIST ? listOf(it) : undefined),
};

/**
 * What was refused, read as forms and older clients mean it: numbers, switches and lists written as text, and an empty
 * text in a field that may be null. It is checked again afterwards.
 */
export function asMeant(sent: Values, { issues }: z.ZodError, { shape }: z.ZodObject): Values {
  return issues.reduce((meant, { path, ...issue }) => {
    const found = path.reduce<unknown>((it, name) => own(it, name), meant);
    const kind = issue.code === 'invalid_type' ? issue.expected : '';
    const isLeft = found === '' && path.length === 1 && LEFT_EMPTY.includes(issue.code) && mayBeNull(shape[path[0] as string]);
    const read = isLeft ? null : READ[kind]?.(found);
    return read === undefined ? meant : (put(meant, path, read) as Values);
  }, sent);
}

export const own = (it: unknown, name: PropertyKey) => (typeof it === 'object' && it !== null && Object.hasOwn(it, name) ? (it as Record<PropertyKey, unknown>)[name] : undefined);

/** A copy in which this place has another value; only what lies on the way to it is copied. */
function put(it: unknown, [name, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (name === undefined) return value;
  const inner = put(own(it, name), rest, value);
  return Array.isArray(it) ? it.with(name as number, inner) : { ...(it as object), [name]: inner };
}

const mayBeNull = (schema: unknown) => schema instanceof z.ZodType && schema.safeParse(null).success;

/** A list of plain values; whatever else it may be, it is no list of ours. */
function listOf(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) && found.every((it) => ['string', 'number'].includes(typeof it)) ? found : undefined;
  } catch {
    return undefined;
  }
}
