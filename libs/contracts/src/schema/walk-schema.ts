import type { $ZodType, $ZodTypes } from 'zod/v4/core';

export type SchemaDef = $ZodTypes['_zod']['def'];

/** A schema that another is made of, and what its place is written as behind that one's. */
export type SchemaPart = { at: string; schema: $ZodType };

/** What a schema is made of; undefined for one that is made of no others, such as a text. */
export function partsOf(def: SchemaDef): SchemaPart[] | undefined {
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, schema]) => ({ at: `.${name}`, schema }));
      return def.catchall ? [...fields, { at: '.*', schema: def.catchall }] : fields;
    }
    case 'array':
      return [{ at: '[]', schema: def.element }];
    case 'tuple':
      return def.items.map((schema, at) => ({ at: `[${at}]`, schema }));
    case 'record':
      return [
        { at: '{}', schema: def.keyType },
        { at: '.*', schema: def.valueType },
      ];
    case 'union':
      return def.options.map((schema) => ({ at: '', schema }));
    case 'intersection':
      return [def.left, def.right].map((schema) => ({ at: '', schema }));
    case 'pipe':
      return [def.in, def.out].map((schema) => ({ at: '', schema }));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [{ at: '', schema: def.innerType }];
    default:
      return undefined;
  }
}

/**
 * Goes through a schema from the outside in.
 * @param enter is told of each schema and its place, and gives the parts that are looked at next
 */
export function walkSchema(
  schema: $ZodType,
  enter: (def: SchemaDef, path: string, parts: SchemaPart[] | undefined) => SchemaPart[] | undefined,
  path = '',
): void {
  const { def } = (schema as $ZodTypes)._zod;
  for (const part of enter(def, path, partsOf(def)) ?? []) walkSchema(part.schema, enter, path + part.at);
}
