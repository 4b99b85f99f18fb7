import { expect, test } from '@jest/globals';
import { findSecrets } from './find-secrets.rule.ts';

test('says where an object holds secrets, and never what they are', () => {
  const assistant = {
    name: 'Guests',
    isServerUrlSecretSet: true,
    model: { maxTokens: 250, tools: [{ server: { headers: { Authorization: 'Bearer hidden', 'x-tenant': 'lake' } } }] },
    server: {
      url: 'https://hotel.example',
      secret: 'hidden',
      credentialId: 'c1',
      headers: { 'X-Vapi-Secret': 'hidden' },
    },
    credentials: [{ provider: 'openai', apiKey: 'hidden' }],
    hooks: [{ do: [{ server: { headers: { cookie: 'hidden' } } }] }],
  };
  expect(findSecrets(assistant)).toEqual([
    'model.tools.0.server.headers.Authorization',
    'server.secret',
    'server.headers.X-Vapi-Secret',
    'credentials.0.apiKey',
    'hooks.0.do.0.server.headers.cookie',
  ]);
});

test('an id of a credential, an empty field and the words of a schema are none', () => {
  const parameters = { type: 'object', properties: { password: { type: 'string', description: 'of the Wi-Fi' } } };
  expect(
    findSecrets({ server: { credentialId: 'c1', secret: '' }, function: { parameters }, credentialIds: ['c1'] }),
  ).toEqual([]);
});
