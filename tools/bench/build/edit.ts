import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { median, type Line } from '../bench.ts';
import { runIn } from './command.ts';
import type { Place } from './place.ts';
import type { Settings } from './product.ts';

export const remote = 'mfe-operations';
const file = 'mfe-operations/src/employees/employees.screen.tsx';
const text = 'Manage authorized staff members for the Staff Assistant';
const edits = 7;

/** Writes a text of a screen anew. @returns what puts it back */
export function edit(place: Place, words: string): () => void {
  const path = place.at(file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(text).length !== 2) throw new Error(`${file} does not have exactly one "${text}".`);
  writeFileSync(path, whole.replace(text, words));
  return () => writeFileSync(path, whole);
}

/** From the moment a file is saved to the moment its text is on screen, with a remote's own server. */
export async function editLines(place: Place, settings: Settings, context: BrowserContext): Promise<Line[]> {
  const server = runIn(place, ['npm', 'run', 'dev', '--', remote], settings);
  const page = await context.newPage();
  try {
    const { match } = await server.heard(/http:\/\/localhost:\d+/);
    await page.goto(`${match[0]}/employees`);
    await page.getByText(text).waitFor();
    const times: number[] = [];
    for (let count = 0; count < edits; count += 1) {
      const words = `Words that were written ${count + 1} times`;
      const began = performance.now();
      const putBack = edit(place, words);
      await page.getByText(words).waitFor();
      times.push(performance.now() - began);
      putBack();
      await page.getByText(text).waitFor();
    }
    return [
      {
        what: 'A text changed in a remote, until it is seen',
        value: median(times) / 1000,
        unit: 's',
        target: { kind: 'value', atMost: 1 },
        note: `The median of ${edits}; the slowest took ${(Math.max(...times) / 1000).toFixed(2)} s. npm run dev -- ${remote}, hot reload in a real browser.`,
      },
    ];
  } finally {
    await page.close();
    await server.stop();
  }
}
