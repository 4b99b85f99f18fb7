import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anonymous } from './anonymous.ts';

test('names, numbers and addresses of a caller are replaced', () => {
  const said =
    "Hi, this is Rosa Delgado-Ruiz, rosa.d@mail.example.com, call (512) 867-5309 or +1 512 867 5310. It's for Rosa.";
  expect(anonymous(said, ['Rosa Delgado-Ruiz'])).toBe(
    "Hi, this is Alex Guest, guest@example.com, call +15125550100 or +15125550100. It's for Alex.",
  );
});

test('a name that is only introduced is replaced too', () => {
  expect(anonymous('My name is Priya Patel and I need a room', [])).toBe('My name is Alex Guest and I need a room');
});

test('dates, nights and prices stay', () => {
  const said = 'From 2026-12-05, two nights, 2 adults, up to $1,250.';
  expect(anonymous(said, ['Ann Lee'])).toBe(said);
});

test('no run of seven digits of a phone or card number is left', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 9n, max: 10n ** 16n }), (digits) => {
      const said = anonymous(`It is ${digits}, thanks`, []);
      expect(said.replaceAll('15125550100', '')).not.toMatch(/\d{7}/);
    }),
  );
});
