import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestStripe } from './test/test-stripe.ts';

test('what happened and what was going to happen outlives a restart, and no card number is kept', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stripe-'));
  let stripe = await startTestStripe(dataDir);
  const [paid, declined, open] = [await stripe.open(), await stripe.open(), await stripe.open()];
  await stripe.pay(paid.url);
  await stripe.pay(declined.url, { cardNumber: '4000000000000002' });
  const before = await stripe.readSession(paid.id);

  stripe = await stripe.restart();
  expect(await stripe.readSession(paid.id)).toEqual(before);
  stripe.clock.advance(24 * 60 * 60);
  const expired = await stripe.product.waitFor('checkout.session.expired', 2);
  expect(expired.map(({ data }) => (data.object as { id: string }).id).sort()).toEqual([declined.id, open.id].sort());

  await stripe.close();
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => /4242 ?4242 ?4242 ?4242|4000000000000002/.test(text))).toEqual([]);
  await rm(dataDir, { recursive: true });
});
