/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { answering, expectAccessible, inTurn, onCue, refusing, type Answering } from '@booking/remote-kit/testing';
import { dialog, listed, listing, open, other, row, sent } from './precheckins.fixture.ts';

const { send } = precheckinDeskEndpoints;
const arrived = listed({ id: 'b7e5a1c4-1d0b-4c55-8a51-0b7d0e2f1a3c', guestName: 'Ida Nowak', step: 'checked_in' });

/** Ticks all three guests and asks for the reminders. */
async function ask(...answers: Answering[]) {
  const opened = open([listing([listed(), other, arrived]), ...answers]);
  const tick = async (guest: string) => opened.person.click((await row(guest)).getByRole('checkbox'));
  for (const guest of ['Rosa Byron', 'Theo Brandt', 'Ida Nowak']) await tick(guest);
  await opened.person.click(screen.getByRole('button', { name: 'Remind 3 guests' }));
  return { ...opened, asking: dialog('Remind 3 guests') };
}

const resultsIn = (asking: ReturnType<typeof dialog>) =>
  asking.getAllByRole('listitem').map(({ textContent }) => textContent);

test('sends each chosen guest the link again, and says for each what came of it', async () => {
  const why = 'This guest asked us to send no more texts, so nothing was sent.';
  const { person, calls, asking } = await ask(inTurn(answering(send, sent), refusing(send, 409, why)));
  expect(resultsIn(asking)).toEqual([
    'Rosa ByronWaiting',
    'Theo BrandtWaiting',
    'Ida NowakNot sent: This guest is checked in already.',
  ]);
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(asking.getByRole('button', { name: 'Send 2 links' }));
  await person.click(await asking.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ endpoint }) => endpoint === send).map(({ input }) => input.body)).toEqual([
    { reservationId: 'R-1' },
    { reservationId: 'R-2' },
  ]);
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('shows why a guest got none', async () => {
  const why = 'This guest asked us to send no more texts, so nothing was sent.';
  const { person, asking } = await ask(inTurn(answering(send, sent), refusing(send, 409, why)));
  await person.click(asking.getByRole('button', { name: 'Send 2 links' }));
  await asking.findByRole('button', { name: 'Close' });
  expect(resultsIn(asking).slice(0, 2)).toEqual(['Rosa ByronLink sent', `Theo BrandtNot sent: ${why}`]);
});

test('stops after the text that is on its way', async () => {
  const first = onCue(answering(send, sent));
  const { person, calls, asking } = await ask(first);
  await person.click(asking.getByRole('button', { name: 'Send 2 links' }));
  await person.click(asking.getByRole('button', { name: 'Stop' }));
  first.arrive();
  await waitFor(() =>
    expect(resultsIn(asking).slice(0, 2)).toEqual([
      'Rosa ByronLink sent',
      'Theo BrandtNot sent: Stopped before it was sent.',
    ]),
  );
  expect(calls.filter(({ endpoint }) => endpoint === send)).toHaveLength(1);
});

test('offers no boxes to tick to whoever may not send links', async () => {
  open([listing([listed()])], 'viewer');
  await row('Rosa Byron');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
