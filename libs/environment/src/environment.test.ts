import { expect, test } from '@jest/globals';
import { credentialName, readEnvironment } from './environment.ts';

test('an empty environment is a good one, with the defaults of the documentation', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 4200,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    HOTEL_TIME_ZONE: 'America/Chicago',
    SIMULATORS_PORT: 4300,
  });
});

test('an empty value counts as not given', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4200 });
});

test.each([
  [{ PORT: 'abc' }, 'Environment: PORT: expected a port number.'],
  [{ PORT: '70000' }, 'Environment: PORT: expected a port number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'Environment: DATABASE_URL: expected a postgres:// address.'],
  [{ PUBLIC_URL: 'hotel' }, 'Environment: PUBLIC_URL: expected an http or https address.'],
  [{ HOTEL_TIME_ZONE: 'Mars' }, 'Environment: HOTEL_TIME_ZONE: expected an IANA time zone such as America/Chicago.'],
  [
    { TEST_CALLER_URL: 'http://127.0.0.1:4300/calls' },
    'Environment: TEST_CALLER_URL: expected an address with {id} in it.',
  ],
  [{ VAPI_TOOL_TOKEN: 'short' }, 'Environment: VAPI_TOOL_TOKEN: expected at least 16 characters.'],
  [
    { VAPI_TOOL_TOKEN: 'the-same-of-two-doors', VAPI_STAFF_TOOL_TOKEN: 'the-same-of-two-doors' },
    'Environment: VAPI_TOOL_TOKEN and VAPI_STAFF_TOOL_TOKEN: expected different secrets.',
  ],
  [{ ADMIN_EMAIL: 'a@b.co' }, 'Environment: ADMIN_EMAIL and ADMIN_PASSWORD: expected both or neither.'],
  [{ S3_ENDPOINT: 's3' }, 'Environment: S3_ENDPOINT: expected an http or https address.'],
  [
    { S3_BUCKET: 'builds', S3_ACCESS_KEY_ID: 'id' },
    'Environment: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: expected all of them or none.',
  ],
  [
    { OIDC_ISSUER: 'https://id.hotel.example', OIDC_CLIENT_ID: 'console' },
    'Environment: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_LABEL: expected all of them or none.',
  ],
  [
    { OIDC_ISSUER: 'http://id.hotel.example', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's', OIDC_LABEL: 'Hotel ID' },
    'Environment: OIDC_ISSUER: expected an https address.',
  ],
  [{ ALERT_WEBHOOK_URL: 'http://chat.example/alerts' }, 'Environment: ALERT_WEBHOOK_URL: expected an https address.'],
  [
    { ALERT_WEBHOOK_URL: 'http://127.0.0.1.chat.example/alerts' },
    'Environment: ALERT_WEBHOOK_URL: expected an https address.',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'Environment: SMTP_URL and MAIL_FROM: expected both or neither.'],
  [
    { SMTP_URL: 'https://mail.example', MAIL_FROM: 'desk' },
    'Environment: SMTP_URL: expected an smtp or smtps address; MAIL_FROM: expected an e-mail address.',
  ],
  [
    { SIMULATORS: 'maybe', LOG_LEVEL: 'loud' },
    'Environment: SIMULATORS: expected on or off; LOG_LEVEL: expected debug, info, warn or error.',
  ],
])('%j stops the start with one line', (variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new Error(line));
});

test.each(['https://chat.example/alerts', 'http://127.0.0.1:4000/alerts', 'http://localhost/a', 'http://[::1]:80/a'])(
  'alerts may be posted to %s',
  (address) => {
    expect(readEnvironment({ ALERT_WEBHOOK_URL: address })).toMatchObject({ ALERT_WEBHOOK_URL: address });
  },
);

test('a wrong secret is named but never repeated', () => {
  expect(() => readEnvironment({ SECRET_KEY: 'hunter2' })).toThrow(/SECRET_KEY/);
  expect(() => readEnvironment({ SECRET_KEY: 'hunter2' })).not.toThrow(/hunter2/);
});

test('others may reach it only over https, with an own key and a set owner', () => {
  expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(/PUBLIC_URL.*SECRET_KEY.*ADMIN_EMAIL/);
  const ready = {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://console.hotel.example/',
    SECRET_KEY: 'a key of our own, long',
    ADMIN_EMAIL: 'owner@hotel.example',
    ADMIN_PASSWORD: 'a long enough password',
  };
  expect(readEnvironment(ready).PUBLIC_URL).toBe('https://console.hotel.example');
});

test('guests who have a name of their own are reached over https, too', () => {
  const exposed = { HOST: '0.0.0.0', PUBLIC_URL: 'https://console.hotel.example' };
  expect(() => readEnvironment({ ...exposed, GUESTS_URL: 'http://stay.hotel.example' })).toThrow(/GUESTS_URL.*https/);
  expect(readEnvironment({ GUESTS_URL: 'http://stay.hotel.example/' }).GUESTS_URL).toBe('http://stay.hotel.example');
});

test('a credential is named after its provider, then its mode', () => {
  expect(credentialName('VAPI_API_KEY', 'test')).toBe('VAPI_TEST_API_KEY');
  expect(credentialName('STRIPE_WEBHOOK_SECRET', 'live')).toBe('STRIPE_LIVE_WEBHOOK_SECRET');
});
