import { expect, test } from '@jest/globals';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { allEndpoints } from './all-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { offeredCalls, recordCalls } from './record-calls.ts';
import { callsReasons } from './remote-admission-calls.ts';
import { flawIn } from './schema-hash.ts';

const every: Endpoint[] = Object.values(allEndpoints).flatMap((table) => Object.values(table));

type Found = (type: 'strict' | 'closed', path: string) => void;

/** Where a reader refuses what it does not know: other fields, and other values of a list. */
function walk(given: $ZodType, path: string, found: Found): void {
  const { def } = (given as $ZodTypes)._zod;
  const go = (inner: $ZodType, name = ''): void => walk(inner, path + name, found);
  switch (def.type) {
    case 'enum':
      return found('closed', path);
    case 'object':
      if ((def.catchall as $ZodTypes | undefined)?._zod.def.type === 'never') found('strict', path);
      return Object.entries(def.shape).forEach(([name, field]) => go(field, `.${name}`));
    case 'array':
      return go(def.element, '[]');
    case 'tuple':
      return def.items.forEach((item, at) => go(item, `[${at}]`));
    case 'record':
      return go(def.valueType, '.*');
    case 'union':
      return def.options.forEach((option) => go(option));
    case 'intersection':
      return [def.left, def.right].forEach((side) => go(side));
    case 'pipe':
      return go(def.in);
    case 'catch':
      // a list of values with a fallback, unless it stands for a row
      return (def.innerType as $ZodTypes)._zod.def.type === 'enum' ? undefined : go(def.innerType);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return go(def.innerType);
    default:
      return undefined;
  }
}

function foundInAnswers(wanted: 'strict' | 'closed'): string[] {
  const paths = new Set<string>();
  for (const { method, path, answer } of every) {
    walk(answer, `${method} ${path} `, (type, at) => type === wanted && paths.add(at));
  }
  return [...paths];
}

test('no answer is read by a schema that refuses fields it does not know', () => {
  expect(every.length).toBeGreaterThan(150);
  expect(foundInAnswers('strict')).toEqual([]);
});

test('a list of values in an answer has a fallback, unless nothing could stand for a value that is not known', () => {
  expect(foundInAnswers('closed').sort()).toEqual([
    // by these a page decides what it does, and no other way is safe
    'GET /api/admin/mode-settings .mode',
    'GET /api/admin/mode-settings .settings.mode',
    'GET /api/admin/remotes/{id}/surroundings .api.endpoints[].method',
    'GET /api/admin/remotes/{id}/surroundings .api.schemas.*.type',
    'GET /api/admin/remotes/{id}/surroundings .others[].routes[].frame',
    'GET /api/admin/unavailable-room-types [].reasons[].why',
    'GET /api/ai/assistants .assistants[].id',
    'GET /api/ai/assistants .assistants[].requiresAuth',
    'GET /api/boot .remotes[].routes[].frame',
    'POST /api/admin/mode-settings .settings.mode',
  ]);
});

test('a build of today calls all of the API of today, also where each schema is compared', () => {
  const [calls, api] = [recordCalls(every), offeredCalls(allEndpoints)];
  expect(calls.endpoints).toHaveLength(every.length);
  expect(flawIn(calls.schemas)).toBeUndefined();
  expect(callsReasons({ calls }, { api })).toEqual([]);
  const unlike = api.endpoints.map((endpoint) => ({ ...endpoint, answer: '0'.repeat(12) }));
  expect(callsReasons({ calls }, { api: { ...api, endpoints: unlike } })).toEqual([]);
});
