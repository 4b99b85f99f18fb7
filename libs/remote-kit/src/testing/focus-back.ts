import { act, screen, within } from '@testing-library/react';
import { expect } from '@jest/globals';
import type { UserEvent } from '@testing-library/user-event';

const ways: [name: string, close: (person: UserEvent, dialog: HTMLElement) => Promise<void>][] = [
  ['Escape', (person) => person.keyboard('{Escape}')],
  ['its button', (person, dialog) => person.click(within(dialog).getByRole('button', { name: /^(Cancel|Close)$/ }))],
];

/** Opens a dialog by a button, closes it by Escape and by its own button, and expects the focus on the button each time. */
export async function expectFocusBack(person: UserEvent, name: string): Promise<void> {
  for (const [way, close] of ways) {
    act(() => screen.getAllByRole('button', { name })[0]!.focus());
    await person.keyboard('{Enter}');
    await close(person, await screen.findByRole('dialog'));
    const { activeElement } = document;
    expect({ name, way, isOpen: screen.queryByRole('dialog') !== null, focused: activeElement?.textContent }).toEqual({
      ...{ name, way, isOpen: false },
      focused: screen.getAllByRole('button', { name })[0]!.textContent,
    });
    expect(screen.getAllByRole('button', { name })).toContain(activeElement);
  }
}
