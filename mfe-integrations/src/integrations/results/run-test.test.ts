import { expect, test } from '@jest/globals';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { voiceEndpoints } from '@booking/contracts/voice';
import { runTest } from './run-test.ts';
import type { TestResult } from './test-result.ts';

const answering = (status: number, body: unknown) => ({
  fetch: async () => Response.json(body, { status, headers: { 'x-request-id': 'r-1' } }),
});

test('a test is pending until it is answered, and then has all of the answer', async () => {
  const seen: TestResult[] = [];
  const stay = { startDate: '2026-12-01', endDate: '2026-12-02', adults: 2, children: 0 };
  const answer = await runTest(
    integrationEndpoints.ratePlans,
    { query: stay },
    (entry) => seen.push(entry),
    answering(200, { success: true, data: [] }),
  );
  expect(answer).toEqual({ success: true, data: [] });
  expect(seen.map(({ status }) => status)).toEqual(['pending', 'success']);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
  expect(seen[1]).toMatchObject({
    endpoint: 'GET /api/test/cloudbeds/rate-plans?startDate=2026-12-01&endDate=2026-12-02&adults=2&children=0',
    requestBody: undefined,
    statusCode: 200,
    response: { success: true, data: [] },
    sentHeaders: {},
    responseHeaders: { 'x-request-id': 'r-1' },
    duration: expect.any(Number),
  });
});

test('a refused test keeps status, body and headers, and throws', async () => {
  const seen: TestResult[] = [];
  const body = { phoneNumber: '+15125550101', testScenario: 'booking_flow' } as const;
  const refused = runTest(
    voiceEndpoints.testCall,
    { body },
    (entry) => seen.push(entry),
    answering(502, { error: 'Busy.' }),
  );
  await expect(refused).rejects.toThrow('502: Busy.');
  expect(seen.at(-1)).toMatchObject({
    status: 'error',
    requestBody: body,
    statusCode: 502,
    response: { error: 'Busy.' },
    sentHeaders: { 'Content-Type': 'application/json' },
  });
});

test('an answer of 200 that says no is an error', async () => {
  const seen: TestResult[] = [];
  await runTest(integrationEndpoints.roomTypes, {}, (entry) => seen.push(entry), answering(200, { success: false }));
  expect(seen.at(-1)).toMatchObject({ status: 'error', statusCode: 200 });
});

test('an answer of 200 whose JSON is broken is an error', async () => {
  const seen: TestResult[] = [];
  const headers = { 'content-type': 'application/json' };
  const broken = { fetch: async () => new Response('{"success": tr', { status: 200, headers }) };
  const test = runTest(integrationEndpoints.roomTypes, {}, (entry) => seen.push(entry), broken);
  await expect(test).rejects.toThrow('200: The response body could not be parsed as JSON.');
  expect(seen.at(-1)).toMatchObject({
    status: 'error',
    statusCode: 200,
    response: { error: 'The response body could not be parsed as JSON.' },
  });
});

test('without any answer the status code is 500', async () => {
  const seen: TestResult[] = [];
  const offline = { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(runTest(integrationEndpoints.stripe, {}, (entry) => seen.push(entry), offline)).rejects.toThrow(
    TypeError,
  );
  expect(seen.at(-1)).toMatchObject({
    status: 'error',
    statusCode: 500,
    response: { error: 'The server cannot be reached. Check the connection and try again.' },
    duration: expect.any(Number),
  });
});
