/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { image } from './rooms.fixture.ts';
import { Screen } from './room-selection.screen.tsx';
import { accessible, answersSession, at, queen } from './session.fixture.ts';

beforeEach(() => void jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));
afterEach(() => void jest.restoreAllMocks());

const photos = [1, 2, 3].map((place) => ({ image: `${image}?${place}`, thumb: image }));
const several = { ...queen, roomTypePhotos: photos };
const open = () => renderPage(Screen, { at, answers: [answersSession({ rooms: [several, accessible] })] });
const row = () => screen.findByRole('group', { name: `Photos of ${queen.roomTypeName}` });

/** A row as wide as a phone, which scrolls at once. */
function layOut(photoRow: HTMLElement): void {
  Object.defineProperty(photoRow, 'clientWidth', { value: 300 });
  photoRow.scrollTo = ((to: ScrollToOptions) => {
    photoRow.scrollLeft = Math.min(600, Math.max(0, to.left!));
    fireEvent.scroll(photoRow);
  }) as typeof photoRow.scrollTo;
}

test('several photos are a row, each named, and only the first of the page does not wait', async () => {
  open();
  const shown = within(await row()).getAllByRole('img');
  expect(shown.map((photo) => photo.getAttribute('alt'))).toEqual([
    'Deluxe Queen, photo 1 of 3',
    'Deluxe Queen, photo 2 of 3',
    'Deluxe Queen, photo 3 of 3',
  ]);
  expect(shown.map((photo) => photo.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
  await expectAccessible();
});

test('the photos are gone through by keys', async () => {
  const { guest } = open();
  const photoRow = await row();
  layOut(photoRow);
  photoRow.focus();
  expect(document.activeElement === photoRow).toBe(true);
  expect(screen.queryByRole('button', { name: 'Previous photo' })).toBeNull();
  await guest.keyboard('{ArrowRight}{ArrowRight}');
  expect(photoRow.scrollLeft).toBe(600);
  expect(screen.getByText('3 / 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  await guest.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 3')).toBeTruthy();
});

test('the photos are gone through by their buttons', async () => {
  const { guest } = open();
  const photoRow = await row();
  layOut(photoRow);
  await guest.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(photoRow.scrollLeft).toBe(300);
  await guest.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(photoRow.scrollLeft).toBe(0);
});

test('one photo is no row, and none is a drawing', async () => {
  renderPage(Screen, { at, answers: [answersSession()] });
  expect(await screen.findByRole('img', { name: queen.roomTypeName })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Photos/ })).toBeNull();
});

test('a description that is cut says more, and less again', async () => {
  let measure = (): void => undefined;
  const observe = jest.fn();
  class Observer {
    constructor(report: () => void) {
      measure = report;
    }
    observe = observe;
    disconnect = (): void => undefined;
  }
  const original = globalThis.ResizeObserver;
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  try {
    const { guest } = renderPage(Screen, { at, answers: [answersSession({ rooms: [queen] })] });
    const words = await screen.findByText(queen.roomTypeDescription);
    expect(observe).toHaveBeenCalledWith(words);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    jest.spyOn(words, 'scrollHeight', 'get').mockReturnValue(60);
    jest.spyOn(words, 'clientHeight', 'get').mockReturnValue(40);
    act(() => measure());
    const more = screen.getByRole('button', { name: 'More' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await guest.click(more);
    expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-expanded')).toBe('true');
    await guest.click(screen.getByRole('button', { name: 'Less' }));
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
  } finally {
    globalThis.ResizeObserver = original;
  }
});
