import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';

/** A fulfilment that fails is tried for a day, so that a paid guest gets the room although Cloudbeds was down for an evening. */
export const fulfilmentRetries = { retries: 24 * 60, longestWaitSeconds: 60 };

/** A refusal is final: the room is gone, or the data is rejected. Staff have to look at it. */
export const isFinalFailure = (error: unknown): boolean =>
  error instanceof ProviderError ? error.kind === 'refused' : error instanceof Refusal;
