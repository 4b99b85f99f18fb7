/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { integrationEndpoints as endpoints } from '@booking/contracts/integrations';
import {
  answering,
  expectAccessible,
  refusing,
  renderScreen,
  waiting,
  type Answering,
} from '@booking/remote-kit/testing';
import { each, overview, path, slot, status, viewer, voice } from './integrations.fixture.ts';
import { integrations } from './integrations.ts';
import { Screen } from './integrations.screen.tsx';

const names = integrations.map(({ name }) => name);
const tile = (name: string) => screen.findByRole('region', { name });
const open = (answers: Answering[] = [], more: { at?: string; user?: typeof viewer } = {}) =>
  renderScreen(Screen, { path, answers: [...answers, ...overview], ...more });

test('shows how each service does, in hotel time', async () => {
  open();
  await screen.findAllByText('connected');
  for (const name of names) {
    const shown = within(await tile(name));
    expect(shown.getByText('connected').dataset['tone']).toBe('good');
    expect(shown.getByText('42 ms')).toBeTruthy();
    expect(shown.getByText('Checked just now').title).toBe('Nov 10, 2026, 11:59:30 AM CST');
    expect(shown.getByText('Click to test')).toBeTruthy();
    expect((await tile(name)).querySelector<HTMLElement>('[data-health]')?.dataset['health']).toBe('connected');
  }
});

test('shows "checking" until a status arrives', async () => {
  open([waiting(endpoints.health)]);
  await screen.findByText('No failed webhooks');
  for (const name of names) expect(within(await tile(name)).getByText('checking')).toBeTruthy();
});

test('shows why a service is disconnected', async () => {
  open([answering(endpoints.health, { ...each(status()), vapi: status({ status: false, error: 'Vapi is away.' }) })]);
  const vapi = within(await tile('Vapi'));
  expect((await vapi.findByText('disconnected')).dataset['tone']).toBe('bad');
  expect(vapi.getByText('Vapi is away.')).toBeTruthy();
  expect(within(await tile('Stripe')).getByText('connected')).toBeTruthy();
  await screen.findByText('No failed webhooks');
  await expectAccessible();
});

test('says why the status could not be asked for, and its tiles still lead to their views', async () => {
  const { person, toasts } = open([refusing(endpoints.health, 500, 'The database is away.')]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The status could not be loaded. 500: The database is away.');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Refresh Status' }));
  await screen.findByRole('button', { name: 'Refresh Status' });
  expect(toasts).toEqual([{ title: 'Error', body: '500: The database is away.', intent: 'error' }]);
  await person.click(screen.getByRole('link', { name: 'Stripe' }));
  expect(screen.getByRole('button', { name: 'Test Connection' })).toBeTruthy();
});

test('asks the services anew with "Refresh Status"', async () => {
  const health = answering(endpoints.health, ({ query }) =>
    each(status({ responseTime: query.refresh === 'true' ? 7 : 42 })),
  );
  const { person } = open([health]);
  await screen.findAllByText('42 ms');
  await person.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect(await screen.findAllByText('7 ms')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Refresh Status' })).toBeTruthy();
});

test('shows the last 24 hours as half hours in which all, some or no checks went well', async () => {
  open([answering(endpoints.uptime, each([slot('15:00', 60), slot('17:00', 60, 1), slot('18:00', 60, 60)]))]);
  await screen.findAllByText('66.1% uptime (24 h)');
  const bars = [...(await tile('Vapi')).querySelectorAll<HTMLElement>('[aria-hidden] > [data-tone]')];
  const tones = bars.map(({ dataset }) => dataset['tone']);
  expect(tones).toHaveLength(48);
  expect(bars.at(-1)?.title).toBe('12:00 PM – 12:30 PM: 60 of 60 checks failed');
  expect(new Set(tones.slice(0, 40))).toEqual(new Set(['empty']));
  expect(tones.slice(40)).toEqual(['empty', 'good', 'empty', 'empty', 'empty', 'warning', 'empty', 'bad']);
});

test.each([
  ['are on their way', waiting(endpoints.uptime), 'Loading the last 24 hours…'],
  ['are refused', refusing(endpoints.uptime, 500, 'Away.'), 'The last 24 hours could not be loaded.'],
])('says so when the last 24 hours %s', async (_, answer, sentence) => {
  open([answer]);
  expect(await screen.findAllByText(sentence)).toHaveLength(4);
});

test('leads to the view of each service and back, each with an address of its own', async () => {
  const { person, address } = open(voice());
  for (const { provider, name, purpose } of integrations) {
    await person.click(screen.getByRole('link', { name }));
    expect(address()).toBe(`/integrations?view=${provider}`);
    expect(screen.getByText(`${name} – ${purpose}`)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Test Results' })).toBeTruthy();
    const back = screen.getByRole('button', { name: 'Back to Integrations' });
    expect(document.activeElement).toBe(back);
    await person.click(back);
    expect(address()).toBe('/integrations');
  }
  screen.getByRole('link', { name: 'Stripe' }).focus();
  await person.keyboard('{Enter}');
  expect(address()).toBe('/integrations?view=stripe');
});

test('offers a viewer neither tests nor the webhooks', async () => {
  const { calls } = open([], { user: viewer });
  expect(await screen.findAllByText('connected')).toHaveLength(4);
  expect(screen.queryByText('Click to test')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Inbound Webhooks' })).toBeNull();
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([endpoints.health, endpoints.uptime]);
});

test.each(['cloudbeds', 'stripe', 'twilio'])('offers a viewer no test of %s', async (view) => {
  const { calls } = open([], { user: viewer, at: `${path}?view=${view}` });
  expect(await screen.findByText('You do not have access')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Test/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Test Results' })).toBeNull();
  expect(calls).toEqual([]);
});

test.each([
  ['cloudbeds', 'About the Cloudbeds API', ['1.2', 'Bearer token', /X-PROPERTY-ID header/, 'YYYY-MM-DD']],
  ['stripe', 'About the Stripe API', ['Secret key as bearer token', 'Whole cents']],
  ['twilio', 'About the Twilio API', [/HTTP Basic/, /E\.164/]],
])('says how the API of %s is used', (view, title, facts) => {
  open([], { at: `${path}?view=${view}` });
  const about = within(screen.getByRole('region', { name: title }));
  for (const fact of facts) expect(about.getByText(fact)).toBeTruthy();
});
