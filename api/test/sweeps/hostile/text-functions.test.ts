import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { processorTime } from '../../slowness.ts';
import { hostileTexts } from './hostile-texts.ts';
import { othersOf } from './text-arguments.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** How a function is written whose first parameter is a text, with what it takes besides. */
const ofText =
  /export (?:const|function) (\w+)(?: =)? ?\(\s*\w+\??: string\b(?!\[)([^]*?)\)(?:: [^={]*)? ?(?:=>|\{|: \{)/g;
const files = [
  ...['libs/hotel/src/**/*.ts', 'libs/spoken-language/src/**/*.ts', 'libs/languages/src/**/*.ts'],
  ...['libs/contracts/src/**/*.ts', 'libs/admission/src/**/*.ts', 'api/src/**/*.ts'],
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.test\.ts$|\/migrations\//.test(file));

type Work = (text: string) => unknown;
type Exported = Record<string, (...given: unknown[]) => unknown>;

/** Every exported function that takes a text and does not wait for anything. */
async function textFunctions(): Promise<[string, Work][]> {
  const found = files.map(async (file) => {
    const written = [...readFileSync(root + file, 'utf8').matchAll(ofText)];
    const module = written.length > 0 ? ((await import(root + file)) as Exported) : {};
    return written.map(([, name = '', parameters = '']): [string, Work] => {
      const others = othersOf(name, parameters);
      return [`${name} of ${file}`, (text) => module[name]!(text, ...others(text))];
    });
  });
  return (await Promise.all(found)).flat();
}

/** What comes of the work is another test's, and not every function takes any text. */
const timeOf = (work: () => unknown): number =>
  processorTime(() => {
    try {
      work();
    } catch {
      // refused in time
    }
  });

const [short, middle, long] = [30_000, 300_000, 1_000_000];
/** Milliseconds for a long text where the machine is at rest, and where many others are at it. */
const [budget, most] = [100, 1000];

/** Whether the time for a long text is more than in proportion to that for a shorter one. */
function growsFaster(work: Work, middleText: string, longText: string): boolean {
  const [ofMiddle, ofLong] = [middleText, longText].map((text) => timeOf(() => work(text)));
  return ofLong! > budget && (ofLong! > most || ofLong! > ofMiddle! * (long / middle) * 2.5);
}

/** Whether a function gave up on what it was given before it did its work; an address that is none is refused by such an error, too. */
function gaveUp(work: Work, text: string): boolean {
  try {
    work(text);
    return false;
  } catch (error) {
    return error instanceof TypeError && (error as NodeJS.ErrnoException).code !== 'ERR_INVALID_URL';
  }
}

test('every function that takes a text is given what it takes, so that its work is what is timed', async () => {
  const texts = hostileTexts(100).map(([, text]) => text);
  const all = await textFunctions();
  const unfit = all.filter(([, work]) => texts.some((text) => gaveUp(work, text)));
  expect(unfit.map(([name]) => name)).toEqual([]);
});

test('every function that takes a text goes through a megabyte of anything in a time that grows with the text', async () => {
  const all = await textFunctions();
  expect(all.length).toBeGreaterThan(130);
  const slow: string[] = [];
  for (const [index, [kind, text]] of hostileTexts(long).entries()) {
    const [, shortText] = hostileTexts(short)[index]!;
    const [, middleText] = hostileTexts(middle)[index]!;
    // a try may compile or collect, and others at the machine take their share: what is slow is slow each time
    const isEachTime = (isSlow: () => boolean): boolean => [1, 2, 3, 4].every(isSlow);
    const isFine = (work: Work): boolean => {
      // a function whose time is squared is found out by the short text, and does not stop the test
      if (isEachTime(() => timeOf(() => work(shortText)) > budget)) return false;
      // even squared, this stays within the budget
      if (timeOf(() => work(middleText)) < budget / 12) return true;
      return !isEachTime(() => growsFaster(work, middleText, text));
    };
    slow.push(...all.flatMap(([name, work]) => (isFine(work) ? [] : [`${name}: ${kind}`])));
  }
  expect(slow).toEqual([]);
}, 300_000);
