import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest, { type Response } from 'supertest';
import type { Endpoint } from '#contract/kit/endpoint';

type Lower = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Asked = { token?: string | undefined; headers?: Record<string, string>; /** What an endpoint that takes a file is sent; a picture where nothing is said. */ file?: { name: string; bytes: Buffer } | undefined };

/** A picture of one point, as small as can be. */
export const POINT = { name: 'titik.png', bytes: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64') };

/** Domain A.4. */
export const WORDS = ['NOT_AUTHORIZED', 'TOKEN_EXPIRED', 'TOKEN_UNMATCH', 'VALIDATION', 'NOT_FOUND', 'CONFLICT'];

/** Asks one line of the contract for something, laid out as a client would; an answer has to be what the contract promises and no more. */
export async function request(nest: NestFastifyApplication, endpoint: Endpoint<any, any>, input: Record<string, unknown> = {}, asked: Asked = {}): Promise<Response> {
  const response = await send(nest, endpoint, input, asked);
  if (response.status >= 400) expect(WORDS).toContain(response.body.status);
  if (response.status === 200 && !endpoint.isFile) expect(endpoint.output.parse(response.body)).toEqual(response.body);
  return response;
}

function send(nest: NestFastifyApplication, { method, path, upload, isFile }: Endpoint<any, any>, input: Record<string, unknown>, { token, headers = {}, file }: Asked): Promise<Response> {
  const rest = { ...input };
  const at = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    // An address has no half surrogate pairs.
    return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
  });
  const call = supertest(nest.getHttpServer())[method.toLowerCase() as Lower](at).set({ ...(token ? { token } : {}), ...headers });
  if (isFile) call.buffer(true).parse(bytesOf);
  if (upload && (file || !upload.isOptional)) {
    for (const [name, value] of Object.entries(rest)) call.field(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    const { bytes, name } = file ?? POINT;
    return call.attach(upload.part, bytes, name) as unknown as Promise<Response>;
  }
  return (method === 'GET' ? call.query(rest) : Object.keys(rest).length ? call.send(rest) : call) as unknown as Promise<Response>;
}

/** A file as it is; why there is none is told as always. */
function bytesOf(response: Response, done: (error: Error | null, body: unknown) => void) {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream & { headers: Record<string, string> };
  stream.on('data', (it: Buffer) => chunks.push(it));
  stream.on('end', () => done(null, stream.headers['content-type']?.includes('json') ? JSON.parse(Buffer.concat(chunks).toString()) : Buffer.concat(chunks)));
}
