import { expect, test } from '@jest/globals';
import { linkState, type LinkState } from './link-state.ts';

test.each<[string | null, string | null, LinkState['state'], string]>([
  [null, null, 'not_sent', 'No text went out.'],
  [
    'refused',
    'Only numbers of the United States are texted.',
    'not_sent',
    'Only numbers of the United States are texted.',
  ],
  ['failed', 'This is no mobile number.', 'not_sent', 'It was not taken. This is no mobile number.'],
  ['unreachable', 'This is no mobile number.', 'not_sent', 'It was not taken. This is no mobile number.'],
  ['undelivered', null, 'not_sent', 'It was not delivered.'],
  ['unclear', 'Twilio broke off.', 'sent', 'It may have gone out all the same. Twilio broke off.'],
  ['queued', null, 'sent', 'On its way.'],
  ['sent', null, 'sent', 'Sent; the carrier has not confirmed it yet.'],
  ['delivered', null, 'delivered', 'Delivered.'],
])('a link whose text is %s (%s) is %s', (status, error, state, detail) => {
  expect(linkState(status === null ? null : { status, error }, false)).toEqual({ state, detail });
});

test.each([null, 'refused', 'failed', 'undelivered', 'sent', 'delivered'])(
  'what was opened has arrived, though its text is %s',
  (status) => {
    const text = status === null ? undefined : { status, error: 'Something.' };
    expect(linkState(text, true)).toEqual({ state: 'opened', detail: status === 'delivered' ? 'Delivered.' : null });
  },
);
