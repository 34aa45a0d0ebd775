import { z } from 'zod';

/** Several values as a list, as the JSON of one, or one by itself: older clients send all three. */
export const listIn = <S extends z.ZodType>(item: S) =>
  z.union([z.array(item).max(1000), z.string().max(5000).transform(parsed).pipe(z.array(item))]).transform((it) => [...new Set(it)]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [text];
  }
}
