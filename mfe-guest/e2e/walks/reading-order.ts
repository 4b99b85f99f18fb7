import { expect, type Page } from '../../../shell/e2e/console.ts';

const landmarks = new Set(['banner', 'main', 'contentinfo']);
const controls = new Set(['button', 'link', 'textbox', 'radio', 'checkbox', 'spinbutton', 'combobox']);

/** "  - heading "All Set!" [level=1]" of a snapshot as "h1 All Set!"; nothing for what is neither landmark, heading nor control. */
function lineAsRead(line: string): string[] {
  const [, role = '', name = ''] = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
  const level = /\[level=(\d)\]/.exec(line)?.[1];
  if (role === 'heading') return [`h${level} ${name}`];
  if (landmarks.has(role)) return [role];
  return controls.has(role) ? [`${role} ${name}`.trim()] : [];
}

/** What a screen reader comes to on a page, in order: landmarks, headings and controls, each by its name. */
export async function readingOrder(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').flatMap(lineAsRead);
}

const isOf = (wanted: string | RegExp, line: string): boolean =>
  typeof wanted === 'string' ? line === wanted : wanted.test(line);

/**
 * The hotel comes first, then the page under its one title, then how to reach the hotel; no level of heading is skipped; and what a guest
 * needs is read in this order.
 */
export async function expectReadingOrder(
  page: Page,
  what: string,
  wanted: readonly (string | RegExp)[],
): Promise<void> {
  const read = await readingOrder(page);
  const whole = `${what}, as it is read:\n${read.join('\n')}\n`;
  expect
    .soft(
      read.filter((line) => landmarks.has(line)),
      whole,
    )
    .toEqual(['banner', 'main', 'contentinfo']);
  const levels = read.flatMap((line) => /^h(\d) /.exec(line)?.[1] ?? []).map(Number);
  expect
    .soft(
      levels.filter((level) => level === 1),
      whole,
    )
    .toHaveLength(1);
  expect
    .soft(
      levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
      `${whole}skips a level`,
    )
    .toEqual([]);
  let from = 0;
  for (const each of wanted) {
    const at = read.findIndex((line, place) => place >= from && isOf(each, line));
    expect.soft(at, `${whole}${each} is read, after what comes before it`).not.toBe(-1);
    if (at >= 0) from = at + 1;
  }
}
