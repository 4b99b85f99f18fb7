import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { settingEndpoints } from '@booking/contracts/settings';
import { owner, startOwnApi, type RunningApi } from '../../../api/test/start/running-api.ts';
import { addAccount, staffPassword } from '../../../api/test/people/staff.ts';
import type { Product } from '@booking/remote-kit/command/product';
import { findProduct } from './product.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi();
});
afterAll(() => api.stop());

const nobody = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', DATABASE_URL: '', DATA_DIR: '/nowhere' };
const find = async (variables: NodeJS.ProcessEnv): Promise<Product> =>
  (await findProduct({ ...nobody, API_URL: api.url, ...variables }))!;

describe('the product is asked', () => {
  test('by whoever the environment names, and says what they may not do', async () => {
    const viewer = await addAccount(api, 'viewer');
    const { ask } = await find({ ADMIN_EMAIL: viewer, ADMIN_PASSWORD: staffPassword });
    expect(await ask(alertEndpoints.active, {})).toBeInstanceOf(Array);
    await expect(ask(settingEndpoints.list, {})).rejects.toThrow(/role/i);
  });

  test('by its owner, where its database can be read, for as long as it takes', async () => {
    const { ask, leave } = await find({ DATABASE_URL: api.databaseUrl });
    expect(await ask(settingEndpoints.list, {})).not.toEqual([]);
    await leave();
    await expect(ask(settingEndpoints.list, {})).rejects.toThrow('does not know who you are');
  });

  test('by nobody else', async () => {
    await expect(find({})).rejects.toThrow('does not know who you are');
    const { ask } = await find({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: 'not the password' });
    await expect(ask(settingEndpoints.list, {})).rejects.toThrow('does not know who you are');
  });
});

test('tells the user that the product at API_URL does not answer', async () => {
  await expect(find({ API_URL: 'http://127.0.0.1:9' })).rejects.toThrow('Nothing answers at http://127.0.0.1:9');
});
