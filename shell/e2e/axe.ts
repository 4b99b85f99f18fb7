import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './console.ts';
import { desktop, phone } from './places.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What hands the focus on around Fluent's dialogs and tabs: it never keeps it. */
const handingOn = '[data-tabster-dummy]';

/** What is looked at: everything, or the colors alone. */
type Look = 'everything' | 'colors';

/** What axe finds, in a form that says where. Our pages have no frames, so it need not open a page of its own for them. */
export async function findings(page: Page, look: Look = 'everything'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .exclude(handingOn)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await (
    look === 'colors' ? axe.withRules('color-contrast') : axe.withTags(standards)
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.html}`));
}

/** Even a transition of no time begins with the colors there were. */
const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Spinners never end, nor does the time of a toast while it is looked at. */
const transitionsOver = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** What axe finds twice: a button that was just enabled still has its pale color for a moment. */
async function lastingFindings(page: Page, look: Look): Promise<string[]> {
  const first = await findings(page, look);
  if (first.length === 0) return first;
  await transitionsOver(page);
  await nextFrames(page);
  const second = await findings(page, look);
  return first.filter((finding) => second.includes(finding));
}

/** What stands on the page is accessible in light and dark, on the sizes of screen given; in the dark only colors are different. */
export async function expectAccessible(page: Page, what: string, sizes = [desktop, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await nextFrames(page);
      const found = await lastingFindings(page, colorScheme === 'dark' ? 'colors' : 'everything');
      expect.soft(found, `${what}, ${size.width} px wide, ${colorScheme}`).toEqual([]);
    }
  }
}
