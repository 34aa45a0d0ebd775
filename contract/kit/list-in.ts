import { z } from 'zod';

/** Several values as a list, as the JSON of one, as `a,b`, or one by itself: clients send all four. */
export const listIn = <S extends z.ZodType>(item: S) => z.union([z.array(item).max(1000), z.string().max(5000).transform(parsed).pipe(z.array(item))]);
/** The same, each once. */
export const eachOf = <S extends z.ZodType>(item: S) => listIn(item).transform((it) => [...new Set(it)]);

function parsed(text: string): unknown {
  if (!text.startsWith('[')) return text.split(',').map((it) => it.trim());
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
