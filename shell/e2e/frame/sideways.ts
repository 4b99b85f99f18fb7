import { expect, type Page } from '../console.ts';

const softly = expect.configure({ soft: true });

export const narrow = { width: 320, height: 568 };

/** Nothing is wider than a screen of so many pixels. */
export async function expectToFit(page: Page, where: string, width: number): Promise<void> {
  // a chart is drawn anew for another width
  await softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where} at ${width} px`)
    .toBeLessThanOrEqual(width);
}

/** Nothing is wider than the narrowest screen, and nothing that can be pressed is cut off at its side. Only a region that has the focus may scroll by itself, as the rooms of many days do. */
export async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  await expectToFit(page, where, narrow.width);
  const controls = page.getByRole('button').or(page.getByRole('link')).or(page.getByRole('switch'));
  const cutOff = await controls.evaluateAll((all) =>
    all
      .filter((control) => control.getAttribute('href') !== '#main' && control.getClientRects().length > 0)
      .filter((control) => !control.closest('[role=region][tabindex="0"]'))
      .filter((control) => control.getBoundingClientRect().left < 0 || control.getBoundingClientRect().right > 320)
      .map((control) => control.textContent),
  );
  expect.soft(cutOff, `${where}: cut off at the side`).toEqual([]);
}
