import { inWords } from './in-words.ts';

/** Reasons that calls end for every day, in words; the voice platform has some hundred more, nearly all of them errors. */
const known: Readonly<Record<string, string>> = {
  'customer-ended-call': 'Caller hung up',
  'assistant-ended-call': 'Assistant ended call',
  'assistant-said-end-call-phrase': 'Assistant said goodbye',
  'assistant-ended-call-after-message-spoken': 'Assistant ended call after its message',
  'assistant-forwarded-call': 'Forwarded',
  'customer-did-not-answer': 'No answer',
  'customer-busy': 'Busy',
  voicemail: 'Voicemail',
  'silence-timed-out': 'Silence',
  'exceeded-max-duration': 'Time limit reached',
  'manually-canceled': 'Canceled',
  'customer-did-not-give-microphone-permission': 'No microphone permission',
};

export const isKnownEndReason = (code: string): boolean => Object.hasOwn(known, code);

/** Why a call ended, in words; what is not known here is made readable. */
export const endReasonInWords = (code: string): string => known[code] ?? inWords(code);
