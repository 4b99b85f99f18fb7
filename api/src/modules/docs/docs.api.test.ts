import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { startApi, type RunningApi } from '../../../test/running-api.ts';

type Operation = {
  summary: string;
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

let api: RunningApi;
let document: Document;
beforeAll(async () => {
  api = await startApi();
  document = (await (await api.request('/api/openapi.json')).json()) as Document;
});
afterAll(() => api.stop());

describe('the OpenAPI document', () => {
  test('lists every endpoint by method and path, and nothing else', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = Object.values(allEndpoints).flatMap((table) =>
      Object.values(table).map(({ method, path }) => `${method} ${path}`),
    );
    expect(document.openapi).toMatch(/^3\.1/);
    expect(listed.sort()).toEqual(served.sort());
  });

  test('names every operation once and says what it does', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  });

  test('declares each parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(wanted);
      }
    }
  });

  test('asks for nothing where everybody may come, for a token where a provider calls, else for a session', () => {
    expect(document.paths['/api/health/live']!['get']!.security).toEqual([]);
    expect(document.paths['/api/webhooks/vapi']!['post']!.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/api/admin/alerts']!['get']!.security).toEqual([{ session: [] }, { basic: [] }]);
  });
});

test('it can be read and tried in a browser', async () => {
  const answer = await api.request('/api/docs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
});
