import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { around, assets, reasonsOf, release } from '../test/laundry-release.ts';
import type { Endpoint } from '@booking/contracts/endpoint';
import { callsIntegrity, callsText, offeredCalls, recordCalls } from './record-calls.ts';
import type { RecordedCalls } from '@booking/contracts/recorded-calls';
import { callsFileReasons, callsReasons } from './admission-calls.ts';
import { hashOf } from './schema-hash.ts';

const list: Endpoint = {
  method: 'GET',
  path: '/api/admin/bags',
  summary: 'Bags',
  access: 'signed-in',
  answer: z.array(z.object({ id: z.string() })),
};
const add: Endpoint = {
  ...list,
  method: 'POST',
  body: z.object({ name: z.string().check(z.maxLength(50)) }),
  answer: z.object({ id: z.string() }),
};
const api = offeredCalls({ Bags: { list, add } });
const wash: Endpoint = { ...list, method: 'POST', path: '/api/admin/bags/{id}/wash' };
const longer: Endpoint = { ...add, body: z.object({ name: z.string().check(z.maxLength(80)) }) };

/** The assets of a build with the file of these calls among them. */
const withCalls = (calls: RecordedCalls): Record<string, string> => ({
  ...assets,
  'calls.json': callsIntegrity(calls),
});

const problemsOf = (calls: RecordedCalls, limits = true): string[] =>
  callsReasons({ calls }, { api }, { limits }).map(({ field, problem }) => `${field}: ${problem}`);

test('a build is refused with the method, the path and what is missing, each call by itself', () => {
  expect(
    problemsOf(recordCalls([list, wash, { ...add, answer: z.object({ id: z.string(), owner: z.string() }) }])),
  ).toEqual([
    'calls.POST /api/admin/bags: It needs owner in the answer of POST /api/admin/bags, which the API that runs does not answer.',
    'calls.POST /api/admin/bags/{id}/wash: It calls POST /api/admin/bags/{id}/wash, which the API that runs does not have.',
  ]);
});

test('limits of a text count where a build is admitted, and not where it is live already', () => {
  const calls = recordCalls([longer]);
  expect(problemsOf(calls)).toEqual([
    'calls.POST /api/admin/bags: It may send body.name of POST /api/admin/bags with maxLength 80, and the API that runs takes it with maxLength 50.',
  ]);
  expect(problemsOf(calls, false)).toEqual([]);
});

test('nothing is held against an API that does not say what it has, nor of a build that does not say what it calls', () => {
  expect(callsReasons({ calls: recordCalls([wash]) }, {})).toEqual([]);
  expect(callsReasons({}, { api })).toEqual([]);
});

test('admission holds a build by its calls', () => {
  const calls = recordCalls([wash]);
  const reasons = reasonsOf({ ...release, calls }, { ...around, api });
  expect(reasons).toContain(
    'calls.POST /api/admin/bags/{id}/wash: It calls POST /api/admin/bags/{id}/wash, which the API that runs does not have.',
  );
});

test('the calls of a release are those of the file that its digest covers', () => {
  const calls = recordCalls([list]);
  const withFile = withCalls(calls);
  expect(callsFileReasons({ calls, assets: withFile })).toEqual([]);
  expect(callsFileReasons({ assets })).toEqual([]);
  const problems = [
    callsFileReasons({ calls, assets }),
    callsFileReasons({ calls: recordCalls([add]), assets: withFile }),
    callsFileReasons({ assets: withFile }),
  ].map(([reason]) => reason?.problem);
  expect(problems).toEqual([
    'They are not those of the file calls.json.',
    'They are not those of the file calls.json.',
    'The file calls.json has some, and the release has none.',
  ]);
});

test('what was recorded is the same text whatever the order of its fields', () => {
  const calls = recordCalls([list, add]);
  const turned = Object.fromEntries(Object.entries(calls.schemas).reverse());
  expect(callsText({ schemas: turned, endpoints: calls.endpoints })).toBe(callsText(calls));
});

test('a schema under the hash of another is refused, so none can be part of itself', () => {
  const calls = recordCalls([add]);
  const [hash] = Object.keys(calls.schemas);
  const loop = { ...calls, schemas: { ...calls.schemas, [hash!]: { anyOf: [hash!] } } };
  expect(problemsOf(loop)).toEqual([`calls.schemas: The schema ${hash} has another hash.`]);
  const without = Object.fromEntries(Object.entries(calls.schemas).filter(([, node]) => node.type !== 'string'));
  expect(problemsOf({ ...calls, schemas: without })).toEqual(['calls.schemas: A schema names one that is not there.']);
});

test('whatever is sent as calls is answered', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (endpoints, schemas) => {
      expect(reasonsOf({ ...release, calls: { endpoints, schemas } }, { ...around, api }).length).toBeGreaterThan(0);
    }),
  );
});

test('what a newer kit records besides is passed over', () => {
  const node = { type: 'string', deprecated: true } as const;
  const schemas = { [hashOf(node)]: node };
  const later = { endpoints: [], schemas, kit: '2.0.0' };
  const reasons = reasonsOf({ ...release, assets: withCalls(later), calls: later }, { ...around, api });
  expect(reasons.filter((reason) => reason.startsWith('calls'))).toEqual([]);
});
