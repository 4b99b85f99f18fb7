import { expect, jest, test } from '@jest/globals';
import { permissions } from '@booking/contracts/roles';
import type { Env } from '../../platform/env/env.ts';
import type { Modes } from '../mode/modes.ts';
import type { SearchRepository } from './search.repository.ts';
import { SearchService } from './search.service.ts';

test('what a role may not read is not even looked up', async () => {
  const asked: string[] = [];
  const look = (what: string) => async () => {
    asked.push(what);
    return [];
  };
  const records = {
    guests: look('guests'),
    calls: look('calls'),
    reservations: look('reservations'),
    payments: look('payments'),
  } as unknown as SearchRepository;
  const modes = { current: async () => 'test' } as unknown as Modes;
  const env = { settings: { HOTEL_TIME_ZONE: 'America/Chicago' } } as Env;
  const search = new SearchService(records, modes, env);
  await search.find('jane', 'viewer');
  expect(asked.splice(0)).toEqual(['guests', 'calls', 'reservations', 'payments']);

  jest.replaceProperty(permissions, 'payments:read', ['owner']);
  await search.find('jane', 'viewer');
  expect(asked.splice(0)).toEqual(['calls', 'reservations']);
  await search.find('jane', 'owner');
  expect(asked).toHaveLength(4);
});
