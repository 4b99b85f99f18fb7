import { afterEach, expect, jest, test } from '@jest/globals';
import { startProduct, type Product } from '../test/test-twilio.ts';
import { prepareDelivery } from './delivery.ts';
import { readDeliveryPolicy } from './delivery-policy.ts';

let product: Product | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await product?.close();
  product = undefined;
});

const failing = (statuses: number[]) =>
  startProduct((_call, times) => ({ status: statuses[times - 1] ?? 200, body: 'answer' }));
const deliver = (url: string) => prepareDelivery({ url, authToken: 'token', fields: { To: '+1' } })();

test('an answer that is an error is not tried again', async () => {
  product = await failing([500]);
  expect(await deliver(product.url)).toMatchObject({ status: 500 });
  expect(product.calls).toHaveLength(1);
});

test('an address may ask for more tries, and is signed without asking', async () => {
  product = await failing([500, 503]);
  expect(await deliver(`${product.url}/#rc=2&rp=5xx`)).toMatchObject({ status: 200, body: 'answer' });
  expect(product.calls).toHaveLength(3);
  const [first, , third] = product.calls;
  expect(third?.headers).toEqual(first?.headers);
  expect(first?.path).toBe('/');
});

test('a delivery that finds nobody is tried once more', async () => {
  const gone = await failing([]);
  await gone.close();
  const tries = jest.spyOn(globalThis, 'fetch');
  expect(await deliver(gone.url)).toBeUndefined();
  expect(tries).toHaveBeenCalledTimes(2);
});

test('an answer that comes too late is none, and is not tried again', async () => {
  product = await startProduct(async () => new Promise<never>(() => {}));
  expect(await deliver(`${product.url}/#rt=200`)).toBeUndefined();
  expect(product.calls).toHaveLength(1);
});

test.each([
  ['', { retries: 1, on: ['ct'], readMs: 15_000 }],
  ['#rc=0', { retries: 0, on: ['ct'], readMs: 15_000 }],
  ['#rc=5&rp=all', { retries: 5, on: ['ct', 'rt', '4xx', '5xx'], readMs: 15_000 }],
  ['#rc=9&rp=ct,rt&rt=2000', { retries: 1, on: ['ct', 'rt'], readMs: 2000 }],
])('an address ending in "%s" is tried accordingly', (fragment, { retries, on, readMs }) => {
  const policy = readDeliveryPolicy(`https://hotel.example/hook?a=1${fragment}`);
  expect(policy).toMatchObject({ url: 'https://hotel.example/hook?a=1', retries, readMs });
  expect((['ct', 'rt', '4xx', '5xx'] as const).filter((failure) => policy.retriesOn(failure))).toEqual(on);
});
