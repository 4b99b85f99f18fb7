import { expect, jest, test } from '@jest/globals';
import { permissions, type Role } from '@booking/contracts/roles';
import type { Env } from '../../../platform/env/env.service.ts';
import type { ModeService } from '../../hotel/mode/mode.service.ts';
import type { GuestsService } from '../../people/guests/guests.service.ts';
import type { SearchRepository } from './search.repository.ts';
import { SearchService } from './search.service.ts';

test('nobody finds what their role may not read', async () => {
  const at = new Date();
  const payment = { id: 'p', amountCents: 100, status: 'pending', guestName: 'Jane', reservationId: '1', at };
  const records = {
    findCalls: async () => [{ id: 'c', callerNumber: null, callerName: 'Jane', at }],
    findPayments: async () => [payment],
    findReservationEvents: async () => [],
  } as unknown as SearchRepository;
  const modes = { current: async () => 'test' } as unknown as ModeService;
  const env = { settings: { HOTEL_TIME_ZONE: 'America/Chicago' } } as Env;
  const guest = { id: 'g', name: 'Jane', phones: [], emails: [], reservations: [], lastSeenAt: '' };
  const guests = { page: async () => ({ guests: [guest], next: undefined }) } as unknown as GuestsService;
  const search = new SearchService(records, guests, modes, env);
  const kinds = async (role: Role): Promise<string[]> => (await search.find('jane', role)).map(({ kind }) => kind);
  expect(await kinds('viewer')).toEqual(['Guests', 'Calls', 'Reservations', 'Payments']);

  jest.replaceProperty(permissions, 'payments:read', ['owner']);
  jest.replaceProperty(permissions, 'guests:read', ['owner']);
  expect(await kinds('viewer')).toEqual(['Calls', 'Reservations']);
  jest.replaceProperty(permissions, 'calls:read', []);
  jest.replaceProperty(permissions, 'reservations:read', []);
  expect(await kinds('viewer')).toEqual([]);
  expect(await kinds('owner')).toEqual(['Guests', 'Payments']);
});
