import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './console.ts';
import { desktop, phone } from './places.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, in a form that says where. Our pages have no frames, so it need not open a page of its own for them. */
export async function findings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .withTags(standards)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.html}`));
}

/** Even a transition of no time begins with the colours there were. */
const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Spinners never end, nor does the time of a toast while it is looked at. */
const transitionsOver = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** What axe finds twice: a button that was just enabled still has its pale colour for a moment. */
async function lastingFindings(page: Page): Promise<string[]> {
  const first = await findings(page);
  if (first.length === 0) return first;
  await transitionsOver(page);
  await nextFrames(page);
  const second = await findings(page);
  return first.filter((finding) => second.includes(finding));
}

/** What stands on the page is accessible in light and dark colours, on the sizes of screen given. */
export async function expectAccessible(page: Page, what: string, sizes = [desktop, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await nextFrames(page);
      expect.soft(await lastingFindings(page), `${what}, ${size.width} px wide, ${colorScheme}`).toEqual([]);
    }
  }
}
