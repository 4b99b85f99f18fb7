import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApi, type RunningApi } from '../../../test/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const foreign = { origin: 'https://elsewhere.example' };
const addresses: [string, string, Record<string, string>][] = [
  ['an answer of the API', '/api/health/live', {}],
  ['a refusal of the API', '/api/admin/alerts', {}],
  ['a refusal of another site', '/api/auth/me', foreign],
  ['an address that does not exist', '/api/nothing', {}],
  ['the OpenAPI document', '/api/openapi.json', {}],
  ['the sign-in page', '/sign-in', {}],
  ['a page that does not exist', '/nothing/here', {}],
  ['a file that does not exist', '/assets/nothing.js', {}],
];

describe.each(addresses)('%s', (_, path, headers) => {
  test('carries the security headers', async () => {
    const answer = await api.request(path, { headers });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split(';').map((text) => text.trim().split(/ (.*)/) as [string, string]));
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{16,}$/);
  });
});

test.each(['/api/health/live', '/api/admin/alerts', '/api/nothing', '/%61pi/boot'])(
  '%s is kept in no cache',
  async (path) => {
    expect((await api.request(path)).headers.get('cache-control')).toBe('no-store');
  },
);

test('in the clear on loopback no browser is told to insist on https', async () => {
  expect((await api.request('/api/health/live')).headers.get('strict-transport-security')).toBeNull();
});
