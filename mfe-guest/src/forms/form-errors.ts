import type * as z from 'zod/mini';

/** The first error of each field of a form, by the field's name. */
export function formErrors<Values extends object>(
  schema: z.ZodMiniType,
  values: Values,
): Partial<Record<keyof Values, string>> {
  const { error } = schema.safeParse(values);
  const errors = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(errors.reverse()) as Partial<Record<keyof Values, string>>;
}
