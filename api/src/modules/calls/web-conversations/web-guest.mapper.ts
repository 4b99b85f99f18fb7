import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { ConversationStart, WebAssistantId } from '@booking/contracts/web-conversations';
import { extensionSentence, readPhoneNumber } from '@booking/hotel/phone-number';
import { usualLanguage } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { languageVariable } from '../../assistants/prompt/variables.rule.ts';
import type { WebConversationEntity } from './web-conversation.entity.ts';

export type Guest = Pick<WebConversationEntity, 'guestName' | 'phone' | 'email' | 'language'>;

/** Shown before anything else: that an AI answers, and that what is said is kept. */
export const noticeIn = (language: GuestLanguage): string => words(language).t('texts.assistants.notice');

export function greetingOf(assistant: WebAssistantId, { guestName, language }: Guest): string {
  const { t } = words(language ?? usualLanguage);
  return `${t('texts.assistants.hello', { guest: guestName })} ${t(`texts.assistants.${assistant}.offer`)}`;
}

/** The guest as entered in the form, who reads this language. @throws Refusal 400 for an invalid phone number */
export function toGuest(
  { firstName, phone: typed, email }: Omit<ConversationStart, 'language'>,
  language: GuestLanguage | null,
): Guest {
  const phone = typed ? readPhoneNumber(typed) : null;
  if (phone === undefined || phone?.extension) {
    const message = phone ? extensionSentence : 'This is no phone number. It has ten digits.';
    throw new Refusal(400, 'invalid_input', message, [{ path: 'phone', message }]);
  }
  return { guestName: firstName, phone: phone && phone.number, email: email || null, language };
}

/** How prompts name a language; they are written in English. */
const inEnglish: Record<GuestLanguage, string> = { en: 'English', es: 'Spanish' };

/** The guest as variables of the prompt. */
export const promptVariablesOf = ({ guestName, phone, email, language }: Guest): Record<string, string> => ({
  guestName,
  guestPhone: phone ?? '',
  guestEmail: email ?? '',
  [languageVariable]: language ? inEnglish[language] : '',
});
