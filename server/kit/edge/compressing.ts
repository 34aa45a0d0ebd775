import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** What we write ourselves: it begins with a brace, a bracket or a tag. */
const OURS = /^(application\/json|text\/(html|css|javascript))/;
/** What a change is answered by is short: it is not asked of each whether it is. */
const CHANGES = ['PUT', 'PATCH', 'DELETE'];

/**
 * Compresses long answers for whoever can read that. Files go as they are: the library takes what begins with certain two letters for
 * compressed already and says so of it, and a sealed paper, or a list of questions, may begin with any.
 */
export async function compressing(instance: FastifyInstance) {
  instance.addHook('onRoute', (route: RouteOptions) => {
    if ([route.method].flat().every((it) => CHANGES.includes(it))) route.compress = false;
    else route.onSend = [route.onSend ?? [], filesAsTheyAre].flat();
  });
  await instance.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
}

const filesAsTheyAre: NonNullable<RouteOptions['onSend']> = (request, reply, payload, done) => {
  if (!OURS.test(String(reply.getHeader('content-type') ?? ''))) request.headers['x-no-compression'] = 'file';
  done(null, payload);
};
