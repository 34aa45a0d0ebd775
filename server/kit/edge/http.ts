import { createServer, type RequestListener } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DOORS, isBesidePages } from '#contract/kit/pages';
import { common } from '#contract/kit/refusal';
import { admitting } from '#server/kit/edge/admission';
import { compressing } from '#server/kit/edge/compressing';
import { sendPage, sendWorker } from '#server/kit/edge/headers';
import { refusing } from '#server/kit/edge/language';
import { openApi } from '#server/kit/edge/openapi';
import { servePageFiles } from '#server/kit/edge/page-files';
import { Endpoints } from '#server/kit/live/endpoints';

/** A request's JSON body has so many bytes at most. */
export const MOST_BODY_BYTES = 262_144;

/** Fastify as the edge wants it: JSON bodies, limited, files only where the contract asks for one, paths with or without a trailing slash. */
export function fastifyAdapter() {
  const adapter = new FastifyAdapter({
    bodyLimit: MOST_BODY_BYTES,
    trustProxy: process.env.TRUST_PROXY || false,
    requestTimeout: 120_000,
    serverFactory: (handle: RequestListener, options: object) => createServer({ requestTimeout: 120_000, ...options }, admitting(handle)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: (_: Error, request: FastifyRequest, reply: FastifyReply) => void reply.status(400).send(refusing(common.MALFORMED, request.headers['accept-language'])),
  });
  const instance = adapter.getInstance();
  instance.removeAllContentTypeParsers();
  const json = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : json(request, body as string, done));
  return adapter;
}

/** What is served beside the REST contract: its documentation, and the pages with their files. */
export async function serveBeside(app: NestFastifyApplication, webRoot: string) {
  const instance = app.getHttpAdapter().getInstance();
  await app.register(multipart as never);
  await compressing(instance as never);
  const files = path.join(webRoot, 'assets');
  if (existsSync(files)) servePageFiles(instance as never, files);
  const [page, login, exam] = ['index.html', 'login.html', 'exam.html'].map((it) => pageOf(path.join(webRoot, it)));
  for (const door of DOORS) instance.get(door, (_, reply) => sendPage(reply, login as string));
  instance.get('/student/cbt/:id/exam', (_, reply) => sendPage(reply, exam as string));
  const worker = path.join(webRoot, 'worker.js');
  if (existsSync(worker)) {
    const code = readFileSync(worker, 'utf8');
    instance.get('/worker.js', (_, reply) => sendWorker(reply, code));
  }
  instance.get('/*', (request, reply) => {
    if (!isBesidePages(request.url.split('?')[0] as string)) return sendPage(reply, page as string);
    return reply.status(404).send(refusing(common.NOT_FOUND, request.headers['accept-language']));
  });
}

/** The library is a fifth of all that a server loads, and is loaded by those that document themselves. */
export async function serveDocs(app: NestFastifyApplication) {
  const { SwaggerModule } = await import('@nestjs/swagger');
  const document = () => openApi([...app.get(Endpoints).all().values()].map((it) => it.endpoint)) as unknown as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/docs-json', yamlDocumentUrl: 'api/docs-yaml' });
}

const pageOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '<!doctype html><title>Pelita</title><p>The pages are not built.</p>');
