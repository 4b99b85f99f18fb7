import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { integrationEndpoints, providers } from '@booking/contracts/integrations';
import { startConnectedApi, type ConnectedApi } from '../../../test/start/connected-api.ts';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { owner } from '../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../test/people/staff.ts';

let hotel: ConnectedApi;
let text: string;
let rateLimitedBefore: number;
const headers = basicOf(owner.email, owner.password);
beforeAll(async () => {
  hotel = await startConnectedApi();
  const { api, simulators } = hotel;
  await api.call(integrationEndpoints.health);
  const figures = async (): Promise<string> => (await api.request('/api/admin/metrics', { headers })).text();
  text = await figures();
  rateLimitedBefore = count(rateLimited);
  await simulators.fault('twilio', 'rate_limited');
  await api.request('/api/test/twilio/health', { headers });
  await simulators.fault('stripe', 'expired_token');
  await api.request('/api/test/stripe/health', { headers });
  text = await figures();
});
afterAll(() => hotel.stop());

const rateLimited = { provider: 'twilio', outcome: 'rate_limited' };

/** How many requests ended so since the process began. */
const count = (labels: Record<string, string>): number => {
  const lines = text.split('\n').filter((line) => line.startsWith('provider_request_seconds_count{'));
  const fitting = lines.filter((line) =>
    Object.entries(labels).every(([name, value]) => line.includes(`${name}="${value}"`)),
  );
  return fitting.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

test.each(providers)('the answers of %s are counted and timed', (provider) => {
  expect(count({ provider, mode: 'test', outcome: '200' })).toBeGreaterThan(0);
  expect(text).toContain(`provider_request_seconds_bucket{le="10",provider="${provider}"`);
});

test('every attempt counts, by how it ended', () => {
  expect(count(rateLimited) - rateLimitedBefore).toBe(3);
  expect(count({ provider: 'stripe', outcome: '401' })).toBeGreaterThan(0);
});

test('figures hold no secret, id or number', () => {
  for (const [name, value] of Object.entries(hotel.simulators.env)) {
    if (/_(BASE_URL|PORT)$|^PORT$|PUBLIC_URL/.test(name)) continue;
    expect({ name, isTold: text.includes(value) }).toEqual({ name, isTold: false });
  }
  expect(text).not.toMatch(/operation="[^"]*[0-9a-f]{8}/);
});

test('figures are for managers', async () => {
  const desk = basicOf(await addAccount(hotel.api, 'front_desk'), staffPassword);
  await errorOf(await hotel.api.request('/api/admin/metrics', { headers: desk }), 403);
});
