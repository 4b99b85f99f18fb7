import type { z } from 'zod';

/** A refusal with a status and one sentence that says what to change. */
export class ControlError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Reads a request body. Throws a 400 {@link ControlError} naming every field that is wrong. */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  throw new ControlError(
    400,
    read.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; '),
  );
}
