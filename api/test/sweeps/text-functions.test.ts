import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { processorTime } from '../slowness.ts';
import { hostileTexts } from './hostile-texts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** How a function is written whose first parameter is a text. */
const ofText = /export (?:const|function) (\w+)(?: =)? ?\(\s*\w+\??: string\b(?!\[)/g;
const files = ['libs/hotel/src/**/*.ts', 'libs/contracts/src/**/*.ts', 'api/src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.test\.ts$|\/migrations\//.test(file));

type Work = (...given: unknown[]) => unknown;

/** Every exported function that takes a text and does not wait for anything. */
async function textFunctions(): Promise<[string, Work][]> {
  const found = files.map(async (file) => {
    const names = [...readFileSync(root + file, 'utf8').matchAll(ofText)].map(([, name]) => name!);
    const module = names.length > 0 ? ((await import(root + file)) as Record<string, Work>) : {};
    return names.map((name): [string, Work] => [`${name} of ${file}`, module[name]!]);
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
  const [ofMiddle, ofLong] = [middleText, longText].map((text) => timeOf(() => work(text, text)));
  return ofLong! > budget && (ofLong! > most || ofLong! > ofMiddle! * (long / middle) * 2.5);
}

test('every function that takes a text goes through a megabyte of anything in a time that grows with the text', async () => {
  const all = await textFunctions();
  expect(all.length).toBeGreaterThan(60);
  const slow: string[] = [];
  for (const [index, [kind, text]] of hostileTexts(long).entries()) {
    const [, shortText] = hostileTexts(short)[index]!;
    const [, middleText] = hostileTexts(middle)[index]!;
    const isFine = (work: Work): boolean => {
      // a function whose time is squared is found out by the short text, and does not stop the test
      if (timeOf(() => work(shortText, shortText)) > budget) return false;
      const time = timeOf(() => work(middleText, middleText));
      // even squared, this stays within the budget
      if (time < budget / 12) return true;
      // the first try may compile or collect, and others at the machine take their share: what is slow is slow each time
      return [1, 2, 3, 4].some(() => !growsFaster(work, middleText, text));
    };
    slow.push(...all.flatMap(([name, work]) => (isFine(work) ? [] : [`${name}: ${kind}`])));
  }
  expect(slow).toEqual([]);
}, 300_000);
