import { Refusal } from '../../../platform/http/refusal.error.ts';

/** One refusal for every reason, so that a link does not tell whether it ever existed. */
export const invalidLink = (): Refusal =>
  new Refusal(404, 'invalid_link', 'This pre-check-in link is invalid or has expired. Please contact the hotel.');
