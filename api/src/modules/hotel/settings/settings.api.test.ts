import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { credentialNames } from '@booking/environment/environment';
import { defaultSettings, settingEndpoints, settingKeys, type SettingKey } from '@booking/contracts/settings';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { doorSecrets, owner, startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { madeCredentials } from '../../../../test/start/running-simulators.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

const { TWILIO_LIVE_AUTH_TOKEN: missing, ...given } = madeCredentials();
const nowhere = 'http://127.0.0.1:9';
const headers = basicOf(owner.email, owner.password);

const terms = (rule = {}) => ({
  rules: [
    { ratePlan: '', kind: 'free_until', daysBefore: 2, time: '15:00', fee: { per: 'nights', amount: 1 }, ...rule },
  ],
  text: { en: 'No pets.', es: '' },
});

let api: ApiInProcess;
beforeAll(async () => {
  const bases = { CLOUDBEDS_BASE_URL: nowhere, STRIPE_BASE_URL: nowhere, TWILIO_BASE_URL: nowhere };
  api = await startApiProcess({ ...bases, ...given });
});
afterAll(() => api.stop());

const save = (key: string, value: unknown): Promise<Response> =>
  api.request('/api/admin/settings', { method: 'POST', headers, body: { key, value } });
const valueOf = async (key: SettingKey): Promise<unknown> =>
  (await api.call(settingEndpoints.list)).find((entry) => entry.key === key)?.value;

describe('settings', () => {
  test('are listed from the start, each with its default value', async () => {
    const entries = await api.call(settingEndpoints.list);
    expect(entries.map(({ key }) => key)).toEqual(settingKeys);
    for (const { key, value, updatedAt } of entries) {
      expect({ key, value, updatedAt }).toEqual({ key, value: defaultSettings[key], updatedAt: null });
    }
  });

  test.each([
    ['hotelName', '  The Lake Hotel ', 'The Lake Hotel'],
    ['hotelPhone', '+15125550100', '+15125550100'],
    ['hotelPhone', '\u202a+44 (0)7700\u00a0900-123\u202c', '+447700900123'],
    ['ownLines', ['+1 (512) 555-0102'], ['+15125550102']],
    ['hotelEmail', '', ''],
    ['hotelWebsite', 'https://lake.example', 'https://lake.example'],
    ['hotelCountry', 'CA', 'CA'],
    ['checkInHour', ' 15:30 ', '15:30'],
    ['checkOutHour', '00:00', '00:00'],
    ['testCallNumbers', ['+15125550101', '+491711234567'], ['+15125550101', '+491711234567']],
    ['registrationText', ' I stay at {hotel}.\n\nI pay. ', 'I stay at {hotel}.\n\nI pay.'],
    ['guestTerms', terms(), terms()],
    ['guestTerms', terms({ ratePlan: ' Weekly ' }), terms({ ratePlan: 'Weekly' })],
    ['idImageRetentionDays', 0, 0],
    ['idImageRetentionDays', 365, 365],
  ] as const)('%s is saved and read back', async (key, value, kept) => {
    const answer = await save(key, value);
    expect(await answer.json()).toEqual({ key, value: kept, updatedAt: expect.stringMatching(/Z$/) });
    expect(await valueOf(key)).toEqual(kept);
  });

  test.each([
    ['hotelName', '', 'The hotel needs a name.'],
    ['hotelName', 7, /string/],
    ['hotelName', 'x'.repeat(101), /100/],
    ['hotelPhone', '512 555 0100', /A phone number looks like/],
    ['hotelEmail', 'desk', /An e-mail address looks like/],
    ['hotelWebsite', 'javascript:alert(1)', /A website looks like/],
    ['hotelCountry', 'usa', /A country is two capital letters/],
    ['testCallNumbers', '+15125550101', /array/],
    ['testCallNumbers', ['+15125550101', 'me'], /A phone number looks like/],
    ['checkInHour', '4:00 PM', 'An hour looks like 16:00.'],
    ['checkInHour', '24:00', 'An hour looks like 16:00.'],
    ['checkOutHour', '', 'An hour looks like 16:00.'],
    ['hotelZip', null, /string/],
    ['authorizationText', ' \n ', 'Guests need a text to sign.'],
    ['guestTerms', terms({ daysBefore: 400 }), 'Enter 0 to 365.'],
    ['guestTerms', terms({ time: '3 PM' }), 'Enter a time such as 15:00.'],
    ['guestTerms', { ...terms(), rules: [...terms().rules, ...terms().rules] }, /a rule for this rate plan already/],
    ['guestTerms', { ...terms(), text: { en: 'x'.repeat(801), es: '' } }, 'At most 800 characters.'],
    ['idImageRetentionDays', 6, 'Choose 0 to delete at departure, or 7 to 365 days.'],
    ['idImageRetentionDays', 366, 'Choose 0 to delete at departure, or 7 to 365 days.'],
    ['idImageRetentionDays', 7.5, 'Choose 0 to delete at departure, or 7 to 365 days.'],
    ['idImageRetentionDays', '30', 'Choose 0 to delete at departure, or 7 to 365 days.'],
  ])('%s rejects %j with a sentence, and keeps its value', async (key, value, sentence) => {
    const before = await valueOf(key as SettingKey);
    const error = await errorOf(await save(key, value), 400);
    expect(error.message).toMatch(sentence);
    expect(error.issues?.[0]?.path).toMatch(/^value/);
    expect(await valueOf(key as SettingKey)).toEqual(before);
  });

  test.each([['nothing'], ['constructor'], ['__proto__'], ['']])('have none called %j', async (key) => {
    const error = await errorOf(await save(key, 'x'), 400);
    expect(error.message).toMatch(/There is no setting of this name/);
  });

  test('reject fields beside key and value', async () => {
    const body = { key: 'hotelName', value: 'A', updatedBy: 'me' };
    await errorOf(await api.request('/api/admin/settings', { method: 'POST', headers, body }), 400);
  });

  test('are for managers alone', async () => {
    const desk = basicOf(await addAccount(api, 'front_desk'), staffPassword);
    for (const path of ['/api/admin/settings', '/api/admin/credentials']) {
      await errorOf(await api.request(path, { headers: desk }), 403);
    }
  });
});

describe('credentials', () => {
  test('are listed as set or not set, by their names in the environment', async () => {
    const states = await api.call(settingEndpoints.credentials);
    expect(states.map(({ name }) => name).sort()).toEqual([...credentialNames].sort());
    expect(states.filter(({ isSet }) => !isSet).map(({ name }) => name)).toEqual(['TWILIO_LIVE_AUTH_TOKEN']);
    expect(missing).toBeDefined();
  });

  test('never show their values, in no answer and no log line', async () => {
    const hidden = Object.entries({ ...given, ...doorSecrets }).filter(
      ([name]) => !/_(FROM|PROPERTY_ID|CLIENT_ID)$/.test(name),
    );
    const reads = Object.values(allEndpoints)
      .flatMap(Object.values<Endpoint>)
      .filter(({ method }) => method === 'GET');
    const stay = { startDate: '2027-01-04', endDate: '2027-01-06' };
    const answers = await Promise.all(
      reads.map(async (endpoint) => {
        const path = addressOf(
          endpoint,
          { id: '1', callId: 'c1', kind: 'mono', token: 'x' },
          endpoint.path.includes('cloudbeds/') ? stay : {},
        );
        const answer = await api.request(path, { headers });
        return `${path} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      }),
    );
    expect(answers.length).toBeGreaterThan(15);
    const told = [...answers, api.log()].flatMap((text) =>
      hidden.filter(([, secret]) => text.includes(secret)).map(([name]) => `${name} in ${text.slice(0, 60)}`),
    );
    expect(told).toEqual([]);
  });
});
