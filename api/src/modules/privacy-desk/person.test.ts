import { describe, expect, test } from '@jest/globals';
import { marksOf, personOf, tracesOf } from './person.ts';

const guest = { ...personOf(['+15125550101', 'Ada@Guest.example', 'R-4711']), names: ['Ada Guest'] };
const isAbout = (text: string): boolean => marksOf(guest).some((mark) => new RegExp(mark, 'i').test(text));

test('what was typed is a number, an address or a reservation, and ten digits may be two of them', () => {
  expect(guest).toMatchObject({ phones: ['+15125550101'], emails: ['ada@guest.example'], reservations: ['R-4711'] });
  expect(personOf(['5125550101'])).toMatchObject({ phones: ['+15125550101'], reservations: ['5125550101'] });
  expect(personOf(['4781001558431'])).toMatchObject({ phones: [], reservations: ['4781001558431'] });
});

describe('a row', () => {
  test.each([
    '+15125550101',
    '(512) 555-0101',
    'call 512.555.0101 now',
    '"15125550101"',
    'ADA@guest.example',
    'of R-4711.',
    'a line\\nada@guest.example',
  ])('with %j is about them', (text) => expect(isAbout(text)).toBe(true));

  test.each([
    'Ada Guest',
    '+15125550102',
    '951255501017',
    'ada@guest-example',
    'lada@guest.example',
    'x&ada@guest.example',
    'R-47110',
    '',
  ])('with %j need not be', (text) => expect(isAbout(text)).toBe(false));
});

test('what says who they are is taken out, and nothing else', () => {
  const text = 'Ada  Guest, ADA GUEST (512) 555-0101 or ada@guest.example, room 512, 2 guests';
  expect(text.replace(tracesOf(guest), '…')).toBe('…, … … or …, room 512, 2 guests');
  const ed = { ...guest, names: ['Ed'] };
  expect('Ed ended what was completed for ED, lada@guest.example'.replace(tracesOf(ed), '…')).toBe(
    '… ended what was completed for …, lada@guest.example',
  );
});

test('of somebody of whom nothing is known nothing is taken out', () => {
  expect('all of it'.replace(tracesOf(personOf([])), '')).toBe('all of it');
});
