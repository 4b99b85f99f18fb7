import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { changesOfAnswers, changesOfEndpoints, changesOfRequests, type Version } from '../test/api-changes.ts';
import type { Endpoint } from '@booking/contracts/endpoint';
import { offeredCalls, recordCalls } from './record-calls.ts';
import { callsReasons } from './admission-calls.ts';
import { unknownFields } from '@booking/contracts/unknown-fields';

const all = [...changesOfAnswers, ...changesOfRequests, ...changesOfEndpoints];

const endpointsOf = ({ endpoint }: Version): Endpoint[] => (endpoint ? [endpoint] : []);
const apiOf = (version: Version) =>
  offeredCalls({ Bags: Object.fromEntries(endpointsOf(version).map((each) => ['bag', each])) });

/** Why a remote that was built for one version is refused by the API of another. */
const refusalsOf = (remote: Version, api: Version): string[] =>
  callsReasons({ calls: recordCalls(endpointsOf(remote)) }, { api: apiOf(api) }).map(({ problem }) => problem);

const formOf = ({ method, path }: Endpoint): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

const isTaken = (endpoint: Endpoint, body: object): boolean => {
  const read = endpoint.body?.safeParse(body);
  return read?.success === true && unknownFields(endpoint, body, read.data).length === 0;
};

/** Whether everything a remote sends is taken by the schemas of an API, and everything this answers is read by those of the remote. */
function isUnderstood({ endpoint: called, sends }: Version, { endpoint: served, answers }: Version): boolean {
  if (!called) return true;
  if (!served || formOf(called) !== formOf(served)) return false;
  return (
    sends.every((body) => isTaken(served, body)) && answers.every((answer) => called.answer.safeParse(answer).success)
  );
}

describe.each([
  ['an old remote and a newer API', ({ older, newer }: (typeof all)[number]): [Version, Version] => [older, newer]],
  ['a newer remote and an old API', ({ older, newer }: (typeof all)[number]): [Version, Version] => [newer, older]],
])('%s', (_, pairOf) => {
  test.each(all.map((row) => [row.change, row] as const))(
    '%s: it is refused where it would not be understood',
    (_change, row) => {
      const [remote, api] = pairOf(row);
      expect(refusalsOf(remote, api).length === 0).toBe(isUnderstood(remote, api));
    },
  );
});

const inWords = (refusals: string[]): string => (refusals.length === 0 ? 'works' : `refused: ${refusals.join(' ')}`);

test('the page about changes of the API says what becomes of each', () => {
  const page = readFileSync(new URL('../../../docs/api-changes.md', import.meta.url), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const written = rows.filter(([change]) => change !== 'change' && !/^-+$/.test(change!));
  expect(written).toEqual(
    all.map(({ change, older, newer }) => [
      change,
      inWords(refusalsOf(older, newer)),
      inWords(refusalsOf(newer, older)),
    ]),
  );
});
