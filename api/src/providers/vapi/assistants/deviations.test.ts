import { expect, test } from '@jest/globals';
import { door } from '../../../../test/providers/voice-door.ts';
import { deviations } from './deviations.rule.ts';
import type { Json } from '../lenient-json.mapper.ts';
import { settingsOf } from './our-settings.mapper.ts';

const published: Json = { model: { messages: [{ role: 'system', content: 'Be kind.' }] }, ...settingsOf({}, door) };
const { server } = settingsOf({}, door);
const ours = 'https://hotel.example/api/webhooks/vapi, 20 s, our credential';

test('an assistant as a publish leaves it deviates in nothing, in whatever order', () => {
  expect(deviations(published, door)).toEqual([]);
  const reported = ['end-of-call-report', 'tool-calls', 'status-update'];
  const more = {
    ...server,
    timeoutSeconds: undefined,
    headers: { 'X-Tenant': 'lake' },
  };
  expect(deviations({ ...published, serverMessages: reported, server: more }, door)).toEqual([]);
});

const ourMessages = 'end-of-call-report, status-update, tool-calls, transcript[transcriptType="final"]';

test.each<[string, Json, string | null, string | null]>([
  ['server', { server: { ...server, url: 'https://a.example' } }, ours, 'https://a.example, 20 s, our credential'],
  ['server', { server: { ...server, timeoutSeconds: 1 } }, ours, ours.replace('20 s', '1 s')],
  ['server', { server: { ...server, credentialId: 'theirs' } }, ours, ours.replace('our', 'another')],
  ['server', { server: undefined }, ours, 'no address, 20 s, no credential'],
  ['secrets', { server: { ...server, headers: { 'x-vapi-secret': 'hidden' } } }, null, 'server.headers.x-vapi-secret'],
  [
    'secrets',
    { server: { ...server, secret: 'hidden' }, credentials: [{ apiKey: 'hidden' }] },
    null,
    'server.secret, credentials.0.apiKey',
  ],
  ['serverMessages', { serverMessages: ['hang'] }, ourMessages, 'hang'],
  ['serverMessages', { serverMessages: null }, ourMessages, null],
  ['monitoring', { monitorPlan: {} }, 'only with a key', 'listening and control without a key'],
  [
    ...(['monitoring', { monitorPlan: { listenAuthenticationEnabled: true } }] as const),
    ...(['only with a key', 'control without a key'] as const),
  ],
])('%s of %j is named, and no secret shown', (field, change, expected, found) => {
  expect(deviations({ ...published, ...change }, door)).toEqual([{ field, expected, found }]);
});

test('what is said to the model besides the prompt is named; an example of a conversation is nobody’s business', () => {
  const saying = (...messages: Json[]) =>
    deviations({ ...published, model: { messages: [{ role: 'system', content: 'Be kind.' }, ...messages] } }, door);
  expect(saying({ role: 'user', content: 'Hello.' })).toEqual([]);
  expect(saying({ role: 'system', content: 'Sell.' }, { role: 'system', content: 'Insist.' })).toEqual([
    { field: 'systemMessages', expected: null, found: 'Sell.\n\nInsist.' },
  ]);
});
