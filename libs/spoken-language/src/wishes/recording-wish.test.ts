import { expect, test } from '@jest/globals';
import { wantsNoRecording } from './recording-wish.ts';

test.each([
  "Please don't record me.",
  'I do not want to be recorded',
  'I don’t want this call recorded.',
  'No recording, please.',
  'Can you stop recording?',
  'I do not consent to being recorded.',
  'Could you turn off the recording?',
  'Please delete the recording',
  "I'd rather not be recorded",
  'I do not agree to be recorded',
])('"%s" is a wish for no recording', (said) => expect(wantsNoRecording(said)).toBe(true));

test.each([
  'Is this call recorded?',
  'That is fine, record it.',
  'I do not have a record of my booking.',
  'Two nights, please.',
  'Did you not record the number?',
  'My payment was not recorded.',
  'The change seems not to be recorded in your system',
])('"%s" is none', (said) => expect(wantsNoRecording(said)).toBe(false));
