/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { expectAccessible, inTurn, refusing, type Mounted } from '@booking/remote-kit/testing';
import { dialog, documentationApi, entry, openScreen, rules, sentTo, titles } from '../documentation.fixture.ts';

const endpoints = documentationEndpoints;
const threeEntries = () =>
  documentationApi(...['Early', 'Pets', 'Late'].map((title, place) => entry({ id: place + 1, title })));
const question = () => dialog('Delete “Pets”?');
const undo = (title: string) => screen.getByRole('button', { name: `Undo: ${title}` });
const undoOf = (title: string) => screen.queryByRole('button', { name: `Undo: ${title}` });
const after = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function remove({ person }: Mounted, title: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: `Delete: ${title}` }));
  await person.click(dialog(`Delete “${title}”?`).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: `Undo: ${title}` });
}

type Matches = (this: Element, selector: string) => boolean;

/** The browser shows no focus after a click; happy-dom does not know what moved it. */
function focusIsHidden(): void {
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')!.value as Matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector !== ':focus-visible' && matches.call(this, selector);
  });
}

beforeEach(() => void jest.useFakeTimers({ now: Date.now(), advanceTimers: true }));
afterEach(() => void jest.restoreAllMocks());

test('asks before an entry is deleted, and keeps what is not confirmed', async () => {
  const { person, calls } = openScreen(threeEntries().all);
  await person.click(await screen.findByRole('button', { name: 'Delete: Pets' }));
  expect(question().getByText('Are you sure you want to delete this documentation?')).toBeTruthy();
  await expectAccessible();
  await person.click(question().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Delete “Pets”?' })).toBeNull();
  expect(titles(rules)).toEqual(['Early', 'Pets', 'Late']);
  expect(sentTo(calls, endpoints.remove)).toEqual([]);
});

test('brings a deleted entry back where it stood, as it was', async () => {
  const mounted = openScreen(threeEntries().all);
  const { person, toasts, calls } = mounted;
  await remove(mounted, 'Pets');
  const place = undo('Pets').closest('li')!;
  expect(place.textContent).toContain('“Pets” is deleted.');
  expect([...place.parentElement!.children].indexOf(place)).toBe(1);
  expect(document.activeElement).toBe(undo('Pets'));
  expect(toasts).toEqual([{ title: 'Documentation deleted successfully' }]);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: 'History: Late' }));
  await person.click(dialog('History of “Late”').getByRole('button', { name: 'Close' }));
  act(() => undo('Pets').focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(titles(rules)).toEqual(['Early', 'Pets', 'Late']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pets' }).closest('li'));
  expect(toasts.at(-1)).toEqual({ title: 'Documentation restored successfully' });
  expect(sentTo(calls, endpoints.restore)).toEqual([{}]);
});

test('offers to undo each deletion for ten seconds', async () => {
  focusIsHidden();
  const mounted = openScreen(threeEntries().all);
  await remove(mounted, 'Pets');
  await after(4);
  await remove(mounted, 'Late');
  await after(3);
  expect(undoOf('Pets')).toBeTruthy();
  await after(3);
  expect(undoOf('Pets')).toBeNull();
  expect(undoOf('Late')).toBeTruthy();
  await after(4);
  expect(undoOf('Late')).toBeNull();
  expect(titles(rules)).toEqual(['Early']);
});

test('waits with an undo that the keyboard is on', async () => {
  const { person } = openScreen(threeEntries().all);
  const opener = await screen.findByRole('button', { name: 'Delete: Pets' });
  act(() => opener.focus());
  await person.keyboard('{Enter}');
  act(() => question().getByRole('button', { name: 'Delete' }).focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(undo('Pets')));
  await after(60);
  expect(document.activeElement).toBe(undo('Pets'));
  await person.tab();
  await after(10);
  expect(undoOf('Pets')).toBeNull();
});

test('waits with an undo that the pointer is on', async () => {
  focusIsHidden();
  const mounted = openScreen(threeEntries().all);
  await remove(mounted, 'Pets');
  await mounted.person.hover(undo('Pets'));
  await after(60);
  expect(undoOf('Pets')).toBeTruthy();
  await mounted.person.unhover(undo('Pets'));
  await after(11);
  expect(undoOf('Pets')).toBeNull();
});

test('says that deleting or undoing failed, and lets both be tried again', async () => {
  const api = threeEntries();
  const { person, toasts } = openScreen([
    inTurn(refusing(endpoints.remove, 500, ''), api.remove),
    inTurn(refusing(endpoints.restore, 500, ''), api.restore),
    ...api.all,
  ]);
  await person.click(await screen.findByRole('button', { name: 'Delete: Pets' }));
  const confirm = () => question().getByRole('button', { name: 'Delete' });
  await person.click(confirm());
  await waitFor(() => expect(confirm().getAttribute('aria-disabled')).not.toBe('true'));
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to delete documentation' }]);
  expect(titles(rules)).toEqual(['Early', 'Pets', 'Late']);
  await person.click(confirm());
  await person.click(await screen.findByRole('button', { name: 'Undo: Pets' }));
  await waitFor(() =>
    expect(toasts.at(-1)).toEqual({ intent: 'error', title: 'Error', body: 'Failed to restore documentation' }),
  );
  await waitFor(() => expect(undo('Pets').textContent).toBe('Undo'));
  await person.click(undo('Pets'));
  await waitFor(() => expect(titles(rules)).toEqual(['Early', 'Pets', 'Late']));
});
