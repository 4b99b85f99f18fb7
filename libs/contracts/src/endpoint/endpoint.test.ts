import { expect, test } from '@jest/globals';
import { allEndpoints } from './all-endpoints.ts';
import { callEndpoints } from '../calls/calls.ts';
import { addressOf } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';
import { may } from '../people/roles.ts';
import { toolOf } from '../assistants/tools.ts';

const every = Object.values(allEndpoints).flatMap((table) => Object.values(table));

test('an address has its parameters in place, safely, and its query without what is undefined', () => {
  expect(addressOf(callEndpoints.detail, { id: 'a/b?c' })).toBe('/api/admin/call-logs/a%2Fb%3Fc');
  expect(addressOf(callEndpoints.list, {}, { limit: 5, q: undefined })).toBe('/api/admin/call-logs?limit=5');
});

test('no two endpoints share a method and path', () => {
  const addresses = every.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every admin path asks for a permission', () => {
  const open = every.filter(
    ({ path, access }) => path.startsWith('/api/admin/') && ['public', 'provider'].includes(access),
  );
  expect(open).toEqual([]);
});

test('the OpenAPI document lists every endpoint with its parameters', () => {
  const { paths } = openApiDocument(allEndpoints) as {
    paths: Record<string, Record<string, { parameters: { name: string }[] }>>;
  };
  for (const { path, method } of every) expect(paths[path]?.[method.toLowerCase()]).toBeDefined();
  const asked = paths['/api/admin/call-logs']!.get!.parameters.map(({ name }) => name);
  expect(asked).toEqual(Object.keys(callEndpoints.list.query.shape));
  expect(asked).toEqual(expect.arrayContaining(['limit', 'cursor', 'q', 'outcome']));
});

test('a viewer looks, and changes nothing', () => {
  expect(may('viewer', 'calls:read')).toBe(true);
  expect(may('viewer', 'mode:change')).toBe(false);
  expect(may('owner', 'mode:change')).toBe(true);
});

test('an assistant has the tools of its own audience only', () => {
  expect(toolOf('guest', 'send_room_selection_link')?.effect).toBe('writes');
  expect(toolOf('guest', 'check_out_guest')).toBeUndefined();
  expect(toolOf('guest', 'toString')).toBeUndefined();
  expect(toolOf('customer_experience', 'extend_stay')?.effect).toBe('charges');
});
