import * as z from 'zod/mini';
import { SchemaHash, SchemaNodes } from './schema-nodes.ts';

/** One endpoint as a build was made for it, or as an API has it. */
export const RecordedCall = z.looseObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().check(z.regex(/^\/api\/[\w\-./{}]{1,200}$/)),
  request: SchemaHash.check(z.describe('What is sent: parameters of the path, query and body')),
  answer: SchemaHash.check(z.describe('What is read of the answer')),
  written: z.optional(SchemaHash).check(z.describe('What the API writes into it; a build has none')),
});
export type RecordedCall = z.infer<typeof RecordedCall>;

/** Endpoints with their schemas, each schema once, by the hash of what is in it. */
export const RecordedCalls = z
  .looseObject({ endpoints: z.array(RecordedCall).check(z.maxLength(1000)), schemas: SchemaNodes })
  .register(z.globalRegistry, { id: 'RecordedCalls' });
export type RecordedCalls = z.infer<typeof RecordedCalls>;
