/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { marksIn } from './canvas.fixture.ts';
import { openPrecheckin } from '../precheckin.fixture.tsx';

const added: unknown[] = [];
/** A browser that takes fonts, and says how many bytes one has. */
function takeFonts(load: () => Promise<void> = async () => undefined): { bytes: number }[] {
  const made: { bytes: number }[] = [];
  class FontOfTest {
    readonly family: string;
    constructor(family: string, { byteLength }: Uint8Array) {
      this.family = family;
      made.push({ bytes: byteLength });
    }
    async load(): Promise<this> {
      await load();
      return this;
    }
  }
  Object.assign(globalThis, { FontFace: FontOfTest });
  Object.defineProperty(document, 'fonts', { value: { add: (font: unknown) => added.push(font) }, configurable: true });
  return made;
}
afterEach(() => void jest.restoreAllMocks());

const typeName = async ({ guest }: ReturnType<typeof openPrecheckin>): Promise<string> => {
  await guest.click(screen.getByRole('radio', { name: 'Type my name' }));
  await guest.type(screen.getByLabelText('Your full name'), 'Ada');
  return screen.getByRole('img', { name: 'Your signature: Ada' }).getAttribute('src')!;
};

// the first of the file: what is loaded once stays
test('a name is drawn in a hand of the device where the font does not come, and the font is tried again', async () => {
  const made = takeFonts(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(marksIn(await typeName(openPrecheckin({})))).toEqual(['Ada in #14213d']);
  await waitFor(() => expect(made).toHaveLength(1));
  expect(added).toEqual([]);
});

test('the font is loaded once somebody types, not before', async () => {
  const made = takeFonts();
  const mounted = openPrecheckin({});
  expect(made).toEqual([]);
  await typeName(mounted);
  await waitFor(() => expect(added).toEqual([expect.objectContaining({ family: 'Signed Name' })]));
  expect(made[0]!.bytes).toBeGreaterThan(5000);
});
