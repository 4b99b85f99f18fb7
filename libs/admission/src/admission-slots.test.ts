import { expect, test } from '@jest/globals';
import { reasonsOf, release, screenAt } from '../test/laundry-release.ts';
import { mostSlots, type RemoteSlot } from '@booking/contracts/remote-slots';

const card = (given: object = {}): RemoteSlot =>
  ({
    ...{ place: 'dashboard-card', module: 'bags', title: 'Bags', order: 10, permission: 'dashboard:read', height: 6 },
    ...given,
  }) as RemoteSlot;
const action: RemoteSlot = {
  ...{ place: 'call-action', module: 'bags', title: 'Bags', order: 10, permission: 'dashboard:read' },
};
const provider: RemoteSlot = { ...action, place: 'search-provider' };
const withSlots = (...slots: unknown[]) => ({ ...release, screens: [...release.screens, 'slot-bags'], slots });

test('slots whose modules were built are admitted', () => {
  expect(reasonsOf(withSlots(card(), action, provider))).toEqual([]);
});

test('a slot has a module that was built', () => {
  expect(reasonsOf(withSlots(card({ module: 'socks' })))).toEqual([
    'slots.0.module: Bags is the module socks, which the build does not expose.',
  ]);
});

test('slots at one place are two at most, and have titles that differ', () => {
  expect(reasonsOf(withSlots(card(), card(), card({ title: 'Socks' })))).toEqual([
    'slots.1.title: Another slot at dashboard-card is called Bags.',
    'slots.2.place: It has more than 2 slots at dashboard-card.',
  ]);
});

test.each<[string, object, string]>([
  [
    'a place that there is',
    { place: 'footer' },
    "slots.0.place: Invalid discriminator value. Expected 'dashboard-card' | 'call-action' | 'reservation-action' | 'search-provider'.",
  ],
  ['a title', { title: ' ' }, 'slots.0.title: Too small: expected string to have >=1 characters.'],
  ['a short title', { title: 'x'.repeat(41) }, 'slots.0.title: Too big: expected string to have <=40 characters.'],
  ['a permission', { permission: undefined }, 'slots.0.permission: It is missing.'],
  ['a permission of a role', { permission: 'bags:count' }, 'slots.0.permission: No role has such a permission.'],
  ['a height, on the dashboard', { height: undefined }, 'slots.0.height: It is missing.'],
  ['a height that leaves room', { height: 31 }, 'slots.0.height: Too big: expected number to be <=30.'],
])('a slot needs %s', (_, given, reason) => {
  expect(reasonsOf(withSlots(card(given)))).toEqual([reason]);
});

test('a remote has a few of them', () => {
  const many = Array.from({ length: mostSlots + 1 }, (_, at) => card({ title: `Bags ${at}` }));
  expect(reasonsOf(withSlots(...many))).toEqual([`slots: Too big: expected array to have <=${mostSlots} items.`]);
});

test('a screen is not called as a module of a slot', () => {
  const routes = [{ ...screenAt('/bags'), screen: 'slot-bags' }];
  expect(reasonsOf({ ...withSlots(), routes, nav: [] })).toEqual([
    'routes.0.screen: slot-bags begins as the modules of slots do.',
  ]);
});
