import { findings } from './axe.ts';
import { expect, type Page } from './console.ts';
import { expectToFit, narrow } from './frame/sideways.ts';
import { desktop } from './places.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
export type Look = { name: string; viewport: { width: number; height: number }; media?: Media; textPx?: number };

/** The ways in which people see the same page: each walk is made in all of them. */
export const looks: readonly Look[] = [
  { name: 'on a desktop', viewport: desktop },
  { name: 'in the dark', viewport: desktop, media: { colorScheme: 'dark' } },
  { name: 'in forced colors', viewport: desktop, media: { forcedColors: 'active' } },
  { name: 'on 320 px', viewport: narrow },
  { name: 'with text twice as large', viewport: desktop, textPx: 32 },
];

/** Makes a page look so; the size of text is the one that a person sets in the browser. */
export async function lookAs(page: Page, { viewport, media = {}, textPx }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  if (textPx === undefined) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: textPx, fixed: textPx } });
}

/** What stands on the page is accessible and fits in this look. The system chooses forced colors, so their contrast is not ours. */
export async function expectToBeSeen(page: Page, { name, viewport, media }: Look, what: string): Promise<void> {
  const found = await findings(page);
  const ours = media?.forcedColors ? found.filter((finding) => !finding.startsWith('color-contrast')) : found;
  expect.soft(ours, `${what}, ${name}`).toEqual([]);
  await expectToFit(page, `${what}, ${name}`, viewport.width);
}
