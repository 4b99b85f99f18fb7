import { ProviderError } from '../../../platform/outbound/provider.error.ts';

/** Shown to a guest when the assistant does not answer. */
export const noAnswerSentence = (phoneNumber: string): string =>
  `Our assistant cannot answer right now. Please try again in a minute, or ${
    phoneNumber ? `call ${phoneNumber}` : 'ask at the front desk'
  }.`;

/** A provider's error in words for a guest. The provider's own words are for staff. */
export const toGuestError = (error: unknown, phoneNumber: string): unknown =>
  error instanceof ProviderError ? new ProviderError(error.kind, noAnswerSentence(phoneNumber)) : error;
