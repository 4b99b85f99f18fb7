import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually, startApiProcess, type ApiInProcess } from '../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../test/people/staff.ts';

let api: ApiInProcess;
beforeAll(async () => {
  api = await startApiProcess();
});
afterAll(() => api.stop());

test('a refused request is logged with the account that sent it, by its id alone', async () => {
  const email = await addAccount(api, 'viewer');
  const [account] = await api.sql<{ id: string }>('SELECT id FROM account WHERE email = $1', [email]);
  const headers = basicOf(email, staffPassword);
  expect((await api.request('/api/admin/accounts', { headers })).status).toBe(403);
  const line = await eventually(async () =>
    api
      .log()
      .split('\n')
      .find((text) => text.includes('"/api/admin/accounts"') && text.includes('403')),
  );
  expect(line).toContain(account!.id);
  expect(line).not.toContain(email);
});
