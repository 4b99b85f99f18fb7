/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { shipTokenEndpoints as endpoints, type ShipToken } from '@booking/contracts/ship-tokens';
import {
  afterStepUp,
  answering,
  answerStepUp,
  expectAccessible,
  inTurn,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { id, path, remote, viewer } from '../remote.fixture.ts';
import { Screen } from '../remotes.screen.tsx';

const token = (given: Partial<ShipToken> = {}): ShipToken => ({
  id: '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d',
  remote: id,
  name: 'CI of the team',
  createdBy: 'Olivia Owner',
  createdAt: '2026-11-09T15:30:00.000Z',
  usedAt: null,
  revokedBy: null,
  revokedAt: null,
  ...given,
});
const listed = (...tokens: ShipToken[]) => answering(endpoints.list, tokens);
const open = async (...answers: Answering[]) => {
  const mounted = renderScreen(Screen, { path, answers: [...answers, answering(releaseEndpoints.states, [remote()])] });
  await mounted.person.click(await screen.findByText('For developers'));
  return mounted;
};

test('a token is made after a step-up, and shown this once', async () => {
  const secret = `ship_${'a'.repeat(43)}`;
  const made = answering(endpoints.issue, { token: secret, shipToken: token() });
  const asked = answerStepUp(true);
  const { person, calls } = await open(inTurn(listed(), listed(token())), afterStepUp(endpoints.issue, made));
  expect(await screen.findByText('No ship tokens yet')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: `New ship token: ${id}` }));
  await person.type(screen.getByLabelText(/^Name/), 'CI of the team');
  await person.keyboard('{Enter}');
  expect(await screen.findByDisplayValue(secret)).toBeTruthy();
  expect(asked()).toBe(1);
  const sent = calls.filter(({ endpoint }) => endpoint === endpoints.issue).map(({ input }) => input.body);
  expect(sent).toEqual([{ name: 'CI of the team' }, { name: 'CI of the team' }]);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
  const list = within(await screen.findByRole('list', { name: `Ship tokens of ${id}` }));
  expect(list.getByText('Created by Olivia Owner, Nov 9, 9:30 AM. Not used yet')).toBeTruthy();
});

test('what was typed stays when the step-up is left', async () => {
  answerStepUp(false);
  const made = answering(endpoints.issue, { token: 'never', shipToken: token() });
  const { person } = await open(listed(), afterStepUp(endpoints.issue, made));
  await person.click(await screen.findByRole('button', { name: `New ship token: ${id}` }));
  await person.type(screen.getByLabelText(/^Name/), 'CI of the team');
  await person.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByText(/Confirm that it is you/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('CI of the team');
});

test('a token is revoked, and says by whom and when', async () => {
  const revoked = token({ revokedBy: 'Olivia Owner', revokedAt: '2026-11-10T17:00:00.000Z' });
  const { person } = await open(inTurn(listed(token()), listed(revoked)), answering(endpoints.revoke, revoked));
  await person.click(await screen.findByRole('button', { name: 'Revoke CI of the team' }));
  expect(await screen.findByText(/Revoked by Olivia Owner, 11:00 AM$/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull());
});

test('whoever may not ship is shown none', async () => {
  renderScreen(Screen, { path, user: viewer, answers: [answering(releaseEndpoints.states, [remote()])] });
  await screen.findByText('Builds');
  expect(screen.queryByText('For developers')).toBeNull();
});
