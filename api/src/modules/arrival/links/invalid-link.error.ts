import { Refusal } from '../../../platform/http/refusal.error.ts';

/** Of a link that opens nothing, whatever the reason. */
export const invalidLink = (): Refusal =>
  new Refusal(404, 'invalid_link', 'This pre-check-in link is invalid or has expired. Please contact the hotel.');
