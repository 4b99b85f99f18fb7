import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anonymize } from './anonymize.mapper.ts';

test('names, numbers and addresses of a caller are replaced', () => {
  const said =
    "Hi, this is Rosa Delgado-Ruiz, rosa.d@mail.example.com, call (512) 867-5309 or +1 512 867 5310. It's for Rosa.";
  expect(anonymize(said, ['Rosa Delgado-Ruiz'])).toBe(
    "Hi, this is Alex Guest, guest@example.com, call +15125550100 or +15125550100. It's for Alex.",
  );
});

test('a name that is only introduced is replaced, too', () => {
  expect(anonymize('My name is Priya Patel and I need a room', [])).toBe('My name is Alex Guest and I need a room');
});

test('two consecutive letters spell no name', () => {
  expect(anonymize('Al said room a, l or both', ['Al'])).toBe('Alex said room a, l or both');
});

test.each([
  'From 2026-12-05 to 2026-12-07, two nights, 2 adults, up to $1,250.',
  'From 2026-12-05 2026-12-07 5 nights, $12,345.00 in all',
  'December twelve, two thousand twenty six, for two adults, two children, one room',
  "It's December 5, no, this is Saturday, and I'm here for two nights",
  'We arrive at 10 a. m. I need parking at the hotel at 4.30 pm, is that OK',
])('dates, nights and prices stay: %s', (said) => {
  expect(anonymize(said, ['Ann Lee'])).toBe(said);
});

test.each([
  [
    'Hello, Elena Brooks here. Elena speaking, it’s Elena Brooks.',
    'Hello, Alex Guest here. Alex Guest speaking, it’s Alex Guest.',
  ],
  ["yeah it's delgado, d e l g a d o", "yeah it's Alex, Alex"],
  ['Delgado. That is D-E-L-G-A-D-O.', 'Alex. That is Alex.'],
  ['it is spelled p a t e l', 'it is spelled A L E X'],
  ['my name is priya patel and I need a room', 'my name is Alex Guest and I need a room'],
  ['rosa dot d at mail dot example dot com', 'guest at example dot com'],
  ["it's r o s a at gmail.com please", "it's guest at example dot com please"],
  ['five one two, eight six seven, five three oh nine', '+15125550100'],
  ['double five one two eight six seven fifty-three', '+15125550100'],
  ['five one two dash 867 dash fifty-three oh nine', '+15125550100'],
])('numbers and addresses that are read out or spelled are replaced: %s', (said, kept) => {
  expect(anonymize(said, ['Rosa Delgado'])).toBe(kept);
});

const name = fc.stringMatching(/^[A-Z][a-z]{2,11}$/);
const cases = [
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
  (text: string) => [...text].join(' '),
  (text: string) => [...text].join('-'),
  (text: string) => [...text].join(', '),
];

test('a known name is removed in any spelling', () => {
  fc.assert(
    fc.property(name, name, fc.constantFrom(...cases), (first, last, written) => {
      fc.pre(![first, last].some((each) => /^(alex|yeah|thanks)$/i.test(each)));
      const kept = anonymize(`Yeah. ${written(first)}; ${written(last)}. Thanks`, [`${first} ${last}`]);
      expect(kept).toBe('Yeah. Alex; Alex. Thanks');
    }),
  );
});

const words = 'zero one two three four five six seven eight nine'.split(' ');

test('a phone or card number is removed in any grouping', () => {
  const digits = fc.array(fc.nat(9), { minLength: 7, maxLength: 16 });
  const gaps = fc.infiniteStream(fc.constantFrom(' ', ', ', ' - ', '. '));
  fc.assert(
    fc.property(digits, gaps, fc.infiniteStream(fc.boolean()), (number, between, inWords) => {
      const said = number.map((digit) => (inWords.next().value ? words[digit]! : `${digit}`));
      const text = said.reduce((all, each) => `${all}${between.next().value!}${each}`);
      expect(anonymize(`Call ${text}`, [])).toBe('Call +15125550100');
    }),
  );
});

test('no seven digits in a row of a phone or card number remain', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 9n, max: 10n ** 16n }), (digits) => {
      const said = anonymize(`It is ${digits}, thanks`, []);
      expect(said.replaceAll('15125550100', '')).not.toMatch(/\d{7}/);
    }),
  );
});
