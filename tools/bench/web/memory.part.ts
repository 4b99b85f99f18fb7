import type { Page } from '@playwright/test';
import { progress } from '../../src/machine/terminal.ts';
import { startBrowser } from './browser.ts';
import { budgets } from './budgets.ts';
import { newVisitor } from './cold-load.ts';
import { codeMb, heapMb } from './heap.ts';
import { screenAfterClick } from './in-page.mjs';
import type { Part } from './part.ts';

const { rounds, growthPercent } = budgets.memory;
/** Until each screen has what it keeps for good. */
const warmUps = 2;
/** Whether it levels off is seen by looking now and then. */
const lookEvery = 5;
/** A screen that waits for an outside service longer than this is left as it is. */
const patienceMs = 1000;

async function round(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
  const count = await links.count();
  // ends where it began
  for (let n = 1; n <= count; n += 1) {
    const arrived = page.evaluate<number, [string, number]>(screenAfterClick, ['', patienceMs]);
    await links.nth(n % count).click();
    await arrived;
  }
}

/** Through all screens of the sidebar again and again. */
export const memoryPart: Part = {
  name: 'memory',
  async measure(place, { signal }) {
    const browser = await startBrowser(place.certificate, signal);
    try {
      const visitor = await newVisitor(browser, place);
      const page = await visitor.newPage();
      const session = await visitor.newCDPSession(page);
      await page.goto(place.url, { waitUntil: 'networkidle' });
      for (let n = 0; n < warmUps; n += 1) await round(page);
      const before = await heapMb(session);
      const codeBefore = await codeMb(session);
      const seen: string[] = [];
      let after = before;
      for (let n = 0; n < rounds; n += 1) {
        signal.throwIfAborted();
        await round(page);
        progress('Through all screens, round', n + 1, rounds);
        if ((n + 1) % lookEvery > 0) continue;
        after = await heapMb(session);
        seen.push(`${after.toFixed(1)} after ${n + 1}`);
      }
      const code = await codeMb(session);
      return [
        {
          what: `Memory: heap after ${rounds} rounds through all screens, more than before`,
          value: (after / before - 1) * 100,
          unit: '%',
          note: `${before.toFixed(1)} MB before, ${seen.join(', ')}; ${warmUps} rounds were made before.`,
        },
        {
          what: 'Memory: the same without compiled code',
          value: ((after - code) / (before - codeBefore) - 1) * 100,
          unit: '%',
          target: { kind: 'value', atMost: growthPercent },
          note: `Of compiled code ${codeBefore.toFixed(1)} MB before, ${code.toFixed(1)} MB after.`,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
