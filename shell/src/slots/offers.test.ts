import { expect, test } from '@jest/globals';
import type { Role } from '@booking/contracts/roles';
import { remote } from '../testing/remote.fixture.ts';
import { offersAt } from './offers.ts';

const slot = (title: string, order: number, permission?: string, place = 'dashboard-card') => ({
  ...{ place, module: title.toLowerCase(), title, order, permission },
});
const remotes = [
  remote({ slots: [slot('Lamps', 20, 'dashboard:read'), slot('Bulbs', 10, 'assistants:change')] }),
  remote({ id: 'mfe-others', slots: [slot('Shades', 15), slot('Repair', 1, undefined, 'call-action')] }),
  remote({ id: 'mfe-from-before' }),
];
const titles = (role: Role, place: string): string[] =>
  offersAt(remotes, { role }, place).map((offer) => offer.slot.title);

test('what remotes offer at a place is in the order that they declare', () => {
  expect(titles('owner', 'dashboard-card')).toEqual(['Bulbs', 'Shades', 'Lamps']);
  expect(titles('owner', 'call-action')).toEqual(['Repair']);
  expect(titles('owner', 'a place of a later shell')).toEqual([]);
});

test('somebody is offered what their role may see', () => {
  expect(titles('viewer', 'dashboard-card')).toEqual(['Shades', 'Lamps']);
});
