import { expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { integrationEndpoints, providers, type ProviderStatus } from '@booking/contracts/integrations';
import { openAdapters, type Adapters } from '../../../../test/providers/adapters.ts';
import { checkoutOf } from '../../../../test/people/checkout.ts';
import { startOwnConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { callsAt, checkoutsAt, textsTo } from '../../../../test/providers/account-contents.ts';
import { outcomeOf } from '../../../../test/requests/provider-outcome.ts';
import { newReservation, reservationsOf } from '../../../../test/providers/property.ts';
import { eventually, owner, type RunningApi } from '../../../../test/start/running-api.ts';
import type { Fault } from '../../../../test/start/running-simulators.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { setUpVoice } from '../../../../test/providers/voice-account.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

const phone = '+15125550101';

type Shown = { health: RegExp | null; screens: number[]; booking: string[]; call: number[] };

/** What is to be seen of each fault: the tile's error (none: it is well), and how screens and writes are answered. */
const faults: [Fault, Shown][] = [
  [
    'hang',
    {
      health: /did not answer within 4 seconds/,
      screens: [503, 504],
      booking: ['timeout', 'paused'],
      call: [504, 503],
    },
  ],
  ['timeout_after_commit', { health: null, screens: [200], booking: ['done'], call: [504] }],
  [
    'server_error',
    { health: /failed on its own side \(500\)/, screens: [502, 503], booking: ['server_error'], call: [502, 503] },
  ],
  [
    'rate_limited',
    { health: /no more requests for the moment \(429\)/, screens: [503], booking: ['rate_limited'], call: [503] },
  ],
  [
    'expired_token',
    {
      health: /does not take our .+ \(401\)\. (Check|Connect again)/,
      screens: [424],
      booking: ['unauthorized'],
      call: [424],
    },
  ],
  ['slow', { health: null, screens: [200], booking: ['done'], call: [200] }],
];

/** Half a minute goes by for the health checks, whose turn it is then without anybody pressing Refresh. */
const passHalfMinute = (api: RunningApi): Promise<unknown> =>
  api.sql(`UPDATE provider_check SET checked_at = checked_at - interval '30 seconds'`);

async function surviveFault(fault: Fault, shown: Shown, { api, simulators }: ConnectedApi, adapters: Adapters) {
  const headers = basicOf(owner.email, owner.password);
  const health = (refresh?: 'true') => api.call(integrationEndpoints.health, { query: { refresh } });
  const screens = () =>
    Promise.all(
      ['cloudbeds/room-types', 'stripe/health', 'twilio/health'].map((path) =>
        api.request(`/api/test/${path}`, { headers }),
      ),
    );
  const placeCall = () =>
    api.request('/api/admin/vapi/test-call', { method: 'POST', headers, body: { phoneNumber: phone } });
  const call = callOf({ api }, phone);
  const sendText = () => call.guest('send_sms', { phone, message: 'We are at 1 Lake Road.' });
  // the same request each time: another hour would make another one of it
  const checkout = checkoutOf('booking-1');
  const checkOut = () => outcomeOf(adapters.stripe.createCheckout('test', checkout));
  const isShown = ({ status, error, responseTime }: ProviderStatus): boolean =>
    shown.health ? !status && shown.health.test(error!) : status && (fault !== 'slow' || responseTime >= 2_900);

  await setUpVoice(simulators);
  await api.call(assistantEndpoints.list);
  const booking = await newReservation(adapters, 'booking-1');
  await Promise.all(providers.map((each) => simulators.fault(each, fault)));

  const [answers, called, texted, booked, checkedOut] = await Promise.all([
    screens(),
    placeCall(),
    sendText(),
    outcomeOf(adapters.cloudbeds.book('test', booking)),
    checkOut(),
    eventually(async () => Object.values(await health('true')).every(isShown), 500, 40_000),
  ]);
  for (const answer of answers) {
    expect(shown.screens).toContain(answer.status);
    if (answer.status !== 200) expect((await errorOf(answer, answer.status)).message).toMatch(/^[A-Z].+\.$/);
  }
  expect(shown.call).toContain(called.status);
  expect(shown.booking).toContain(booked);
  expect(JSON.stringify(texted)).toContain(fault === 'slow' ? 'on its way' : 'I am sorry');
  expect(checkedOut).toBe(fault === 'timeout_after_commit' ? 'timeout' : booked);

  await simulators.heal();
  const healed = performance.now();
  while (!Object.values(await health()).every(({ status }) => status)) {
    expect(performance.now() - healed).toBeLessThan(15_000);
    await new Promise((go) => setTimeout(go, 1_000));
    await passHalfMinute(api);
  }
  expect((await screens()).map(({ status }) => status)).toEqual([200, 200, 200]);

  const times = fault === 'slow' || fault === 'timeout_after_commit' ? 1 : 0;
  expect(await callsAt(simulators)).toHaveLength(times);
  expect(await textsTo(simulators, phone)).toHaveLength(times);
  await adapters.cloudbeds.book('test', booking);
  expect(await reservationsOf(adapters, 'booking-1')).toHaveLength(1);
  expect(await checkOut()).toBe('done');
  expect(await checkoutsAt(simulators)).toHaveLength(1);
}

const title = '%s at every provider is shown, explained, survived without doing anything twice, and over by itself';

async function inAHouse(fault: Fault, shown: Shown): Promise<void> {
  const hotel = await startOwnConnectedApi();
  const adapters = await openAdapters(hotel.simulators.env, hotel.api.databaseUrl);
  try {
    await surviveFault(fault, shown, hotel, adapters);
  } finally {
    await adapters.stop();
    await hotel.stop();
  }
}

test.concurrent.each(faults)(title, inAHouse, 120_000);
