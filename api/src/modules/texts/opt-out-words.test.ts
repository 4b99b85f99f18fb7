import { expect, test } from '@jest/globals';
import { optOutWish } from './opt-out-words.ts';

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STOP PLEASE',
  'stopall',
  'Unsubscribe!',
  'CANCEL',
  'opt out',
  'Please stop texting me',
])('"%s" asks for no more texts', (body) => expect(optOutWish(body)).toBe('out'));

test.each(['START', 'unstop', 'Yes'])('"%s" asks for texts again', (body) => expect(optOutWish(body)).toBe('in'));

test.each(['', 'Can I cancel my reservation?', 'Cancel my room please', 'Yes we arrive at five', 'bus stop?', '👍'])(
  '"%s" is about something else',
  (body) => expect(optOutWish(body)).toBeUndefined(),
);
