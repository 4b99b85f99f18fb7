import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { unknownFields } from './unknown-fields.ts';

const { save, hook } = endpoints({
  save: {
    method: 'PUT',
    path: '/api/admin/bags/{id}',
    summary: 'Changes a bag',
    access: 'signed-in',
    body: z.object({
      owner: z.optional(z.object({ name: z.string() })),
      pieces: z._default(z.array(z.object({ kind: z.string() })), []),
      notes: z.optional(z.record(z.string(), z.unknown())),
    }),
    answer: z.object({ id: z.string(), washedAt: z.nullable(z.string()) }),
  },
  hook: {
    method: 'POST',
    path: '/api/webhooks/bags',
    summary: 'News of a bag',
    access: 'provider',
    body: z.object({ id: z.string() }),
    answer: z.object({}),
  },
});

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['fields it has', { owner: { name: 'Ann' }, pieces: [{ kind: 'sock' }] }, []],
  ['what it answered, sent back', { id: 'a', washedAt: null }, []],
  ['a field it does not have', { isAdmin: true }, ['isAdmin']],
  ['one deeper down', { owner: { name: 'Ann', role: 'owner' } }, ['owner.role']],
  ['one in a list', { pieces: [{ kind: 'sock' }, { kind: 'shirt', id: 'a' }] }, ['pieces.1.id']],
  ['any name where any is taken', { notes: { anything: { at: 'all' } } }, []],
  ['a name that JavaScript knows', { valueOf: 1 }, ['valueOf']],
])('of %s', (_, given, unknown) => {
  expect(unknownFields(save, given, save.body.parse(given))).toEqual(unknown);
});

test('a service may say more than we know', () => {
  const given = { id: 'a', later: 'field' };
  expect(unknownFields(hook, given, hook.body.parse(given))).toEqual([]);
});
