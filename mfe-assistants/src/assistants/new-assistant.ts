import { assistantEndpoints } from '@booking/contracts/assistants';
import type { Toast } from '@booking/remote-kit/kit';
import * as z from 'zod/mini';

const missing = 'This is required.';
const { shape } = assistantEndpoints.create.body;
const required = {
  name: z.pipe(z.string().check(z.trim(), z.minLength(1, missing)), shape.name),
  assistantId: z.pipe(z.string().check(z.trim(), z.minLength(1, missing)), shape.assistantId),
};

/** Reads a new assistant as it is typed. */
export const newAssistant = z.object({ ...shape, ...required });

/** Reads what a duplicate of an assistant is typed to be. */
export const duplicate = z.object(required);

/** What is told when a required field is empty (S1 section 8). */
export const requiredToast: Toast = {
  intent: 'error',
  title: 'Validation Error',
  body: 'Please fill in all required fields',
};

/** Whether what is wrong with a form is that a required field is empty. */
export const isMissing = (errors: Record<string, { message?: string } | undefined>): boolean =>
  Object.values(errors).some((error) => error?.message === missing);
