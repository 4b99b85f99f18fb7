/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { voiceEndpoints } from '@booking/contracts/voice';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import { openSettings, panel } from './settings.fixture.ts';

const card = () => panel('Voice Provider');
const results = (action: string): (string | null)[] =>
  [...(card().queryByRole('list', { name: `Result of ${action}` })?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

describe.each([
  {
    action: 'Restore Tool Messages',
    endpoint: voiceEndpoints.restoreToolMessages,
    purpose: /^Resets tool messages in Vapi to their defaults\./,
    waiting: 'Restoring…',
    failure: 'Failed to update Vapi tool messages. Please try again.',
  },
  {
    action: 'Update Assistant Instructions',
    endpoint: voiceEndpoints.updateInstructions,
    purpose: /^Sends the current instructions to all assistants\./,
    waiting: 'Updating…',
    failure: 'Failed to update assistant instructions',
  },
])('$action', ({ action, endpoint, purpose, waiting, failure }) => {
  const button = (name: string) => card().getByRole('button', { name });

  test('says what it does, and then what it did to each thing', async () => {
    const message = '2 of 2 were updated.';
    const done = answering(endpoint, { success: true, message, updated: ['one', 'two'], failed: [] });
    const { person, toasts } = openSettings([done]);
    expect(card().getByText(purpose)).toBeTruthy();
    expect(results(action)).toEqual([]);
    await person.click(button(action));
    await waitFor(() => expect(results(action)).toEqual(['Updatedone', 'Updatedtwo']));
    expect(toasts).toEqual([{ title: 'Success', body: message }]);
  });

  test('is sent once while it waits, and names what it did not reach with the reason', async () => {
    const message = '1 of 2 was updated.';
    const failed = [{ name: 'two', reason: 'Vapi does not know it.' }];
    const slowly = onCue(answering(endpoint, { success: false, message, updated: ['one'], failed }));
    const { person, toasts, calls } = openSettings([slowly]);
    await person.click(button(action));
    expect(button(waiting).getAttribute('aria-disabled')).toBe('true');
    await person.click(button(waiting));
    await person.keyboard('{Enter}');
    slowly.arrive();
    await waitFor(() => expect(results(action)).toEqual(['FailedtwoVapi does not know it.', 'Updatedone']));
    expect(toasts).toEqual([{ intent: 'error', title: 'Warning', body: message }]);
    expect(calls.filter((call) => call.endpoint === endpoint)).toHaveLength(1);
  });

  test('says that it failed and why, and can be tried again', async () => {
    const { person, toasts } = openSettings([
      inTurn(
        refusing(endpoint, 503, 'The database is away.'),
        answering(endpoint, { success: true, message: 'Nothing to do.', updated: [], failed: [] }),
      ),
    ]);
    await person.click(button(action));
    expect(await card().findByText('503: The database is away.')).toBeTruthy();
    expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: failure }]);
    expect(results(action)).toEqual([]);
    await expectAccessible(screen.getByRole('region', { name: 'Voice Provider' }));
    await person.click(button(action));
    expect(await card().findByText('Nothing to do.')).toBeTruthy();
  });
});
