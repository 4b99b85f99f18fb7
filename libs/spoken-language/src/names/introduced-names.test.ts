import { expect, test } from '@jest/globals';
import { replaceIntroducedNames } from './introduced-names.ts';

test.each([
  ['my name is priya patel and I need a room', 'my name is X and I need a room'],
  ['It is under the name of Núñez', 'It is under the name of X'],
  ['Hi, this is Rosa Delgado-Ruiz.', 'Hi, this is X.'],
  ['You have reached the voicemail of Ann Lee', 'You have reached the voicemail of X'],
  ['Elena Brooks here.', 'X here.'],
  ['Elena speaking.', 'X speaking.'],
])('replaces the name in "%s"', (said, replaced) => expect(replaceIntroducedNames(said, 'X')).toBe(replaced));

test.each(["It's December 5, no, this is Saturday", "I'm here for two nights", 'I am calling for a room'])(
  'finds no name in "%s"',
  (said) => expect(replaceIntroducedNames(said, 'X')).toBe(said),
);
