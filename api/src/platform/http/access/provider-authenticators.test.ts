import { expect, test } from '@jest/globals';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { ProviderAuthenticators } from './provider-authenticators.service.ts';
import { Refusal } from '../refusal.error.ts';

const { stripe, vapi } = webhookEndpoints;
const request = () => ({ headers: {} }) as FastifyRequest;
const nothing = Buffer.alloc(0);

test('an endpoint whose provider registered no authenticator is closed', () => {
  const authenticators = new ProviderAuthenticators();
  expect(() => authenticators.checkHead(vapi, request())).toThrow(Refusal);
  expect(() => authenticators.checkBody(vapi, request(), nothing)).toThrow(Refusal);
});

test('a secret in the headers authenticates the request', () => {
  const authenticators = new ProviderAuthenticators();
  authenticators.register(vapi, { checkHead: () => ({ mode: 'test' }) });
  const asked = request();
  authenticators.checkHead(vapi, asked);
  authenticators.checkBody(vapi, asked, nothing);
  expect(asked.proof).toEqual({ mode: 'test' });
});

test('a signed body authenticates only after its check, and a wrong signature never', () => {
  const authenticators = new ProviderAuthenticators();
  authenticators.register(stripe, {
    checkHead: () => 'signed',
    checkBody: (_, body) => {
      if (body.length === 0) throw new Refusal(400, 'wrong_signature', 'The signature is wrong.');
      return { mode: 'live' };
    },
  });
  const asked = request();
  authenticators.checkHead(stripe, asked);
  expect(asked.proof).toBeUndefined();
  expect(() => authenticators.checkBody(stripe, asked, nothing)).toThrow('The signature is wrong.');
  expect(asked.proof).toBeUndefined();
  authenticators.checkBody(stripe, asked, Buffer.from('{}'));
  expect(asked.proof).toEqual({ mode: 'live' });
});
