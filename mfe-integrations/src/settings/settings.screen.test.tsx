/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Role } from '@booking/contracts/roles';
import { settingEndpoints } from '@booking/contracts/settings';
import { answering, expectAccessible, inTurn, refusing, renderScreen } from '@booking/remote-kit/testing';
import { openSettings, panel, settingsApi } from './settings.fixture.ts';
import { Screen } from './settings.screen.tsx';

const days = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Days after departure' });

test('asks first when somebody leaves with something unsaved', async () => {
  const { person, leave, address } = openSettings();
  await person.type(await days(), '0');
  await leave('/');
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(within(await question()).getByText('You have unsaved changes.')).toBeTruthy();
  await expectAccessible(await question());
  await person.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect([address(), (await days()).value]).toEqual(['/settings', '300']);
  await leave('/');
  await person.click(within(await question()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another screen')).toBeTruthy();
});

test.each(Role.options.filter((role) => role !== 'owner' && role !== 'manager'))(
  'tells the role %s that it has no access, and asks for nothing',
  async (role) => {
    const user = { id: '3', name: 'Dana Desk', email: 'dana@hotel.example', role };
    const { calls } = renderScreen(Screen, { path: '/settings', user, answers: [] });
    expect(await screen.findByText('You do not have access')).toBeTruthy();
    expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([]);
    expect(calls).toEqual([]);
  },
);

test('shows one section, which the address names, and keeps what was typed in another', async () => {
  const { person, address } = openSettings();
  await person.type(await days(), '0');
  const sections = within(screen.getByRole('navigation', { name: 'Settings sections' }));
  expect(sections.getByRole('link', { name: 'All settings' }).getAttribute('aria-current')).toBe('page');
  await person.click(sections.getByRole('link', { name: 'Alerts' }));
  expect(address()).toBe('/settings?section=alerts');
  expect(sections.getByRole('link', { name: 'Alerts' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('region', { name: 'Alerts' })).toBeTruthy();
  for (const name of ['General Settings', 'Pre-Check-In', 'API Configuration'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  await person.click(sections.getByRole('link', { name: 'Guests’ paperwork' }));
  expect((await days()).value).toBe('300');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectAccessible();
});

test('names every credential for both modes, and whether it is set', async () => {
  const credentials = answering(settingEndpoints.credentials, [
    { provider: 'vapi', name: 'VAPI_TEST_API_KEY', mode: 'test', isSet: true },
    { provider: 'stripe', name: 'STRIPE_LIVE_SECRET_KEY', mode: 'live', isSet: false },
  ]);
  openSettings([credentials]);
  const table = within(await panel('API Configuration').findByRole('table'));
  expect(panel('API Configuration').getByText(/are never shown here/)).toBeTruthy();
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Variable', 'Mode', 'State'],
    ['Vapi'],
    ['VAPI_TEST_API_KEY', 'Test', 'Set'],
    ['Cloudbeds'],
    ['Stripe'],
    ['STRIPE_LIVE_SECRET_KEY', 'Live', 'Not set'],
    ['Twilio'],
  ]);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(rows[0]);
  expect(table.getByRole('rowheader', { name: 'Stripe' })).toBeTruthy();
});

test('says in every panel that waits for the settings why they cannot be loaded, and asks again', async () => {
  const list = settingsApi().find(({ endpoint }) => endpoint === settingEndpoints.list)!;
  const failing = inTurn(refusing(settingEndpoints.list, 500, 'The database is away.'), list);
  const { person } = openSettings([failing]);
  expect(await screen.findAllByText('The settings could not be loaded')).toHaveLength(7);
  await person.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect((await days()).value).toBe('30');
  expect(screen.queryByText('The settings could not be loaded')).toBeNull();
});
