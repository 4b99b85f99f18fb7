import { ErrorAnswer } from '@booking/contracts/error';
import { failureOf, type RequestError } from '@booking/http/request-error';
import * as z from 'zod/mini';

type Told = Pick<ErrorAnswer, 'steps' | 'holds'>;

/** How far a publish came that failed, and what callers hear now; nothing where it was refused before its first step. */
export function toldOf(error: Error): Told {
  const { result } = error as Partial<RequestError>;
  return z.pick(ErrorAnswer, { steps: true, holds: true }).safeParse(result?.body).data ?? {};
}

/** Why a publish failed and what callers hear now, in the words of a toast (S1 section 8). */
export const failedPublish = (error: Error): string =>
  [failureOf(error, 'Failed to publish to Vapi'), toldOf(error).holds].filter(Boolean).join(' ');
