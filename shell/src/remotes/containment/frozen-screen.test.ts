/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';

/** The page is loaded anew, in the same tab. */
const load = async () => {
  jest.resetModules();
  return import('./frozen-screen.ts');
};
const name = '00000000000000aa/lamps';
beforeEach(() => sessionStorage.clear());

test('a screen that was being drawn when the page ended without a word froze its tab, which is reported once', async () => {
  (await load()).markDrawing(name);
  const page = await load();
  expect(page.hasFrozen(name)).toBe(true);
  expect(page.hasFrozen('00000000000000bb/lamps')).toBe(false);
  expect([page.isFreezeUnreported(name), page.isFreezeUnreported(name)]).toEqual([true, false]);
});

test('it stays known in this tab until it is tried again', async () => {
  (await load()).markDrawing(name);
  await load();
  const page = await load();
  expect(page.hasFrozen(name)).toBe(true);
  expect(page.isFreezeUnreported(name)).toBe(false);
  page.forgetFrozen('00000000000000bb/lamps');
  expect(page.hasFrozen(name)).toBe(true);
  page.forgetFrozen(name);
  expect(page.hasFrozen(name)).toBe(false);
});

test('a screen that was drawn froze nothing', async () => {
  const drawn = await load();
  drawn.markDrawing(name);
  drawn.clearDrawing();
  expect((await load()).hasFrozen(name)).toBe(false);
});

test.each(['visibilitychange', 'pagehide'])('a page that can still say “%s” is not frozen', async (type) => {
  (await load()).markDrawing(name);
  window.dispatchEvent(new Event(type));
  expect((await load()).hasFrozen(name)).toBe(false);
});
