import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Goes to the own account by the menu on the name. */
export async function openAccount(person: UserEvent): Promise<void> {
  const [menuButton] = await screen.findAllByRole('button', { name: /^Your menu/ });
  await person.click(menuButton!);
  await person.click(await screen.findByRole('menuitem', { name: 'Your account' }));
}
