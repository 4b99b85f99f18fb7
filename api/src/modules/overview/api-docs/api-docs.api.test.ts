import SwaggerParser from '@apidevtools/swagger-parser';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';

type Operation = {
  summary: string;
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

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

test('is valid, and every reference of it leads somewhere', async () => {
  const found = await SwaggerParser.validate(structuredClone(document) as never);
  expect('openapi' in found && found.openapi).toMatch(/^3\.1/);
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
  expect(refs.length).toBeGreaterThan(300);
  const known = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
  expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('what is sent and what is answered are two schemas where defaults make them differ', () => {
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas).filter(([name]) => name.endsWith('Input')))
    expect(schema).not.toEqual(schemas[name.replace(/Input$/, '')]);
});

describe('a client that is made from it', () => {
  let client: OpenAPIClientAxios;
  beforeAll(async () => {
    const definition = structuredClone(document) as never;
    client = new OpenAPIClientAxios({ definition, withServer: { url: api.url } });
    await client.init();
  });
  const authorization = `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}`;
  /** What the client makes of an operation, sent. */
  const ask = (id: string, parameters?: object, payload?: object): Promise<Response> => {
    const { url, method } = client.getRequestConfigForOperation(id, [parameters as never, payload]);
    const { pathname, search } = new URL(url, api.url);
    return api.request(pathname + search, { method: method.toUpperCase(), headers: { authorization }, body: payload });
  };

  test.each<[id: string, parameters: object]>([
    ['Health_live', {}],
    ['Precheckins_list', { limit: 5 }],
    ['Settings_list', {}],
    ['Calls_list', { limit: 5 }],
    ['Payments_list', { limit: 5 }],
    ['Employees_list', {}],
    ['Accounts_list', {}],
    ['Search_find', { q: 'doe' }],
    ['Guestpages_outcome', { checkout: 'cs_nobody' }],
    ['Webconversations_assistants', {}],
  ])('asks %s', async (id, parameters) => {
    const answer = await ask(id, parameters);
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  });

  test('changes something by it', async () => {
    const answer = await ask('Settings_save', undefined, { key: 'hotelName', value: 'Lake Hotel' });
    expect(await answer.json()).toMatchObject({ key: 'hotelName', value: 'Lake Hotel' });
  });
});

test('it can be read and tried in a browser', async () => {
  const answer = await api.request('/api/docs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
});
