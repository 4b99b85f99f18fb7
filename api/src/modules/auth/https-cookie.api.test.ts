import { expect, test } from '@jest/globals';
import { owner, startApi } from '../../../test/running-api.ts';
import { cookieOf, postSignIn } from '../../../test/staff.ts';

test('behind https the session cookie is bound to this host and never sent in the clear', async () => {
  const api = await startApi({ PUBLIC_URL: 'https://console.hotel.example' });
  try {
    const answer = await postSignIn(api, owner.email, owner.password);
    const [value, ...flags] = answer.headers.getSetCookie()[0]!.split('; ');
    expect(value).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
    expect((await api.request('/api/auth/me', { headers: { cookie: cookieOf(answer)! } })).status).toBe(200);
  } finally {
    await api.stop();
  }
});
