import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest, { type Response } from 'supertest';
import type { Endpoint } from '#contract/kit/endpoint';

type Lower = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Asked = { token?: string | undefined; headers?: Record<string, string> };

/** Asks one line of the contract for something, laid out as a client would; an answer has to be what the contract promises and no more. */
export async function request(nest: NestFastifyApplication, endpoint: Endpoint<any, any>, input: Record<string, unknown> = {}, asked: Asked = {}): Promise<Response> {
  const response = await send(nest, endpoint, input, asked);
  if (response.status === 200) expect(endpoint.output.parse(response.body)).toEqual(response.body);
  return response;
}

function send(nest: NestFastifyApplication, { method, path }: Endpoint<any, any>, input: Record<string, unknown>, { token, headers = {} }: Asked): Promise<Response> {
  const rest = { ...input };
  const at = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    // An address has no half surrogate pairs.
    return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
  });
  const call = supertest(nest.getHttpServer())[method.toLowerCase() as Lower](at).set({ ...(token ? { token } : {}), ...headers });
  return (method === 'GET' ? call.query(rest) : Object.keys(rest).length ? call.send(rest) : call) as unknown as Promise<Response>;
}
