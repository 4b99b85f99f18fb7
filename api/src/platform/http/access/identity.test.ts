import { expect, test } from '@jest/globals';
import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';
import { Identity } from './identity.port.ts';

const user: User = { id: 'u1', name: 'Ada', email: 'ada@hotel.example', role: 'owner' };

class CountedIdentity extends Identity {
  readonly looks: boolean[] = [];
  override proofOf = () => Promise.resolve({ at: null, hasSecondFactor: false });
  override shipTokenOf = () => Promise.resolve(undefined);

  protected override lookUp(_: FastifyRequest, counts: boolean): Promise<User> {
    this.looks.push(counts);
    return Promise.resolve(user);
  }
}

const newRequest = () => ({}) as FastifyRequest;

test('looks a user up once a request for all callers', async () => {
  const identity = new CountedIdentity();
  const request = newRequest();
  const asked = await Promise.all([identity.identify(request, true), identity.identify(request, true)]);
  expect([...asked, await identity.identify(request, false)]).toEqual([user, user, user]);
  expect(identity.looks).toEqual([true]);
});

test('looks up each request', async () => {
  const identity = new CountedIdentity();
  await identity.identify(newRequest(), true);
  await identity.identify(newRequest(), true);
  expect(identity.looks).toEqual([true, true]);
});

test('looks up again when the first lookup did not count as activity', async () => {
  const identity = new CountedIdentity();
  const request = newRequest();
  for (const counts of [false, false, true, true]) await identity.identify(request, counts);
  expect(identity.looks).toEqual([false, true]);
});
