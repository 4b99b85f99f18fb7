/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { releaseEndpoints as endpoints } from '@booking/contracts/remote-releases';
import { answering, inTurn, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { id, path, remote } from './remote.fixture.ts';
import { Screen } from './remotes.screen.tsx';

jest.useFakeTimers({
  now: new Date('2026-11-10T18:00:00.000Z'),
  doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
});

/** Lets some seconds of the clock go by, and what is asked then be answered. */
const pass = (seconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    await jest.advanceTimersByTimeAsync(1);
  });

let then: Answering;
beforeEach(async () => {
  then = answering(endpoints.states, [remote()]);
  const states = inTurn(answering(endpoints.states, [remote()]), { ...then, respond: (input) => then.respond(input) });
  renderScreen(Screen, { path, answers: [states] });
  await pass(0);
});

test('shows by itself what others do', async () => {
  const switchedOff = { by: 'Max', reason: 'Seen from elsewhere', at: '2026-11-10T17:00:00.000Z' };
  then = answering(endpoints.states, [remote({ switchedOff })]);
  expect(screen.getByRole('button', { name: `Switch off: ${id}` })).toBeTruthy();
  await pass(30);
  expect(screen.getByText(/Seen from elsewhere/)).toBeTruthy();
  expect(screen.getByRole('button', { name: `Switch on: ${id}` })).toBeTruthy();
});

test('says so when it could not be refreshed, and takes nothing from what is being typed', async () => {
  then = refusing(endpoints.states, 500, 'Not now.');
  fireEvent.click(screen.getByRole('button', { name: `Switch off: ${id}` }));
  const why = screen.getByLabelText<HTMLTextAreaElement>('Why');
  fireEvent.change(why, { target: { value: 'Errors everywhere' } });
  await pass(30);
  expect(
    screen.getByText(/^The remotes could not be refreshed, so this is as it was before\. 500: Not now\./),
  ).toBeTruthy();
  expect(why.isConnected).toBe(true);
  expect(why.value).toBe('Errors everywhere');
});
