import { expect, test } from '@jest/globals';
import { maskMessage, withoutPersonalData } from './error-message.rule.ts';

test.each([
  ["Cannot read properties of undefined (reading 'total')", "Cannot read properties of undefined (reading 'total')"],
  ['rows.map is not a function', 'rows.map is not a function'],
  ['It cannot start.', 'It cannot start.'],
  ['Uncaught RangeError: Too many lamps', 'Uncaught RangeError: Too many lamps'],
  ['The lamp is out. It cannot be drawn.', 'The lamp is out. It cannot be drawn.'],
  ['No guest called Anna Lindqvist-Berg is here', 'No guest called … is here'],
  ['no stay of José Ñandú', 'no stay of …'],
  ['anna@hotel.example has no room', '… has no room'],
  ['+1 (830) 555-0199 cannot be called', '… cannot be called'],
  ['card 4242 4242 4242 4242 was refused', 'card … was refused'],
  ['Unexpected token \'J\', "John Smith" is not valid JSON', 'Unexpected token …, … is not valid …'],
  ['GET /api/guest/links/qZ8x-a7bQpLm0sT2vW was not found', 'GET /api/guest/links/… was not found'],
  ["Cannot create property 'x' on string 'John Smith'", 'Cannot create property … on string …'],
])('keeps %p as %p', (message, kept) => {
  expect(maskMessage(message)).toBe(kept);
});

const report = { remote: 'mfe-lamps', digest: '00000000000000aa', isFallback: false, ms: 1 };

test('the console’s own words about a build are kept as they are', () => {
  const own = {
    ...report,
    outcome: 'network' as const,
    message: 'remoteEntry.js is not there: the server answered 404.',
  };
  expect(withoutPersonalData(own)).toEqual(own);
  expect(withoutPersonalData({ ...report, outcome: 'uncaught', message: 'room 1204' }).message).toBe('room …');
  expect(withoutPersonalData({ ...report, outcome: 'ready' })).toEqual({ ...report, outcome: 'ready' });
});
