import * as z from 'zod/mini';

/** What an answer may lack: missing reads as null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null as z.output<Schema> & null);

/** What an answer may lack where something stands for it: missing and null read as that. */
export const orElse = <Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema> & {}) =>
  z._default(
    z.nullable(schema).check(z.overwrite((read) => read ?? value)),
    value as never,
  ) as unknown as z.ZodMiniDefault<Schema>;
