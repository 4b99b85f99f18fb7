import { Refusal } from '../../../platform/http/refusal.error.ts';

/** The texts of one phone in a day, whoever asks for them. */
export const textsPerNumber = { points: 60, seconds: 24 * 60 * 60 };

/** What is stored as the words of an opt-out of which the messaging service told us. */
export const blockedByService = 'Blocked at the messaging service: they answered STOP.';

export const optedOut = (): Refusal =>
  new Refusal(409, 'opted_out', 'You asked us to send no more texts. Text START to us to get them again.');

export const unreachable = (): Refusal =>
  new Refusal(409, 'unreachable', 'This phone cannot get text messages. Ask for help at the front desk.');

export const abroad = (): Refusal =>
  new Refusal(409, 'far_phone', 'Only numbers of the United States and Canada are texted from here.');

export const withoutConsent = (): Refusal =>
  new Refusal(409, 'no_consent', 'Nobody of this number has agreed to be texted yet, so nothing was sent.');

/** What the page of a call says about a text that was refused: the refusal itself speaks to the guest. */
export const reasonForStaff = ({ code, message }: Refusal): string =>
  code === 'opted_out' ? 'The caller asked for no texts, so none went out.' : message;
