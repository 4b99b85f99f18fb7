import { ProviderError } from '../../../platform/outbound/provider.error.ts';

/** What a guest is told when no answer comes. */
export const noAnswerSentence = (phoneNumber: string): string =>
  `Our assistant cannot answer right now. Please try again in a minute, or ${
    phoneNumber ? `call ${phoneNumber}` : 'ask at the front desk'
  }.`;

/** The same trouble in words for a guest; those of the provider are for the house. */
export const toGuestError = (error: unknown, phoneNumber: string): unknown =>
  error instanceof ProviderError ? new ProviderError(error.trouble, noAnswerSentence(phoneNumber)) : error;
