import { z } from 'zod';

/** What OpenAPI 3.0 allows, as far as this API uses it: anything else in the document is a mistake. */
const Schema: z.ZodType = z.lazy(() => z.union([
  z.strictObject({ $ref: z.string().startsWith('#/components/schemas/') }),
  z.strictObject({
    type: z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean']).optional(), format: z.string().optional(), pattern: z.string().refine(isPattern).optional(),
    nullable: z.boolean().optional(), enum: z.array(z.unknown()).min(1).optional(), default: z.unknown().optional(), description: z.string().optional(),
    minimum: z.number().optional(), maximum: z.number().optional(), exclusiveMinimum: z.boolean().optional(), exclusiveMaximum: z.boolean().optional(), multipleOf: z.number().optional(),
    minLength: z.int().optional(), maxLength: z.int().optional(), minItems: z.int().optional(), maxItems: z.int().optional(),
    items: Schema.optional(), properties: z.record(z.string(), Schema).optional(), required: z.array(z.string()).min(1).optional(), additionalProperties: z.union([z.boolean(), Schema]).optional(),
    anyOf: z.array(Schema).min(1).optional(), oneOf: z.array(Schema).min(1).optional(), allOf: z.array(Schema).min(1).optional(), not: Schema.optional(),
  }).refine(({ type, items }) => type !== 'array' || items !== undefined, 'an array has items'),
]));

const Content = z.strictObject({ 'application/json': z.strictObject({ schema: Schema }), 'multipart/form-data': z.strictObject({ schema: Schema }), 'application/octet-stream': z.strictObject({ schema: Schema }) }).partial();
const Parameter = z.strictObject({ name: z.string(), in: z.enum(['path', 'query', 'header', 'cookie']), required: z.boolean().optional(), schema: Schema })
  .refine((it) => it.in !== 'path' || it.required === true, 'a parameter of the path is required');
const Operation = z.strictObject({
  operationId: z.string(), tags: z.array(z.string()), description: z.string(), security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter).optional(), requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string().regex(/^([1-5](\d\d|XX)|default)$/), z.strictObject({ description: z.string(), content: Content.optional() })),
});

export const OpenApi = z.strictObject({
  openapi: z.literal('3.0.3'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/'), z.strictObject({ get: Operation, post: Operation, put: Operation, patch: Operation, delete: Operation }).partial()),
  components: z.strictObject({ schemas: z.record(z.string().regex(/^[\w.-]+$/), Schema), securitySchemes: z.record(z.string(), z.strictObject({ type: z.literal('apiKey'), in: z.literal('header'), name: z.string() })) }),
});
export type OpenApi = z.infer<typeof OpenApi>;

function isPattern(it: string) {
  return new RegExp(it) instanceof RegExp;
}
