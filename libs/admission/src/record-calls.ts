import { createHash } from 'node:crypto';
import type { Endpoint } from '@booking/contracts/endpoint';
import type { RecordedCall, RecordedCalls } from '@booking/contracts/recorded-calls';
import { sorted } from './schema-hash.ts';
import { SchemaStore } from './schema-store.ts';

const keyOf = ({ method, path }: Pick<RecordedCall, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

/** The endpoint of a method and path; what a parameter of the path is called does not matter. */
export function findCall({ endpoints }: RecordedCalls): (call: RecordedCall) => RecordedCall | undefined {
  const byKey = new Map(endpoints.map((call) => [keyOf(call), call]));
  return (call) => byKey.get(keyOf(call));
}

const parametersOf = ({ path }: Endpoint): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

function record(endpoints: Iterable<Endpoint>, isOffered: boolean): RecordedCalls {
  const store = new SchemaStore();
  const calls = [...new Set(endpoints)].map((endpoint): RecordedCall => {
    const { method, path, params, query, body, answer } = endpoint;
    const request = store.addParts({
      path: store.addPath(params, parametersOf(endpoint)),
      query: store.add(query, 'input'),
      body: store.add(body, 'input'),
    });
    const read = { method, path, request, answer: store.add(answer, 'input') };
    return isOffered ? { ...read, written: store.add(answer, 'output') } : read;
  });
  return { endpoints: calls.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)), schemas: store.nodes() };
}

/** What a build calls: what it sends, and what it reads of the answers. */
export const recordCalls = (endpoints: Iterable<Endpoint>): RecordedCalls => record(endpoints, false);

/** What an API answers, for builds to be held against. */
export const offeredCalls = (areas: Record<string, Record<string, Endpoint>>): RecordedCalls =>
  record(
    Object.values(areas).flatMap((table) => Object.values(table)),
    true,
  );

/** The text of `calls.json`, the same for the same calls. */
export const callsText = (calls: RecordedCalls): string => JSON.stringify(sorted(calls));

/** The integrity that the file of these calls has. */
export const callsIntegrity = (calls: RecordedCalls): string =>
  `sha384-${createHash('sha384').update(callsText(calls)).digest('base64')}`;
