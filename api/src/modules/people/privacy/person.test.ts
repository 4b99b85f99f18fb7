import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markPatterns, tracePattern } from './person-patterns.rule.ts';
import { addFound, emptyPerson, personFromHashes, personOf, type IdentifierKind } from './person.rule.ts';

const guest = { ...personOf(['+15125550101', 'Ada@Guest.example', 'R-4711']), names: ['Ada Guest'] };
const isAbout = (text: string): boolean => markPatterns(guest).some((mark) => new RegExp(mark, 'i').test(text));

test('an identifier is a number, an address or a reservation, and ten digits may be two of them', () => {
  expect(guest).toMatchObject({ phones: ['+15125550101'], emails: ['ada@guest.example'], reservations: ['R-4711'] });
  expect(personOf(['5125550101'])).toMatchObject({ phones: ['+15125550101'], reservations: ['5125550101'] });
  expect(personOf(['4781001558431'])).toMatchObject({ phones: [], reservations: ['4781001558431'] });
});

test('a number whose dialing changed is known in both forms', () => {
  const caller = personOf(['+52 1 55 1234 5678', '+52 55 1234 5678']);
  expect(caller.phones).toEqual(['+525512345678', '+5215512345678']);
  expect(personOf(caller.phones)).toEqual(caller);
  const isAboutCaller = (text: string): boolean =>
    markPatterns(caller).some((mark) => new RegExp(mark, 'i').test(text));
  for (const text of ['"+5215512345678"', '+52 1 55 1234-5678', '+52 55 1234 5678', '55 1234 5678'])
    expect(isAboutCaller(text)).toBe(true);
  expect(isAboutCaller('+52 1 55 1234 5679')).toBe(false);
});

test('a SIP caller is known by the address, which is no number and no e-mail address', () => {
  const caller = personOf(['sip:room214@pbx.hotel.example']);
  expect(caller).toMatchObject({ phones: ['sip:room214@pbx.hotel.example'], emails: [], reservations: [] });
  const isAboutCaller = (text: string): boolean =>
    markPatterns(caller).some((mark) => new RegExp(mark, 'i').test(text));
  expect(isAboutCaller('"sipUri":"sip:room214@pbx.hotel.example"')).toBe(true);
  expect(isAboutCaller('room 214 at the hotel')).toBe(false);
  expect(isAboutCaller('sip:room214@pbx.hotel.example.org-other')).toBe(true);
  expect('It was sip:room214@pbx.hotel.example.'.replace(tracePattern(caller), '…')).toBe('It was ….');
  expect(personOf(['SIP:Room214@pbx.hotel.example'])).toEqual(caller);
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
  ])('with %j is about the person', (text) => expect(isAbout(text)).toBe(true));

  test.each([
    'Ada Guest',
    '+15125550102',
    '951255501017',
    'ada@guest-example',
    'lada@guest.example',
    'x&ada@guest.example',
    'R-47110',
    '',
  ])('with %j may be about another person', (text) => expect(isAbout(text)).toBe(false));
});

describe("the person's number in any spelling", () => {
  const isIn = (number: string, text: string): boolean =>
    markPatterns(personOf([number])).some((mark) => new RegExp(mark, 'i').test(text));

  test.each([
    ['+15125550101', '512\u2013555\u20130101'],
    ['+15125550101', '512/555/0101'],
    ['+15125550101', '1 (512)\u00a0555\u20110101'],
    ['+15125550101', '+1-512-5550101'],
    ['+15125550101', '001 512 555 01 01'],
    ['+4915112345678', '+49 151 12345678'],
    ['+4915112345678', '+49 (0)151 / 1234 56 78'],
    ['+4915112345678', '0049-151-12345678'],
    ['+4915112345678', '0151 12345678'],
    ['+34612345678', '612 34 56 78'],
    ['+442079460958', '(020) 7946 0958'],
    ['+4790123456', '+47 901 23 456'],
    ['+4790123456', '0047 90123456'],
    ['+4790123456', '"4790123456"'],
  ])('%s: %s', (number, text) => expect(isIn(number, text)).toBe(true));

  test.each([
    ['+15125550101', '512 555 01012'],
    ['+15125550101', '9512 555 0101'],
    ['+15125550101', '512 and 555 and 0101'],
    ['+4915112345678', '49 151 1234567'],
    ['+4790123456', 'of 90123456 bytes'],
  ])('%s is not in %s', (number, text) => expect(isIn(number, text)).toBe(false));

  test('is found with any signs between its groups', () => {
    const sign = fc.constantFrom(...' .-/()\u00a0\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2212\u00b7_~');
    const signs = fc.array(sign, { maxLength: 3 }).map((all) => all.join(''));
    fc.assert(
      fc.property(signs, signs, signs, (one, two, three) =>
        isIn('+15125550101', `call +1${one}512${two}555${three}0101, please`),
      ),
    );
  });
});

test('only identifying text is removed', () => {
  const text = 'Ada  Guest, ADA GUEST (512) 555-0101 or ada@guest.example, room 512, 2 guests';
  expect('Call +1 (512) 555\u20130101 now'.replace(tracePattern(guest), '…')).toBe('Call … now');
  expect(text.replace(tracePattern(guest), '…')).toBe('…, … … or …, room 512, 2 guests');
  const ed = { ...guest, names: ['Ed'] };
  expect('Ed ended what was completed for ED, lada@guest.example'.replace(tracePattern(ed), '…')).toBe(
    '… ended what was completed for …, lada@guest.example',
  );
});

test('nothing is removed for an empty person', () => {
  expect('all of it'.replace(tracePattern(personOf([])), '')).toBe('all of it');
});

describe('a record that is found', () => {
  const known = personOf(['+15125550101']);

  test('adds related identifiers, once and without blanks', () => {
    const grown = addFound(known, [
      { calls: ['c1', null], names: ['Ada Guest ', ' '] },
      { calls: ['c1', 'c2'], payments: ['p1'] },
    ]);
    expect(grown).toEqual({ ...known, calls: ['c1', 'c2'], names: ['Ada Guest'], payments: ['p1'] });
  });

  test('reports a number or address beside it without searching further', () => {
    const grown = addFound(known, [{ others: ['+15125550101', '+15125550199', 'shared@guest.example', null] }]);
    expect(grown).toEqual({ ...known, alsoKnownBy: ['+15125550199', 'shared@guest.example'] });
  });
});

test('a person given by hashes is found by the identifiers in this database, once each', () => {
  const all = new Map<string, [IdentifierKind, string]>([
    ['h1', ['phones', '+15125550101']],
    ['h2', ['reservations', 'R-4711']],
  ]);
  expect(personFromHashes(['h1', 'h2', 'h1', 'unknown'], all)).toEqual({
    ...emptyPerson,
    phones: ['+15125550101'],
    reservations: ['R-4711'],
  });
});
