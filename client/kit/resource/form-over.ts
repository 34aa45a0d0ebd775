import { z } from 'zod';
import type { Resource } from '#contract/kit/resource';
import type { AnyEndpoint } from '#client/kit/api';

type Api = { list: AnyEndpoint; create?: AnyEndpoint; change?: AnyEndpoint };
type More = Pick<Resource, 'check'>;

/** Fields as a form knows those of a resource: judged by their own declaration, sent to endpoints that are no resource's. */
export const formOver = (name: string, label: string, fields: z.ZodRawShape, { list, create, change }: Api, more: More = {}): Resource =>
  ({ name, fields, label, ...more, api: { list, create: { ...create, input: z.object(fields) }, change } }) as unknown as Resource;
