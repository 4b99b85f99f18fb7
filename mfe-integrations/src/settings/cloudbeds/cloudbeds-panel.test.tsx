/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cloudbedsConnectionEndpoints, type CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { sessionEndpoints } from '@booking/contracts/session';
import { answering, answerStepUp, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import { connection, openSettings, panel } from '../settings.fixture.ts';

const { status, refresh, disconnect } = cloudbedsConnectionEndpoints;
const byOauth = connection({ connected: true, propertyID: '198424', message: 'Connected.', method: 'oauth' });
const card = () => panel('Cloudbeds Connection');
const button = (name: string) => card().getByRole('button', { name });
const isOn = (name: string) => waitFor(() => expect(button(name).getAttribute('aria-disabled')).not.toBe('true'));

test.each<[string, string, CloudbedsConnection, string[], string[]]>([
  [
    'that is active',
    'Connected (Active)',
    { ...byOauth, expiresAt: '2026-11-11T01:42:30.000Z' },
    ['198424', 'OAuth', 'Connected.', '7:42 PM, in 7 h 42 min'],
    ['Refresh Token', 'Disconnect'],
  ],
  [
    'that expired',
    'Connected (Expired)',
    { ...byOauth, expired: true, expiresAt: '2025-01-06T18:30:00.000Z', message: 'The token expired.' },
    ['198424', 'OAuth', 'The token expired.', 'Jan 6, 2025, 12:30 PM, 672 days ago'],
    ['Connect', 'Refresh Token', 'Disconnect'],
  ],
  [
    'by an API key',
    'Connected (Active)',
    { ...byOauth, method: 'api_key' },
    ['198424', 'API key', 'Does not expire'],
    ['Connect'],
  ],
  ['that is missing', 'Not Connected', connection(), ['Not connected.'], ['Connect']],
])('shows a connection %s, and offers what can be done', async (_, badge, given, words, offered) => {
  openSettings([answering(status, given)]);
  expect(await card().findByText(badge)).toBeTruthy();
  for (const each of words) expect(await card().findByText(each)).toBeTruthy();
  const [connect] = card().queryAllByRole('link');
  const actions = [...(connect ? [connect] : []), ...card().queryAllByRole('button')];
  expect(actions.map(({ textContent }) => textContent)).toEqual(offered);
  if (connect) expect(connect.getAttribute('href')).toBe('/api/auth/cloudbeds/authorize');
});

test.each([
  ['refused without a reason', answering(refresh, { success: false }), 'Failed to refresh token'],
  [
    'refused with a reason',
    answering(refresh, { success: false, error: 'The refresh token was revoked.' }),
    'The refresh token was revoked.',
  ],
  ['not possible', refusing(refresh, 502, 'Bad gateway'), 'Failed to refresh Cloudbeds token'],
])('says that a refresh was %s, keeps the connection, and lets it be tried again', async (_, failing, body) => {
  const { person, toasts } = openSettings([
    answering(status, byOauth),
    inTurn(failing, answering(refresh, { success: true })),
  ]);
  await person.click(await card().findByRole('button', { name: 'Refresh Token' }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'error', title: 'Error', body }]));
  await isOn('Refresh Token');
  expect(card().getByText('OAuth')).toBeTruthy();
  await person.click(button('Refresh Token'));
  await waitFor(() =>
    expect(toasts.at(-1)).toEqual({ title: 'Success', body: 'Cloudbeds access token refreshed successfully' }),
  );
});

test('refreshes once while it waits, and shows how the connection stands then', async () => {
  const slowly = onCue(answering(refresh, { success: true }));
  const { person, calls } = openSettings([
    inTurn(answering(status, { ...byOauth, expired: true }), answering(status, byOauth)),
    slowly,
  ]);
  await person.click(await card().findByRole('button', { name: 'Refresh Token' }));
  expect(button('Refreshing…').getAttribute('aria-disabled')).toBe('true');
  await person.click(button('Refreshing…'));
  slowly.arrive();
  expect(await card().findByText('Connected (Active)')).toBeTruthy();
  expect(calls.filter(({ endpoint }) => endpoint === refresh)).toHaveLength(1);
});

test('disconnects after a question, and offers to connect again', async () => {
  const { person, toasts, calls } = openSettings([
    inTurn(answering(status, byOauth), answering(status, connection())),
    answering(disconnect, connection()),
  ]);
  const asked = () => calls.filter(({ endpoint }) => endpoint === disconnect);
  await person.click(await card().findByRole('button', { name: 'Disconnect' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Disconnect Cloudbeds?' });
  await expectAccessible(dialog());
  await person.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect([screen.queryByRole('dialog'), asked()]).toEqual([null, []]);
  await person.click(await card().findByRole('button', { name: 'Disconnect' }));
  await person.click(within(dialog()).getByRole('button', { name: 'Disconnect' }));
  expect(await card().findByText('Not Connected')).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Success', body: 'Cloudbeds is disconnected' }]);
  expect(asked()).toHaveLength(1);
  expect(card().queryByText('OAuth')).toBeNull();
  expect(card().queryByRole('button', { name: 'Refresh Token' })).toBeNull();
  expect(card().getByRole('link', { name: 'Connect' })).toBeTruthy();
});

test('says why it could not be disconnected', async () => {
  const { person, toasts } = openSettings([
    answering(status, byOauth),
    refusing(disconnect, 503, 'The database is away.'),
  ]);
  await person.click(await card().findByRole('button', { name: 'Disconnect' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Cloudbeds?' }));
  await person.click(dialog.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '503: The database is away.' }]),
  );
});

test.each([
  ['oauth_success=true', { title: 'Success', body: 'Cloudbeds is connected' }],
  ['oauth_error=denied', { intent: 'error', title: 'Connection Failed', body: 'Access was denied at Cloudbeds.' }],
  [
    'oauth_error=Pay+me+at+evil.example',
    {
      intent: 'error',
      title: 'Connection Failed',
      body: 'Cloudbeds did not accept the connection. Connect again.',
    },
  ],
])('says once what %s in the address means, and takes it out of there', async (query, toast) => {
  const { length } = window.history;
  const { toasts, address } = openSettings([], `/settings?from=here&${query}`);
  await screen.findByLabelText('Hotel name');
  expect(address()).toBe('/settings?from=here');
  expect(toasts).toEqual([toast]);
  expect(window.history.length).toBe(length);
});

test.each([
  ['before which the password is asked for', null, true, 1],
  ['that is not opened when the password is not given', null, false, 1],
  ['at once when it was given lately', '2026-11-10T17:58:00.000Z', true, 0],
])('leads to the consent page %s', async (_, steppedUpAt, given, times) => {
  const user = { id: '1', name: 'Olivia Owner', email: 'owner@hotel.example', role: 'owner' as const };
  const asked = answerStepUp(given);
  const assigned = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { person } = openSettings([
    answering(status, connection()),
    answering(sessionEndpoints.me, { user, steppedUpAt, stepUpWith: 'password' }),
  ]);
  await person.click(await card().findByRole('link', { name: 'Connect' }));
  await waitFor(() => expect(asked()).toBe(times));
  await waitFor(() => expect(assigned.mock.calls).toEqual(given ? [['/api/auth/cloudbeds/authorize']] : []));
  assigned.mockRestore();
});
