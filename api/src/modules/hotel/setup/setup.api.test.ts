import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { employeeEndpoints } from '@booking/contracts/employees';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { setupEndpoints, type SetupProvider, type SetupStep, type SetupStepId } from '@booking/contracts/setup';
import { chooseRoom, isSynced, paymentOf, textsOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { startOwnApi, eventually, type RunningApi } from '../../../../test/start/running-api.ts';
import { draft } from '../../../../test/start/hotel-with-assistant.ts';
import { startUnconfiguredSimulators, type Simulators } from '../../../../test/start/running-simulators.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { owner } from '../../../../test/start/api-process.ts';

let api: RunningApi;
let simulators: Simulators;
let keys: Record<string, string>;
beforeAll(async () => {
  ({ simulators, keys } = await startUnconfiguredSimulators());
  api = await startOwnApi(simulators.env);
}, 60_000);
afterAll(async () => void (await Promise.all([api?.stop(), simulators?.stop()])));

const mode = 'test';
const check = (step: SetupStepId): Promise<SetupStep> => api.call(setupEndpoints.check, { body: { mode, step } });
const enter = (step: SetupProvider, values: Record<string, string>): Promise<SetupStep> =>
  api.call(setupEndpoints.saveCredentials, { body: { mode, step, values } });
const setUp = (step: SetupProvider): Promise<SetupStep> =>
  api.call(setupEndpoints.setUpCallbacks, { body: { mode, step } });
const prove = (step: SetupProvider): Promise<SetupStep> =>
  api.call(setupEndpoints.proveCallbacks, { body: { mode, step } });
const until = (step: SetupStepId, isMeant: (found: SetupStep) => boolean): Promise<SetupStep> =>
  eventually(async () => {
    const found = await check(step);
    return isMeant(found) && found;
  }, 300);
const given = (...names: string[]) => Object.fromEntries(names.map((name) => [name, keys[name]!]));

/** Asks a service as the owner of an account does in its dashboard, or a person with a phone. */
async function atService(url: string, key: string, method: string, body?: object): Promise<unknown> {
  const isForm = body instanceof URLSearchParams;
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(url, { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** What is said to somebody who enters these. */
async function refusalOf(step: SetupProvider, values: Record<string, string>, at = api, status = 422): Promise<string> {
  const answer = await at.request(setupEndpoints.saveCredentials.path, {
    method: 'PUT',
    headers: basicOf(owner.email, owner.password),
    body: { mode, step, values },
  });
  const { message } = await errorOf(answer, status);
  return message;
}

test('a hotel without any key is told what is missing, step by step, and cannot go live', async () => {
  const { steps } = await api.call(setupEndpoints.read, { query: { mode } });
  const statuses = Object.fromEntries(steps.map(({ id, status }) => [id, status]));
  expect(statuses).toEqual({
    hotel: 'missing',
    cloudbeds: 'missing',
    stripe: 'missing',
    twilio: 'missing',
    vapi: 'missing',
    texts: 'missing',
    assistants: 'missing',
    staff: 'missing',
    test_call: 'waiting',
    go_live: 'missing',
  });
  const [stripe] = steps.filter(({ id }) => id === 'stripe');
  expect(stripe!.found).toBe('STRIPE_TEST_SECRET_KEY is missing.');
  expect(stripe!.addresses[0]).toMatchObject({
    url: `${simulators.env['PUBLIC_URL']}/api/webhooks/stripe`,
    events: expect.arrayContaining(['checkout.session.completed', 'refund.failed']),
  });
  const answer = await api.call(setupEndpoints.goLive, { body: { isRehearsal: false } });
  expect(answer).toMatchObject({ isReady: false, mode: 'test' });
  expect(answer.missing.map(({ step }) => step)).toEqual(Object.keys(statuses).slice(0, -1));
});

test('each wrong key, property and number is refused with what to do, and nothing of it is kept', async () => {
  const wrongUuid = '00000000-0000-4000-8000-000000000000';
  const property = keys['CLOUDBEDS_TEST_PROPERTY_ID']!;
  const cloudbeds = given('CLOUDBEDS_TEST_PROPERTY_ID', 'CLOUDBEDS_TEST_API_KEY');
  expect(await refusalOf('cloudbeds', { ...cloudbeds, CLOUDBEDS_TEST_API_KEY: 'cbat_wrong-wrong-wrong' })).toContain(
    'Copy the API key anew',
  );
  expect(await refusalOf('cloudbeds', { ...cloudbeds, CLOUDBEDS_TEST_PROPERTY_ID: '1' })).toContain(`(${property})`);

  expect(await refusalOf('stripe', { STRIPE_TEST_SECRET_KEY: keys['STRIPE_LIVE_SECRET_KEY']! })).toContain('sk_test_');
  expect(await refusalOf('stripe', { STRIPE_TEST_SECRET_KEY: 'sk_test_wrong-wrong-wrong' })).toContain(
    'Copy the secret key',
  );

  const twilio = given('TWILIO_TEST_ACCOUNT_SID', 'TWILIO_TEST_AUTH_TOKEN', 'TWILIO_TEST_FROM');
  expect(await refusalOf('twilio', { ...twilio, TWILIO_TEST_AUTH_TOKEN: '0'.repeat(32) })).toContain(
    'Copy Account SID and Auth Token anew',
  );
  expect(await refusalOf('twilio', { ...twilio, TWILIO_TEST_FROM: '+15125550199' })).toContain(
    'Enter a number of this account',
  );

  const vapi = given('VAPI_TEST_API_KEY', 'VAPI_TEST_PUBLIC_KEY', 'VAPI_TEST_PHONE_NUMBER_ID');
  expect(await refusalOf('vapi', { ...vapi, VAPI_TEST_API_KEY: wrongUuid })).toContain('Copy the private key anew');
  expect(await refusalOf('vapi', { ...vapi, VAPI_TEST_PHONE_NUMBER_ID: wrongUuid })).toContain(
    'Copy the id of the number',
  );
  expect(await refusalOf('vapi', { STRIPE_TEST_SECRET_KEY: keys['STRIPE_TEST_SECRET_KEY']! })).toContain(
    'no credential of this step',
  );
  expect(await api.sql('SELECT name FROM entered_credential')).toEqual([]);
});

test('right ones are taken at once, kept sealed, and never given back', async () => {
  const entered: [SetupProvider, string[]][] = [
    ['cloudbeds', ['CLOUDBEDS_TEST_PROPERTY_ID', 'CLOUDBEDS_TEST_API_KEY']],
    ['stripe', ['STRIPE_TEST_SECRET_KEY']],
    ['twilio', ['TWILIO_TEST_ACCOUNT_SID', 'TWILIO_TEST_AUTH_TOKEN', 'TWILIO_TEST_FROM']],
    ['vapi', ['VAPI_TEST_API_KEY', 'VAPI_TEST_PUBLIC_KEY', 'VAPI_TEST_PHONE_NUMBER_ID']],
  ];
  for (const [step, names] of entered) {
    const answer = await enter(step, given(...names));
    expect(answer.checks[0]).toMatchObject({ id: 'account', status: 'done' });
    const known = answer.fields.filter(({ source }) => source === 'entered').map(({ name }) => name);
    expect(known.sort()).toEqual([...names].sort());
    for (const { name, isSecret } of answer.fields)
      if (isSecret && keys[name]) expect(JSON.stringify(answer)).not.toContain(keys[name]);
  }
  const rows = JSON.stringify(await api.sql('SELECT * FROM entered_credential'));
  for (const name of entered.flatMap(([, names]) => names)) expect(rows).not.toContain(keys[name]);
  expect(await check('hotel')).toMatchObject({ status: 'done' });
  expect(await check('texts')).toMatchObject({ status: 'done', found: 'Those of Cloudbeds.' });
});

test('Stripe is told our address and events, and an event that it sends arrives', async () => {
  expect(await check('stripe')).toMatchObject({ status: 'missing', found: 'Stripe does not know our address.' });
  expect(await setUp('stripe')).toMatchObject({ status: 'waiting', canProveCallbacks: true, lastCallbackAt: null });
  await prove('stripe');
  expect((await until('stripe', ({ status }) => status === 'done')).lastCallbackAt).not.toBeNull();
});

test('an event that is missing at Stripe is named, and added by another click', async () => {
  const key = keys['STRIPE_TEST_SECRET_KEY']!;
  const list = `${simulators.stripe}/v1/webhook_endpoints`;
  const { data } = (await atService(list, key, 'GET')) as { data: { id: string }[] };
  const few = new URLSearchParams({ 'enabled_events[0]': 'checkout.session.completed' });
  await atService(`${list}/${data[0]!.id}`, key, 'POST', few);
  const wrong = await check('stripe');
  expect(wrong).toMatchObject({ status: 'wrong', whatToDo: expect.stringContaining('Press Set up') });
  expect(wrong.found).toContain('checkout.session.async_payment_failed');
  expect(await setUp('stripe')).toMatchObject({ status: 'done' });
});

test('a wrong signing secret shows by an event that is not taken, and a new one is got', async () => {
  await enter('stripe', { STRIPE_TEST_WEBHOOK_SECRET: 'whsec_of-another-endpoint' });
  await prove('stripe');
  const wrong = await until('stripe', ({ status }) => status === 'wrong');
  expect(wrong.whatToDo).toContain('signing secret');
  await enter('stripe', { STRIPE_TEST_WEBHOOK_SECRET: '' });
  await setUp('stripe');
  await prove('stripe');
  await until('stripe', ({ status }) => status === 'done');
}, 60_000);

test('Twilio is told where texts go, and a text arrives', async () => {
  expect(await check('twilio')).toMatchObject({ status: 'missing', found: 'Texts from guests go nowhere.' });
  expect(await setUp('twilio')).toMatchObject({ status: 'waiting' });
  const texts = `${simulators.twilio}/api/phones/${encodeURIComponent('+15125550188')}/texts`;
  await atService(texts, '', 'POST', { body: 'Hello' });
  await until('twilio', ({ status }) => status === 'done');
});

test('a call to the assistant, a link, a room and a card make a booking in test mode, which can then be rehearsed to go live', async () => {
  expect(await check('vapi')).toMatchObject({ status: 'missing', found: 'Vapi has no address of ours.' });
  const [nobody] = (await setUp('vapi')).checks.filter(({ id }) => id === 'assistant');
  expect(nobody).toMatchObject({ status: 'waiting', found: 'Nobody answers this number.' });
  expect(await check('assistants')).toMatchObject({ status: 'waiting' });
  const [taken] = await api.call(assistantEndpoints.list);
  const params = { id: taken!.id };
  await api.call(assistantEndpoints.save, { params, body: draft });
  await api.call(publishingEndpoints.publishVerified, { params, body: { note: '' } });
  expect(await check('assistants')).toMatchObject({ status: 'done' });
  const [answers] = (await setUp('vapi')).checks.filter(({ id }) => id === 'assistant');
  expect(answers).toMatchObject({ status: 'done', found: taken!.assistantId });
  expect(await setUp('cloudbeds')).toMatchObject({ status: 'waiting' });

  const person = { firstName: 'Ann', lastName: 'Lee', phoneNumber: '5125550177' };
  await api.call(employeeEndpoints.create, { body: person });
  expect(await check('staff')).toMatchObject({ status: 'done' });

  const trip = { api, simulators, stop: async () => undefined };
  const { caller, link } = await callUntilLink(trip);
  await payCheckout(await chooseRoom(trip, caller, link));
  await paymentOf(trip, caller, isSynced);
  for (const step of ['vapi', 'cloudbeds', 'test_call'] as const) await until(step, ({ status }) => status === 'done');

  const rehearsal = await api.call(setupEndpoints.goLive, { body: { isRehearsal: true } });
  expect(rehearsal).toEqual({ isReady: true, isRehearsal: true, mode: 'test', missing: [] });
  const real = await api.call(setupEndpoints.goLive, { body: { isRehearsal: false } });
  expect(real).toMatchObject({ isReady: false, mode: 'test' });
  expect(real.missing.map(({ step }) => step)).toEqual(expect.arrayContaining(['cloudbeds', 'stripe', 'twilio', 'vapi']));
}, 120_000);

test('a service that cannot be reached is refused with where to look, and the environment wins', async () => {
  const nowhere = 'http://127.0.0.1:9';
  const own = { TWILIO_TEST_ACCOUNT_SID: keys['TWILIO_TEST_ACCOUNT_SID']! };
  const away = await startOwnApi({ ...simulators.env, ...own, PORT: '0', STRIPE_BASE_URL: nowhere });
  try {
    const said = await refusalOf('stripe', given('STRIPE_TEST_SECRET_KEY'), away);
    expect(said).toContain(`Check that this machine reaches ${nowhere}`);
    expect(said).toContain('STRIPE_BASE_URL');
    expect(await refusalOf('twilio', own, away, 409)).toContain('set in the environment');
    const body = { mode, step: 'twilio' } as const;
    const { fields } = await away.call(setupEndpoints.check, { body });
    expect(fields[0]).toMatchObject({ name: 'TWILIO_TEST_ACCOUNT_SID', source: 'environment' });
  } finally {
    await away.stop();
  }
}, 60_000);

const linkIn = (texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => /choose your room.*\/(\S+)$/s.exec(text)?.[1] ?? [])[0];

/** People phone until one of them wants the link: not every caller who asks for a room does. */
async function callUntilLink(trip: Parameters<typeof textsOf>[0]) {
  for (let person = 10; person < 30; person += 1) {
    const caller = { id: `caller-${person}`, at: Date.now(), guest: `+151255501${person}` };
    const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 40 + 3 * person);
    await atService(`${simulators.control}/api/rehearse-call`, '', 'POST', {
      account: mode,
      script: 'booking_flow',
      customer: { number: caller.guest },
      startedAt: Date.now() - 300_000,
      stay: { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0 },
    });
    const token = await eventually(async () => linkIn(await textsOf(trip, caller)), 100, 2_000).catch(() => undefined);
    if (token) return { caller, link: `/api/room-selection/${token}` };
  }
  throw new Error('Nobody was texted a link.');
}
