import type { $ZodType, $ZodTypes } from 'zod/v4/core';

type Fields = Record<string, unknown>;

const brandNew = 'brand_new';

/** What no row can be read from. */
const oddRow = { Misread: 'Misread' };

const isRow = (element: $ZodType): boolean => (element as $ZodTypes)._zod.def.type === 'catch';

/**
 * The same answer as an API that is newer than the page would give it: with a word in each list of values that the page does not know,
 * a row in each list that it cannot read, and without all that may be missing.
 * @param kept fields that are as they were
 */
export function oddAnswerOf(schema: $ZodType, value: unknown, kept: readonly string[] = []): unknown {
  const oddOf = (inner: $ZodType, part: unknown): unknown => oddAnswerOf(inner, part, kept);
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'catch':
      return (def.innerType as $ZodTypes)._zod.def.type === 'enum' ? brandNew : oddOf(def.innerType, value);
    case 'default':
      return undefined;
    case 'nullable':
    case 'optional':
      return value === null || value === undefined ? value : oddOf(def.innerType, value);
    case 'object':
      return {
        ...(value as Fields),
        ...Object.fromEntries(
          Object.entries(def.shape)
            .filter(([name]) => !kept.includes(name))
            .map(([name, field]) => [name, oddOf(field, (value as Fields)[name])]),
        ),
      };
    case 'array': {
      const list = (value as unknown[]).map((each) => oddOf(def.element, each));
      return isRow(def.element) ? [...list, oddRow] : list;
    }
    default:
      return value;
  }
}

/** Whether an answer has a list whose rows are read one by one. */
export const hasRows = (schema: $ZodType, value: unknown): boolean =>
  JSON.stringify(oddAnswerOf(schema, value)).includes(JSON.stringify(oddRow));
