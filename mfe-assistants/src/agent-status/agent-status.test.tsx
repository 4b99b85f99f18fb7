/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dashboardEndpoints, type AgentStatus } from '@booking/contracts/dashboard';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { Slot } from './agent-status.slot.tsx';

const { agentStatus } = dashboardEndpoints;
const status = (given: Partial<AgentStatus> = {}): AgentStatus => ({
  status: 'online',
  responseSeconds: 1.24,
  lastPublishedAt: '2026-11-10T15:00:00.000Z',
  ...given,
});

/** The dashboard, as far as it matters here. */
function Dashboard() {
  const [refreshes, setRefreshes] = useState(0);
  return (
    <>
      <button onClick={() => setRefreshes((count) => count + 1)}>Refresh</button>
      <Slot refreshes={refreshes} />
    </>
  );
}
const open = (...answers: Answering[]) => renderScreen(Dashboard, { path: '/', answers });
const definitions = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);

test.each<[AgentStatus['status'], string, string]>([
  ['online', 'Online', 'good'],
  ['degraded', 'Degraded', 'warning'],
  ['offline', 'Offline', 'bad'],
])('an assistant that is %s is %s in the tone %s', async (given, label, tone) => {
  open(answering(agentStatus, status({ status: given })));
  expect((await screen.findByText(label)).dataset['tone']).toBe(tone);
});

test('the assistant has a status, an average response time and its last publish, and is configured from there', async () => {
  const { person, address } = open(answering(agentStatus, status()));
  expect(await definitions()).toEqual(['Online', '1.2s avg', '3 hours ago']);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Status', 'Response Time', 'Last Updated']);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: 'Configure Assistant' }));
  expect(address()).toBe('/assistant');
});

test('an assistant that had no calls and was never published says so', async () => {
  open(answering(agentStatus, status({ responseSeconds: null, lastPublishedAt: null })));
  expect(await definitions()).toEqual(['Online', 'No calls yet', 'Not published yet']);
});

test('Refresh of the dashboard asks for the status anew', async () => {
  const { person, calls } = open(
    inTurn(answering(agentStatus, status()), answering(agentStatus, status({ status: 'offline' }))),
  );
  expect(await screen.findByText('Online')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Offline')).toBeTruthy();
  expect(calls).toHaveLength(2);
});

test('a status that does not come says why, and "Try again" mends it', async () => {
  const { person } = open(
    inTurn(refusing(agentStatus, 500, 'The database is away.'), answering(agentStatus, status())),
  );
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The status could not be loadedThe database is away.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Online')).toBeTruthy();
});

test('whoever may not see the status is told so', async () => {
  open(refusing(agentStatus, 403, 'Your role does not permit this.'));
  expect(await screen.findByText('Your role does not include the status. Ask the owner of the account.')).toBeTruthy();
});
