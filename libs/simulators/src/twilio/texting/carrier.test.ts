import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, startTwilio, stoppedClock } from '../test/test-twilio.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twilio-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a text that was on its way when the process ended arrives after the next start, once', async () => {
  const product = await startProduct();
  const before = await startTwilio({ clock: stoppedClock, dataDir });
  const { sid } = (await before.text({ StatusCallback: product.url })).body;
  await before.close();

  const after = await startTwilio({ dataDir });
  await after.settled();
  expect((await after.rest(`/Messages/${sid}.json`)).body.status).toBe('delivered');
  await after.close();
  const again = await startTwilio({ dataDir });
  await again.settled();
  await again.close();
  expect(product.calls.map(({ fields }) => fields.MessageStatus).sort()).toEqual(['delivered', 'sending', 'sent']);
  await product.close();
});
