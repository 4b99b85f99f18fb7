import { expect, test } from '@jest/globals';
import type { $ZodTypes } from 'zod/v4/core';
import { walkSchema, type SchemaDef } from '@booking/contracts/walk-schema';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';
import { offeredCalls, recordCalls } from './record-calls.ts';
import { callsReasons } from './admission-calls.ts';
import { flawIn } from './schema-hash.ts';

const every: Endpoint[] = Object.values(allEndpoints).flatMap((table) => Object.values(table));

const typeOf = (schema: unknown): string => (schema as $ZodTypes)._zod.def.type;

/** How a reader refuses what it does not know: other fields, or other values of a list. */
function refusalIn(def: SchemaDef): 'strict' | 'closed' | undefined {
  if (def.type === 'enum') return 'closed';
  return def.type === 'object' && def.catchall && typeOf(def.catchall) === 'never' ? 'strict' : undefined;
}

function foundInAnswers(wanted: 'strict' | 'closed'): string[] {
  const paths = new Set<string>();
  for (const { method, path, answer } of every) {
    walkSchema(
      answer,
      (def, at, parts) => {
        if (refusalIn(def) === wanted) paths.add(at);
        // a list of values with a fallback, unless it stands for a row
        if (def.type === 'catch' && typeOf(def.innerType) === 'enum') return [];
        // what is read is what came
        return def.type === 'pipe' ? parts!.slice(0, 1) : parts;
      },
      `${method} ${path} `,
    );
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
    'GET /api/admin/setup .mode',
    'GET /api/admin/unavailable-room-types [].reasons[].why',
    'GET /api/ai/assistants .assistants[].id',
    'GET /api/ai/assistants .assistants[].requiresAuth',
    'GET /api/boot .remotes[].routes[].frame',
    'POST /api/admin/mode-settings .settings.mode',
    'POST /api/admin/setup/go-live .mode',
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
