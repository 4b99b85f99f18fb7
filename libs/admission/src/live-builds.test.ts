import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { offeredCalls } from './record-calls.ts';
import { RecordedCalls } from '@booking/contracts/recorded-calls';
import { callsReasons } from './admission-calls.ts';

/** Written by `npm run check -- --live <address> --keep`. */
const folder = new URL('../test/live-builds/', import.meta.url);

const builds = readdirSync(folder).map((file) => {
  const kept = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;
  return [`${String(kept['remote'])} ${String(kept['version'])}, ${file}`, RecordedCalls.parse(kept['calls'])] as const;
});

const api = offeredCalls(allEndpoints);
const problemsOf = (calls: RecordedCalls, of = api): string[] =>
  callsReasons({ calls }, { api: of }).map(({ problem }) => problem);

test.each(builds)('%s, which is live, finds all that it calls', (_, calls) => {
  expect(calls.endpoints.length).toBeGreaterThan(0);
  expect(problemsOf(calls)).toEqual([]);
});

test.each(builds)('%s would be missed by an API that lacked any one of its endpoints', (_, calls) => {
  for (const { method, path } of calls.endpoints) {
    const endpoints = api.endpoints.filter((endpoint) => endpoint.method !== method || endpoint.path !== path);
    expect(problemsOf(calls, { ...api, endpoints })).toEqual([
      `It calls ${method} ${path}, which the API that runs does not have.`,
    ]);
  }
});
