import type { GuestLanguage } from '@booking/contracts/guest-language';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { usualLanguage } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';

/** Shown to a guest when the assistant does not answer. */
export function noAnswerSentence(phoneNumber: string, language: GuestLanguage | null): string {
  const { t } = words(language ?? usualLanguage);
  return phoneNumber
    ? t('texts.assistants.cannotAnswer', { phone: phoneInWords(phoneNumber) })
    : t('texts.assistants.cannotAnswerDesk');
}

/** A provider's error in words for a guest. The provider's own words are for staff. */
export const toGuestError = (error: unknown, phoneNumber: string, language: GuestLanguage | null): unknown =>
  error instanceof ProviderError
    ? new ProviderError(error.kind, noAnswerSentence(phoneNumber, language), false, 'no_answer')
    : error;
