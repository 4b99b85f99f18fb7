import { expect, type Locator, type Page } from './console.ts';

/** Presses Tab until something has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key never reaches ${target}`);
}

/** The focus can be seen: the browser or the design draws something around it. */
export async function expectVisibleFocus(target: Locator): Promise<void> {
  const drawn = await target.evaluate((element) => {
    const box = element.closest('label, .fui-Switch, .fui-Radio') ?? element;
    return [element, box, ...box.querySelectorAll('*')].some((part) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      }),
    );
  });
  expect(drawn, `The focus on ${target} can be seen`).toBe(true);
}

/** Reaches something by Tab, sees that it has the focus, and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expectVisibleFocus(target);
  await page.keyboard.press('Enter');
}
