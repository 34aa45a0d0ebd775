import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** What we write ourselves: it begins with a brace, a bracket or a tag. */
const OURS = /^(application\/json|text\/(html|css|javascript))/;

/**
 * Compresses long answers for whoever can read that. Files go as they are: the library takes what begins with certain two letters for
 * compressed already and says so of it, and a sealed paper, or a list of questions, may begin with any.
 */
export async function compressing(instance: FastifyInstance) {
  instance.addHook('onSend', async (request, reply) => {
    if (!OURS.test(String(reply.getHeader('content-type') ?? ''))) request.headers['x-no-compression'] = 'file';
  });
  await instance.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
}
