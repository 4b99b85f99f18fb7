import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../../test/start/databases.ts';
import { envOf } from '../../../../test/start/env-of.ts';
import { openDatabase } from '../../../../test/start/open-database.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { Sealed } from '../../secrets/sealed.service.ts';
import { Refusal } from '../refusal.error.ts';
import { RequestClaimEntity } from './request-claim.entity.ts';
import { RequestClaimsRepository } from './request-claims.repository.ts';
import { RequestClaims } from './request-claims.service.ts';

let database: DataSource;
beforeAll(async () => {
  database = await openDatabase(await createDatabase(), RequestClaimEntity);
});
afterAll(() => database.destroy());
beforeEach(() => database.query('DELETE FROM request_claim'));

/** Each replica has one of its own. */
const replica = (): RequestClaims =>
  new RequestClaims(new RequestClaimsRepository(database.getRepository(RequestClaimEntity)), new Sealed(envOf()));
const pass = (seconds: number): Promise<unknown> =>
  database.query(
    `UPDATE request_claim SET claimed_at = claimed_at - $1 * interval '1 second', answered_at = answered_at - $1 * interval '1 second'`,
    [seconds],
  );

/** Work that counts how often it was begun, and ends when it is told to. */
function countedWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const work = async (): Promise<object> => {
    begun.push(1);
    await promise;
    return { texted: begun.length };
  };
  return { begun, work, finish: resolve };
}

test('copies at several replicas are done once, and all get the answer', async () => {
  const { begun, work, finish } = countedWork();
  const replicas = [replica(), replica(), replica()];
  const copies = replicas.map((each) => each.runOnce('text it', work));
  const other = replica().runOnce('text another', () => Promise.resolve('another'));
  expect(await other).toBe('another');
  finish();
  expect(await Promise.all(copies)).toEqual([{ texted: 1 }, { texted: 1 }, { texted: 1 }]);
  expect(begun).toHaveLength(1);
});

test('a copy at another replica within three seconds gets the answer, and a later one is a new request', async () => {
  const { begun, work, finish } = countedWork();
  finish();
  await replica().runOnce('text it', work);
  expect(await replica().runOnce('text it', work)).toEqual({ texted: 1 });
  await pass(4);
  expect(await replica().runOnce('text it', work)).toEqual({ texted: 2 });
  expect(begun).toHaveLength(2);
});

test('a request after an answer at the same replica is a new one', async () => {
  const { work, finish } = countedWork();
  finish();
  const [one, other] = [replica(), replica()];
  await one.runOnce('text it', work);
  expect(await one.runOnce('text it', work)).toEqual({ texted: 2 });
  expect(await other.runOnce('text it', work)).toEqual({ texted: 2 });
  expect(await other.runOnce('text it', work)).toEqual({ texted: 3 });
});

test('copies get the refusal of the first', async () => {
  const refusal = new Refusal(409, 'opted_out', 'They want no texts.', [{ path: 'phone', message: 'No.' }]);
  refusal.retryAfter = 7;
  const refuse = () => Promise.reject(refusal);
  await expect(replica().runOnce('text it', refuse)).rejects.toBe(refusal);
  const copy = replica().runOnce('text it', () => Promise.resolve('texted'));
  const { status, code, message, issues, retryAfter } = refusal;
  await expect(copy).rejects.toMatchObject({ status, code, message, issues, retryAfter });
});

test('unexpected errors are not repeated to copies', async () => {
  const fail = () => Promise.reject(new Error('SELECT password'));
  await expect(replica().runOnce('text it', fail)).rejects.toThrow('SELECT password');
  await expect(replica().runOnce('text it', fail)).rejects.toMatchObject({ status: 500, code: 'unexpected' });
});

test('the request of a crashed process is done again after a minute', async () => {
  const { begun, work } = countedWork();
  void replica().runOnce('text it', work);
  await eventually(async () => begun.length === 1);
  const { begun: again, work: anew, finish } = countedWork();
  finish();
  const copy = replica().runOnce('text it', anew);
  await pass(50);
  expect(await replica().runOnce('text another', () => Promise.resolve(again.length))).toBe(0);
  await pass(11);
  expect(await copy).toEqual({ texted: 1 });
});

test('stored answers are sealed', async () => {
  await replica().runOnce('text it to +15125550101', () => Promise.resolve({ guest: 'Rosa' }));
  const [row] = await database.query<object[]>('SELECT * FROM request_claim');
  expect(JSON.stringify(row)).not.toMatch(/Rosa|5125550101/);
});
