import { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';

/** A write says at least what it was about (domain A.4): `data` with the id from its address, where its answer has no other. */
export function written({ output }: Endpoint<any, any>, { id }: { id?: unknown }, answer: unknown) {
  const hasData = output instanceof z.ZodObject && 'data' in output.shape;
  if (!hasData || typeof answer !== 'object' || answer === null || 'data' in answer) return answer;
  return { ...answer, data: typeof id === 'string' ? { id } : {} };
}
