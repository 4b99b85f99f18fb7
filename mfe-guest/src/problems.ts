import type * as z from 'zod/mini';

/** What is wrong with a form, by field: of several problems the one to mend first. */
export function problemsOf<Values extends object>(
  schema: z.ZodMiniType,
  values: Values,
): Partial<Record<keyof Values, string>> {
  const { error } = schema.safeParse(values);
  const problems = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(problems.reverse()) as Partial<Record<keyof Values, string>>;
}
