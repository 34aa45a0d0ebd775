import { readdirSync } from 'node:fs';
import type { Endpoint } from '#contract/kit/endpoint';

/** An endpoint with the context whose folder declares it, and the name that code calls it by, `attendance.markOne`. */
export type Declared = { context: string; endpoint: Endpoint<any, any>; expression: string; file: string };

/** Every endpoint that the contract declares, those of resources too. */
export async function declaredEndpoints(): Promise<Declared[]> {
  const found: Declared[] = [];
  const files = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((it) => /\.(api|resource)\.ts$/.test(it)).sort();
  for (const file of files) {
    const exported = await import(`#contract/${file.replace(/\.ts$/, '')}`);
    for (const [expression, endpoint] of endpointsIn(exported, '')) found.push({ context: file.split('/')[0] as string, endpoint, expression, file: `contract/${file}` });
  }
  return [...new Map(found.map((it) => [it.endpoint.name, it])).values()];
}

/** Endpoints stand alone, in objects of them, or in the `api` of a resource. */
function endpointsIn(value: unknown, name: string): [string, Endpoint<any, any>][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isEndpoint(value)) return [[name, value]];
  const isPlain = Object.getPrototypeOf(value) === Object.prototype || name === '';
  return isPlain ? Object.entries(value).flatMap(([key, it]) => endpointsIn(it, name ? `${name}.${key}` : key)) : [];
}

const isEndpoint = (it: object): it is Endpoint<any, any> => 'method' in it && 'path' in it && 'allow' in it && 'key' in it;
