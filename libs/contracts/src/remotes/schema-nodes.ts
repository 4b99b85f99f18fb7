import * as z from 'zod/mini';

/** Names a schema by what is in it. */
export const SchemaHash = z.string().check(z.regex(/^[0-9a-f]{12}$/));

const literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * The part of JSON Schema that decides whether a value is taken. What it is made of are other nodes, by their hash, so a schema that
 * many endpoints share is written once, and equal ones are known without looking into them. What a newer kit writes besides is passed
 * over, and is part of the hash.
 */
export const SchemaNode = z.looseObject({
  type: z.optional(z.enum(['string', 'number', 'integer', 'boolean', 'null', 'object', 'array', 'nothing'])),
  enum: z.optional(z.array(literal)),
  isOpen: z.optional(z.literal(true)).check(z.describe('A value that the list lacks is read by a fallback')),
  anyOf: z.optional(z.array(SchemaHash)),
  properties: z.optional(z.record(z.string(), SchemaHash)),
  required: z.optional(z.array(z.string())),
  others: z.optional(z.union([SchemaHash, z.literal(false)])).check(z.describe('Fields that have no name in it')),
  names: z.optional(SchemaHash),
  items: z.optional(SchemaHash),
  tuple: z.optional(z.array(SchemaHash)),
  limits: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
});
export type SchemaNode = z.infer<typeof SchemaNode>;

/** Nodes by their hash. */
export const SchemaNodes = z.record(SchemaHash, SchemaNode);
export type SchemaNodes = z.infer<typeof SchemaNodes>;
