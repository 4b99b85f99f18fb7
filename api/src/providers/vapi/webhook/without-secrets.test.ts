import { expect, test } from '@jest/globals';
import { withoutSecrets } from './without-secrets.mapper.ts';

test('what opens a door is left out, however deep it lies and whatever it is called', () => {
  const held = { id: 'a1', isServerUrlSecretSet: true, model: { maxTokens: 250, toolIds: ['t1'] } };
  const plan = { type: 'oauth2', url: 'https://login.example' };
  expect(
    withoutSecrets({
      ...held,
      serverUrlSecret: 's',
      credentials: [{ provider: 'openai', apiKey: 's' }],
      server: { url: 'https://hotel.example', headers: { 'x-vapi-secret': 's' } },
      authenticationPlan: { ...plan, clientSecret: 's', token: 's' },
      numbers: [{ twilioAuthToken: 's', twilioApiSecret: 's', password: 's', private_key: 's', accessToken: 's' }],
    }),
  ).toEqual({ ...held, server: { url: 'https://hotel.example' }, authenticationPlan: plan, numbers: [{}] });
});
