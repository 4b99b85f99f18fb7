/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { shipTokenEndpoints as endpoints } from '@booking/contracts/ship-tokens';
import { answering, expectAccessible, renderScreen } from '@booking/remote-kit/testing';
import { path, viewer } from '../remote.fixture.ts';
import { Screen } from '../remotes.screen.tsx';

const secret = `ship_${'a'.repeat(43)}`;
const made = answering(endpoints.issue, {
  token: secret,
  shipToken: {
    id: '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d',
    remote: 'mfe-laundry',
    name: 'CI of Laundry',
    createdBy: 'Olivia Owner',
    createdAt: '2026-11-09T15:30:00.000Z',
    usedAt: null,
    revokedBy: null,
    revokedAt: null,
  },
});
const noRemotes = answering(releaseEndpoints.states, []);

test('the team of a remote that was never shipped is given the token that ships it', async () => {
  const { person, calls } = renderScreen(Screen, { path, answers: [noRemotes, made] });
  await person.click(await screen.findByRole('button', { name: 'New remote…' }));
  await person.type(screen.getByLabelText(/^Remote/), 'Laundry');
  await person.type(screen.getByLabelText(/^Name/), 'CI of Laundry');
  await person.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByText(/Begin with mfe-/)).toBeTruthy();
  await person.clear(screen.getByLabelText(/^Remote/));
  await person.type(screen.getByLabelText(/^Remote/), 'mfe-laundry');
  await person.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByDisplayValue(secret)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ship token of mfe-laundry' })).toBeTruthy();
  const sent = calls.filter(({ endpoint }) => endpoint === endpoints.issue).map(({ input }) => input);
  expect(sent).toMatchObject([{ params: { id: 'mfe-laundry' }, body: { name: 'CI of Laundry' } }]);
  await expectAccessible();
});

test('whoever may not ship is offered no new remote', async () => {
  renderScreen(Screen, { path, user: viewer, answers: [noRemotes] });
  expect(await screen.findByText('No remote was shipped yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New remote…' })).toBeNull();
});
