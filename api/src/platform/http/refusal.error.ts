import type { ErrorAnswer } from '@booking/contracts/error';

/** Something the caller can understand and act on; any layer throws it, the error filter answers it. */
export class Refusal extends Error {
  /** In how many seconds it may go better. */
  retryAfter?: number;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues?: ErrorAnswer['issues'],
    /** What else is told: of a publish how far it came and what callers hear, of a build all that stands in its way. */
    readonly report?: Pick<ErrorAnswer, 'steps' | 'holds' | 'reasons'>,
  ) {
    super(message);
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'not_found', `${what} was not found.`);
