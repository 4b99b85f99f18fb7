import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runJob } from '../../../test/requests/jobs.ts';
import {
  doorSecrets,
  eventually,
  startApiProcess,
  toolToken,
  webhookSecret,
  type ApiInProcess,
} from '../../../test/start/running-api.ts';
import { imageFolder } from '../../modules/arrival/documents/signed-records.service.ts';
import { Env } from '../env/env.service.ts';
import { DiskObjects } from '../objects/disk-objects.adapter.ts';
import { SealedObjects } from '../objects/sealed-objects.service.ts';
import { Sealed } from './sealed.service.ts';

const [before, next] = ['the-key-of-the-last-years', 'the-key-of-the-next-years'];
const tokens = {
  VAPI_TOOL_TOKEN_BEFORE: 'the-tool-token-of-before',
  VAPI_WEBHOOK_SECRET_BEFORE: 'the-secret-of-before',
};
const purpose = 'cloudbeds tokens';
const image = `${imageFolder}/of-a-test/id`;

let folder: string;
let api: ApiInProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  api = await startApiProcess({ DATA_DIR: folder, SECRET_KEY: next, SECRET_KEYS_BEFORE: before, ...tokens });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

/** What a process with that key alone would open. */
function withKey(SECRET_KEY: string): { sealed: Sealed; objects: SealedObjects } {
  const secrets = { ...doorSecrets, SECRET_KEY };
  const env = Env.read({ DATABASE_URL: api.databaseUrl, DATA_DIR: folder, ...secrets });
  const sealed = new Sealed(env);
  return { sealed, objects: new SealedObjects(new DiskObjects(env), sealed) };
}

test('what the key before sealed is sealed anew as soon as both are known, and the new key opens all of it alone', async () => {
  // as the start says, when nothing is there yet
  await eventually(async () => api.log().includes('(0 texts and 0 objects anew)'));
  const [old, present] = [withKey(before), withKey(next)];
  await api.sql(
    `INSERT INTO cloudbeds_connection (mode, property_id, access_token, refresh_token, expires_at)
     VALUES ('test', '1', $1, $2, now() + interval '1 day')`,
    [old.sealed.seal(purpose, 'the access token'), old.sealed.seal(purpose, 'the refresh token')],
  );
  await old.objects.put(image, Buffer.from('a passport'));

  await runJob(api, 'seal-anew', { by: present.sealed.derive('seal anew') });
  await eventually(async () => api.log().includes('sealed by SECRET_KEY (2 texts and 1 objects anew)'));
  const [row] = await api.sql<Record<'access_token' | 'refresh_token', string>>('SELECT * FROM cloudbeds_connection');
  expect(present.sealed.open(purpose, row!.access_token)).toBe('the access token');
  expect(present.sealed.open(purpose, row!.refresh_token)).toBe('the refresh token');
  expect(await present.objects.get(image)).toEqual(Buffer.from('a passport'));
  await expect(old.objects.get(image)).rejects.toThrow('cannot be opened');
});

test('the tool token and the webhook secret of before are taken beside those of now, and no others', async () => {
  const { VAPI_TOOL_TOKEN_BEFORE: token, VAPI_WEBHOOK_SECRET_BEFORE: secret } = tokens;
  const asTool = (bearer: string): Promise<Response> =>
    api.request('/api/vapi-tools/nothing', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: {},
    });
  for (const bearer of [toolToken, token]) expect((await asTool(bearer)).status).not.toBe(401);
  for (const each of [webhookSecret, secret]) expect((await api.webhook({ type: 'hang' }, each)).status).toBe(200);
  expect((await asTool('another-tool-token')).status).toBe(401);
  expect((await api.webhook({ type: 'hang' }, 'another-webhook-secret')).status).toBe(401);
});
