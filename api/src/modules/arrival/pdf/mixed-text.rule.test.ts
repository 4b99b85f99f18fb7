import { describe, expect, test } from '@jest/globals';
import bidiFactory from 'bidi-js';
import fc from 'fast-check';
import { quickestTime, slowness } from '../../../../test/slowness.ts';
import { isPlain, mixedText } from './mixed-text.rule.ts';
import { plainFont, widthIn } from './pdf-fonts.adapter.ts';

const font = plainFont();
const most = 40;
const linesOf = (text: string): string[] => mixedText(text, font, most).lines.map(({ said }) => said);

test.each([
  ['Zoë Müller', true],
  ['Зоя', true],
  ['李小龙', false],
  ['محمد', false],
  ['नमस्ते', false],
])('tells whether %s can be written letter after letter: %p', (text, expected) =>
  expect(isPlain(text, font)).toBe(expected),
);

describe('a text in mixed scripts', () => {
  const words = fc.constantFrom(
    'hotel',
    '214',
    '(',
    ')',
    '本宿泊約款',
    'שלום',
    'مرحبا',
    'ตกลง',
    'सहमत',
    'a'.repeat(90),
    '😀',
    '-',
  );
  const texts = fc.array(words, { minLength: 1, maxLength: 60 }).map((all) => all.join(' '));

  test('is laid out completely and in order, with no line wider than the page', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { lines } = mixedText(text, font, most);
        expect(
          lines
            .map(({ said }) => said)
            .join('')
            .replaceAll(' ', ''),
        ).toBe(text.replaceAll(' ', ''));
        for (const { runs } of lines) {
          const width = runs.reduce((sum, run) => sum + widthIn(run.text, run.font), 0);
          expect(width).toBeLessThanOrEqual(most + 0.01);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('fits one line when it is exactly as wide', () => {
    const text = 'אבגדה';
    const width = [...text].reduce((sum, letter) => sum + widthIn(letter, font), 0);
    expect(mixedText(text, font, width).lines).toHaveLength(1);
    expect(mixedText(text, font, width - 0.01).lines).toHaveLength(2);
  });

  test('runs from right to left when it begins so', () => {
    expect(mixedText('שלום Hotel', font, most).isRightToLeft).toBe(true);
    expect(mixedText('Hotel שלום', font, most).isRightToLeft).toBe(false);
  });

  test('breaks lines at blanks, or anywhere without blanks', () => {
    for (const line of linesOf('Hotel 李 '.repeat(40))) expect(line).toMatch(/^(Hotel|李)( (Hotel|李))*$/);
    expect(linesOf('本宿泊約款に同意します。'.repeat(20)).length).toBeGreaterThan(2);
  });

  test('shows the code point of a letter that no font has', () => {
    expect(linesOf('\u{20bb7}田')).toEqual(['[U+20BB7]田']);
    expect(linesOf('a\ud842')).toEqual(['a\ufffd']);
  });

  const bidi = bidiFactory();
  const onOneLine = (text: string): string => {
    const { lines } = mixedText(text, font, 1e6);
    return lines[0]!.runs
      .map((run) => (/[א-ת]/.test(run.text) ? [...run.text].toReversed().join('') : run.text))
      .join('');
  };
  const sentences = fc
    .array(fc.constantFrom('שלום', 'חדר', 'Hotel', 'Lobby', '214', '(214)', '–', 'אב (ג) ד', 'Wi-Fi 6'), {
      minLength: 900,
      maxLength: 1200,
    })
    .map((all) => all.join(' '));

  test.each([
    ['from right to left', 'שלום '],
    ['from left to right', 'Hotel '],
  ])('keeps its order over many thousand letters when it begins %s', (_, first) => {
    fc.assert(
      fc.property(sentences, (rest) => {
        const text = first + rest;
        expect(onOneLine(text)).toBe(bidi.getReorderedString(text, bidi.getEmbeddingLevels(text)));
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    ['digits', '7'.repeat(25_000)],
    ['digits beside a letter from right to left', `א${'7'.repeat(25_000)}`],
    ['marks that open a part and never end it', `א${'\u2068\u2068a'.repeat(8000)}`],
    ['brackets beside a letter from right to left', `א${'('.repeat(25_000)}`],
  ])('is laid out within 250 ms at 25,000 letters: %s', (_, text) => {
    mixedText(text, font, most);
    expect(quickestTime(() => mixedText(text, font, 1000))).toBeLessThan(250 * slowness());
  });
});
