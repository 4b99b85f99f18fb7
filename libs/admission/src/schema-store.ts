import * as z from 'zod/mini';
import { hashOf } from './schema-hash.ts';
import type { SchemaNode, SchemaNodes } from '@booking/contracts/schema-nodes';

/** JSON Schema as zod writes it, as far as contracts use it. */
type Json = {
  $ref?: string;
  $defs?: Record<string, Json>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  isOpen?: true;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  not?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: Json | boolean;
  propertyNames?: Json;
  items?: Json;
  prefixItems?: Json[];
  pattern?: string;
  format?: string;
};
type Io = 'input' | 'output';

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
const limitNames = [...bounds, 'multipleOf', 'minItems', 'maxItems'] as const;

/** What JSON Schema has no words for: that nothing is answered, and that a list of values has a fallback. */
const mark: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const { type } = zodSchema._zod.def;
  const json = jsonSchema as Json;
  if (type === 'undefined' || type === 'void') json.type = 'nothing';
  if (type === 'catch') json.isOpen = true;
  // zod calls what has a fallback required, and reads an object without it
  if (zodSchema._zod.def.type === 'object' && json.required) {
    const { shape } = zodSchema._zod.def;
    json.required = json.required.filter((name) => shape[name]?._zod.def.type !== 'catch');
  }
};

/** A part of a request that the endpoint does not have: nothing is taken in it, and nothing needed. */
const noFields: SchemaNode = { type: 'object' };

/** Takes schemas apart into nodes, each once. */
export class SchemaStore {
  private readonly known = new Map<string, SchemaNode>();

  nodes(): SchemaNodes {
    return Object.fromEntries([...this.known].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** @returns the hash of the schema */
  add(schema: z.ZodMiniType | undefined, io: Io): string {
    if (!schema) return this.put(noFields);
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', override: mark }) as Json;
    return this.addJson(json, json.$defs ?? {}, io, []);
  }

  /** Parameters of a path by their place in it: what one is called, no request says. */
  addPath(schema: z.ZodMiniType | undefined, names: readonly string[]): string {
    const { properties = {}, ...node } = this.known.get(this.add(schema, 'input'))!;
    const hashes = names.flatMap((name, at) => (properties[name] ? [[`{${at + 1}}`, properties[name]] as const] : []));
    return this.put({ ...node, properties: Object.fromEntries(hashes), required: hashes.map(([name]) => name) });
  }

  /** One object of schemas that are here. */
  addParts(properties: Record<string, string>): string {
    return this.put({ type: 'object', properties, required: Object.keys(properties).sort() });
  }

  private put(node: SchemaNode): string {
    const fields = Object.entries(node).filter(([, value]) => value !== undefined);
    const whole = Object.fromEntries(fields) as SchemaNode;
    const hash = hashOf(whole);
    this.known.set(hash, whole);
    return hash;
  }

  /** @param within the names of what this schema is part of */
  private addJson(json: Json, defs: Record<string, Json>, io: Io, within: readonly string[]): string {
    if (json.$ref !== undefined) {
      const name = json.$ref.replace('#/$defs/', '');
      const { $ref: _, ...besides } = json;
      // a schema that is part of itself is not looked into any deeper
      if (within.includes(name) || !defs[name]) return this.put({});
      return this.addJson({ ...defs[name], ...besides }, defs, io, [...within, name]);
    }
    const add = (part: Json): string => this.addJson(part, defs, io, within);
    const { properties, required = [], additionalProperties, propertyNames, items, prefixItems, not } = json;
    const options =
      json.anyOf ?? json.oneOf ?? (Array.isArray(json.type) ? json.type.map((type) => ({ ...json, type })) : undefined);
    if (options) return this.put({ anyOf: [...new Set(options.map(add))].sort() });
    const values = not ? [] : 'const' in json ? [json.const] : json.enum;
    const others = additionalProperties === true ? {} : additionalProperties;
    return this.put({
      ...(json.type !== undefined && { type: json.type as NonNullable<SchemaNode['type']> }),
      ...(values && { enum: [...values].sort() as NonNullable<SchemaNode['enum']> }),
      ...(values && json.isOpen && { isOpen: true }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, add(part)])),
      }),
      ...(required.length > 0 && { required: [...required].sort() }),
      // what is written has no fields but its own, and whoever reads it passes over those it does not know
      ...(others === false && io === 'input' && { others }),
      ...(others && { others: add(others) }),
      ...(propertyNames && { names: add(propertyNames) }),
      ...(items && { items: add(items) }),
      ...(prefixItems && { tuple: prefixItems.map(add) }),
      ...limitsOf(json),
    });
  }
}

function limitsOf(json: Json): Pick<SchemaNode, 'limits'> {
  const all = [json, ...(json.allOf ?? [])];
  const numbers = limitNames.flatMap((name) => {
    const value = (json as Record<string, unknown>)[name];
    return typeof value === 'number' ? [[name, value] as const] : [];
  });
  const formats = all.flatMap(({ format }) => format ?? []);
  // how a format is checked differs between versions of zod, its name does not
  const patterns = all.flatMap(({ format, pattern }) =>
    format === undefined && pattern !== undefined ? [pattern] : [],
  );
  const limits = {
    ...Object.fromEntries(numbers),
    ...(formats[0] !== undefined && { format: formats[0] }),
    ...(patterns.length > 0 && { patterns: [...new Set(patterns)].sort() }),
  };
  return Object.keys(limits).length > 0 ? { limits } : {};
}
