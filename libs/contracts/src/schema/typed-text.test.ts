import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { RequiredText } from './required-text.ts';
import {
  asSeen,
  codeOf,
  EmailAddress,
  emailOf,
  Line,
  maxCharacters,
  oneLine,
  PersonName,
  TypedCode,
  TypedId,
} from './typed-text.ts';

const Name = PersonName('A name is required', 50);
const unseen = ['\u200b', '\u200e', '\u202a', '\u202e', '\u2066', '\u2069', '\u00ad', '\ufeff', '\u3164', '\ufe0f'];
const lineEnds = ['\n', '\r\n', '\t', '\u000b', '\u0085', '\u2028', '\u2029', '\u001b'];

describe('a name', () => {
  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\u202eecalevoL', 'AdaecalevoL'],
    ['Zoe\u0308', 'Zoë'],
    ['O\u200c\u2019Brien', 'O’Brien'],
    ['Ada\r\nPaid: $0.00', 'Ada Paid: $0.00'],
    ['李小龙', '李小龙'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Jo\u200dhn', 'John'],
  ])('%j is read as %j', (typed, name) => expect(Name.parse(typed)).toBe(name));

  test.each(['', ' ', '\u200b', '\u3164', '\u2800', '\n\n', '\u202a\u202c'])(
    'of nothing that is seen is missing: %j',
    (typed) =>
      expect(Name.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['A name is required']),
  );

  test.each(['123', '--', '😀', '+15125550142'])('has a letter, which %j has not', (typed) =>
    expect(Name.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['A name has a letter in it.']),
  );

  test('is one line of what is seen, whatever is put between its letters', () => {
    const letters = fc.constantFrom('A', 'é', 'Ж', '李', 'ab');
    const marks = fc.constantFrom('', ' ', ...unseen, ...lineEnds);
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, marks), { minLength: 1, maxLength: 20 }), (parts) => {
        const name = Name.parse(parts.flat().join(''));
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}]|^\s|\s$|\s\s/u);
        expect(name.replaceAll(' ', '')).toBe(parts.map(([letter]) => letter).join(''));
      }),
    );
  });

  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) =>
        expect(oneLine(oneLine(text))).toBe(oneLine(text)),
      ),
    );
  });
});

describe('a code', () => {
  test.each([
    '123456',
    '123 456',
    '123-456',
    '\u202a123456\u202c',
    '１２３４５６',
    '١٢٣٤٥٦',
    '۱۲۳۴۵۶',
    '१२३456',
    '123\u2013456',
    '1\u200b2\ufe0f3456',
  ])('is read as it is seen: %j', (typed) => expect(codeOf(TypedCode('Enter the code.').parse(typed))).toBe('123456'));

  test('in the digits of any script is the one in plain digits', () => {
    const zeros = Array.from({ length: 0x1fbf1 }, (_, code) => code).filter(
      (code) => /\p{Nd}/u.test(String.fromCodePoint(code)) && asSeen(String.fromCodePoint(code)) === '0',
    );
    expect(zeros.length).toBeGreaterThan(60);
    for (const zero of zeros) {
      const all = String.fromCodePoint(...Array.from({ length: 10 }, (_, digit) => zero + digit));
      expect(codeOf(all)).toBe('0123456789');
    }
  });

  test.each(['', '\u200b', ' \n'])('of nothing that is seen is missing: %j', (typed) =>
    expect(TypedCode('Enter the code.').safeParse(typed).error?.issues[0]?.message).toBe('Enter the code.'),
  );
});

describe('an e-mail address', () => {
  const Address = EmailAddress('No address');

  test.each([
    'smith&jones@guest.example',
    "o'brien+hotel@guest.example",
    'a..b@guest.example',
    '.ann.@guest.example',
    'owner@localhost',
    '{x|y}~`#$%^*=?/!@guest.example',
    `${'x'.repeat(243)}@guest.xyz1`,
  ])('is whatever the e-mail field of browsers takes: %s', (typed) => expect(Address.parse(typed)).toBe(typed));

  test.each([
    ['\u202aann@guest.example\u202c', 'ann@guest.example'],
    [' ann@guest.example\n', 'ann@guest.example'],
    ['ann@hôtel.example', 'ann@xn--htel-vqa.example'],
    ['ann@例え.example', 'ann@xn--r8jz45g.example'],
  ])('%j is meant as %s', (typed, meant) => expect(Address.parse(typed)).toBe(meant));

  test.each([
    'ann',
    'ann@',
    '@guest.example',
    'ann guest@guest.example',
    'ann@guest..example',
    'ann@-guest.example',
    'änn@guest.example',
    'ann@guest@example',
    `${'x'.repeat(244)}@guest.xyz1`,
    'ann@hôtel.example/x',
    'ann@ ',
  ])('is nothing else: %j', (typed) => expect(Address.safeParse(typed).success).toBe(false));

  test('is the same when it is read again', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => expect(emailOf(emailOf(address))).toBe(emailOf(address))));
  });
});

describe('a text that is too long is told how long it may be', () => {
  test.each([
    ['a text', z.string().check(maxCharacters(2_000))],
    ['a text that has to be there', RequiredText('Say why.', 2_000)],
    ['a line', Line(2_000)],
    ['an id', TypedId(2_000)],
    ['a name', PersonName('A name is required', 2_000)],
  ])('%s', (_, schema) => {
    expect(schema.safeParse('x'.repeat(2_000)).success).toBe(true);
    const { error } = schema.safeParse('x'.repeat(2_001));
    expect(error?.issues.map(({ message }) => message)).toEqual(['At most 2,000 characters.']);
  });
});

test('a text that has to be there is measured without the blanks around it', () => {
  const Reason = RequiredText('Say why.', 5, 3);
  expect(Reason.parse('  so\nso ')).toBe('so\nso');
  expect(Reason.safeParse('  so   ').error?.issues.map(({ message }) => message)).toEqual(['Say why.']);
});
