import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';

type Fields = Record<string, unknown>;

/**
 * Where an answer is read by its fallbacks alone: a word that its list lacks, a row that cannot be read, what is missing. An API of the
 * same version answers none of these.
 */
export function fallbacksIn(schema: $ZodType, value: unknown, path = ''): string[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'catch':
      return safeParse(def.innerType, value).success ? fallbacksIn(def.innerType, value, path) : [path];
    case 'default':
      return value === undefined ? [path] : fallbacksIn(def.innerType, value, path);
    case 'nullable':
    case 'optional':
      return value === null || value === undefined ? [] : fallbacksIn(def.innerType, value, path);
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        fallbacksIn(field, (value as Fields)[name], `${path}.${name}`),
      );
    case 'array':
      return (value as unknown[]).flatMap((each, at) => fallbacksIn(def.element, each, `${path}[${at}]`));
    case 'record':
      return Object.entries(value as Fields).flatMap(([key, each]) =>
        fallbacksIn(def.valueType, each, `${path}.${key}`),
      );
    case 'union': {
      const found = def.options.find((option) => safeParse(option, value).success);
      return found ? fallbacksIn(found, value, path) : [];
    }
    default:
      return [];
  }
}
