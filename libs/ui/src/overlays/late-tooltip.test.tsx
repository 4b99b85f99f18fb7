/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import * as overlays from '../overlays.ts';
import { show } from '../testing.tsx';

let arrived: typeof overlays | undefined;
let tell = (): void => undefined;
const subscribe = (changed: () => void): (() => void) => {
  tell = changed;
  return () => undefined;
};
jest.unstable_mockModule('./load-overlays.ts', () => ({
  loadOverlays: () => Promise.resolve(overlays),
  useOverlays: () => useSyncExternalStore(subscribe, () => arrived),
}));
const { Tooltip } = await import('./tooltip.tsx');

const button = () => screen.getByRole('button', { name: 'Notifications' });

test('a tooltip that comes late leaves the control alone while what it opened is open', () => {
  const bell = (isOpen: boolean) => (
    <Tooltip content="Notifications">
      <button aria-label="Notifications" aria-expanded={isOpen} />
    </Tooltip>
  );
  const page = show(bell(true));
  const pressed = button();
  act(() => {
    arrived = overlays;
    tell();
  });
  expect(button()).toBe(pressed);
  page.change(bell(false));
  fireEvent.blur(button());
  expect(button()).not.toBe(pressed);
});
