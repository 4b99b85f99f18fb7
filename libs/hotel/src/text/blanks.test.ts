import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blank, blanksIn } from './blanks.ts';

test('finds each blank of a text by its name, once', () => {
  const text = `Parking costs ${blank('price per night')}. ${blank('where to park')} and ${blank('price per night')}.`;
  expect(blanksIn(text)).toEqual(['price per night', 'where to park']);
});

test('takes other brackets for no blanks', () => {
  expect(blanksIn('Fill in: the card [optional]. {{name}} [Fill in: ]')).toEqual([]);
});

test('finds every name that can stand in a blank', () => {
  const name = fc.stringMatching(/^[A-Za-z0-9 ,.'-]{1,120}$/);
  fc.assert(fc.property(name, fc.string(), (each, text) => expect(blanksIn(`${text}${blank(each)}`)).toContain(each)));
});
