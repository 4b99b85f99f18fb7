import { AxeBuilder } from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from './console.ts';
import { desktop, phone } from './places.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const onlyViolations: RunOptions = { resultTypes: ['violations'] };

/** What axe finds, in a form that says where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).options(onlyViolations).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.html}`));
}

/** What stands on the page is accessible in light and dark colours, on the sizes of screen given. */
export async function expectAccessible(page: Page, sizes = [desktop, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await findings(page), `${size.width} px wide, ${colorScheme}`).toEqual([]);
    }
  }
}
