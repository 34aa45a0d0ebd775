import { z } from 'zod';
import type { Endpoint, Method } from '#contract/kit/endpoint';
import { STATUS_WORDS } from '#contract/kit/refusal';

const schemaOf = (it: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(it, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as Record<string, unknown>;
  return schema;
};
const ERROR = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: { status: { type: 'string', enum: STATUS_WORDS }, code: { type: 'string' }, message: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'string' } } },
};

/** The contract as an OpenAPI document: every mounted line with what goes in, what comes out and who may. */
export function openApi(endpoints: readonly Endpoint<any, any>[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const it of endpoints.flatMap(waysOf)) {
    const path = it.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [it.method.toLowerCase()]: operation(it, path) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Pelita', version: '2.1.0' },
    paths,
    components: { schemas: { Error: ERROR }, securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  };
}

/** The line itself, and under names of their own the other ways to write it. */
const waysOf = (it: Endpoint<any, any>): Endpoint<any, any>[] =>
  [it, ...it.also.map((at, i) => ({ ...it, name: `${it.name}.${i + 2}`, method: at.split(' ')[0] as Method, path: at.split(' ')[1] as string }))];

function operation({ name, method, input, output, allow, live, feature, upload, isFile, openFor }: Endpoint<any, any>, path: string) {
  const { properties = {}, required = [] } = schemaOf(input, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, it]) => it as string);
  const others = Object.keys(properties).filter((it) => !inPath.includes(it));
  const parameter = (where: 'path' | 'query') => (it: string) => ({ name: it, in: where, required: where === 'path' || required.includes(it), schema: properties[it] });
  const parameters = [...inPath.map(parameter('path')), ...(method === 'GET' ? others.map(parameter('query')) : [])];
  const body = { type: 'object', required: required.filter((it) => others.includes(it)), properties: Object.fromEntries(others.map((it) => [it, properties[it]])) };
  if (upload) Object.assign(body, { required: upload.isOptional ? body.required : [...body.required, upload.part], properties: { ...body.properties, [upload.part]: { type: 'string', format: 'binary' } } });
  if (!body.required.length) delete (body as { required?: string[] }).required;
  const sentAs = [...(upload ? ['multipart/form-data'] : []), ...(!upload || upload.isOptional ? ['application/json'] : [])];
  const answer = isFile ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } : { 'application/json': { schema: schemaOf(output, 'output') } };
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    description: `${Array.isArray(allow) ? `Roles: ${allow.join(', ')}.` : `Access: ${allow}.`}${live ? ` Live: ${typeof live === 'string' ? live : 'rows'}.` : ''}${feature ? ` Switched by: ${feature}.` : ''}`,
    security: allow === 'public' ? [] : [...(openFor ? [{}] : []), { token: [] }],
    ...(parameters.length ? { parameters } : {}),
    ...(method !== 'GET' && (others.length || upload) ? { requestBody: { required: true, content: Object.fromEntries(sentAs.map((it) => [it, { schema: body }])) } } : {}),
    responses: {
      200: { description: 'OK', content: answer },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  };
}
