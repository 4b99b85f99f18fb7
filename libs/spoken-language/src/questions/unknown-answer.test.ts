import { expect, test } from '@jest/globals';
import { saysItIsUnknown } from './unknown-answer.ts';

test.each([
  'I don’t have that information.',
  'I am sorry, I do not know.',
  "I'm not sure about that.",
  'I am unsure whether we do.',
  'I do not have that at hand, but the front desk does. Anything else?',
  'The front desk can tell you more about that. Is there anything else?',
  'You would have to ask the front desk.',
  "I couldn't find any information on that.",
  'That is not something I can answer.',
  'I am not able to confirm that.',
  "I don't have the prices for that.",
  'No tengo esa información.',
  'Lo siento, no sé.',
  'No estoy segura, pero con gusto pregunto.',
  'La recepción le puede informar.',
  'No le puedo confirmar eso.',
])('%j says that it is not known', (reply) => {
  expect(saysItIsUnknown(reply)).toBe(true);
});

test.each([
  'Check-in starts at 4 PM.',
  "I'm not sure I understood you.",
  'I am sorry, I did not catch that.',
  'I do not have a reservation under that name.',
  'I do not know that confirmation number.',
  'We do not have a spa.',
  'No se permite fumar.',
  'Breakfast is from 7 to 10. Please contact the front desk if you need anything.',
  'The front desk will give you the key.',
  'The front desk is reached at (512) 555-0100.',
  'No entendí bien, no estoy seguro de haber entendido.',
])('%j is an answer, or about something else', (reply) => {
  expect(saysItIsUnknown(reply)).toBe(false);
});
