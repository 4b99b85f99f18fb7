import type { ConversationStart, WebAssistantId } from '@booking/contracts/web-conversations';
import { extensionSentence, readPhoneNumber } from '@booking/hotel/phone-number';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { WebConversationEntity } from './web-conversation.entity.ts';

export type Guest = Pick<WebConversationEntity, 'guestName' | 'phone' | 'email'>;

/** Shown before anything else: that an AI answers, and that what is said is kept. */
export const notice = 'You are talking with an AI assistant. What is said may be recorded.';

const offers: Record<WebAssistantId, string> = {
  booking: 'I can look up rooms and prices, answer questions about the hotel, and text you a link to book.',
  experience: 'Tell me the number of your reservation, and I will see what I can do for you.',
  manager: 'I can tell you about arrivals, departures, rooms and reservations.',
};

export const greetingOf = (assistant: WebAssistantId, { guestName }: Guest): string =>
  `Hello ${guestName}! ${offers[assistant]}`;

/** The guest as entered in the form. @throws Refusal 400 for an invalid phone number */
export function toGuest({ firstName, phone: typed, email }: ConversationStart): Guest {
  const phone = typed ? readPhoneNumber(typed) : null;
  if (phone === undefined || phone?.extension) {
    const message = phone ? extensionSentence : 'This is no phone number. It has ten digits.';
    throw new Refusal(400, 'invalid_input', message, [{ path: 'phone', message }]);
  }
  return { guestName: firstName, phone: phone && phone.number, email: email || null };
}

/** The guest as variables of the prompt. */
export const promptVariablesOf = ({ guestName, phone, email }: Guest): Record<string, string> => ({
  guestName,
  guestPhone: phone ?? '',
  guestEmail: email ?? '',
});
