/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { integrationEndpoints as endpoints } from '@booking/contracts/integrations';
import { answering, expectAccessible, renderScreen, type Mounted } from '@booking/remote-kit/testing';
import { path } from '../integrations.fixture.ts';
import { Screen } from '../integrations.screen.tsx';

let mounted: Mounted;
beforeEach(() => {
  const own = { success: true, data: [] };
  mounted = renderScreen(Screen, {
    path,
    at: `${path}?view=cloudbeds`,
    answers: [endpoints.roomTypes, endpoints.ratePlans, endpoints.availability].map((endpoint) =>
      answering(endpoint, own),
    ),
  });
});

const form = () => within(screen.getByRole('region', { name: 'API Testing' }));
const field = (name: string) => form().getByLabelText<HTMLInputElement>(name);
const button = (name: string) => form().getByRole<HTMLButtonElement>('button', { name });
const fill = async (name: string, text: string): Promise<void> => {
  await mounted.person.clear(field(name));
  await mounted.person.type(field(name), text);
};

test('begins with tomorrow and two days ahead by the calendar of the hotel', async () => {
  expect(['Check-in date', 'Check-out date', 'Adults', 'Children'].map((name) => field(name).value)).toEqual([
    '2026-11-11',
    '2026-11-12',
    '2',
    '0',
  ]);
  await expectAccessible();
});

test('brings the own answer of Cloudbeds for each button', async () => {
  await fill('Adults', '1');
  await fill('Children', '1');
  const stay = 'startDate=2026-11-11&endDate=2026-11-12&adults=1&children=1';
  for (const [name, address] of [
    ['Test Room Types', 'room-types'],
    ['Test Rate Plans', `rate-plans?${stay}`],
    ['Test Availability', `availability?${stay}`],
  ] as const) {
    await mounted.person.click(button(name));
    const results = within(screen.getByRole('region', { name: 'Test Results' }));
    const newest = within(results.getAllByRole('listitem')[0]!);
    await newest.findByRole('img', { name: 'success' });
    expect(newest.getByText(`GET /api/test/cloudbeds/${address}`)).toBeTruthy();
    expect(newest.getByText(/"success": true/)).toBeTruthy();
  }
  expect(mounted.toasts).toHaveLength(3);
});

test('says at its field why a stay cannot be, and does not ask for it', async () => {
  await fill('Adults', '0');
  await fill('Children', '-1');
  expect(form().getByText('Between 1 and 20 adults.')).toBeTruthy();
  expect(form().getByText('Between 0 and 20 children.')).toBeTruthy();
  expect(['Test Rate Plans', 'Test Availability', 'Test Room Types'].map((name) => button(name).disabled)).toEqual([
    true,
    true,
    false,
  ]);
  await fill('Adults', '2');
  await fill('Children', '0');
  expect(button('Test Availability').disabled).toBe(false);
  await fill('Check-out date', field('Check-in date').value);
  expect(form().getByText('The check-out date must be after the check-in date.')).toBeTruthy();
  expect(button('Test Availability').disabled).toBe(true);
});
