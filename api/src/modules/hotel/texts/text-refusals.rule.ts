import { Refusal } from '../../../platform/http/refusal.error.ts';

/** How many texts one phone gets in a day. */
export const textsPerNumber = { points: 60, seconds: 24 * 60 * 60 };

/** Stored as the words of an opt-out that the messaging service reports. */
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
