import { expect, test } from '@jest/globals';
import type { SettingEntry } from '@booking/contracts/settings';
import { sourceOf, valueInForce } from './value-source.ts';

const at = '2026-11-10T18:00:00.000Z';
const name = (more: Partial<SettingEntry>): SettingEntry => ({
  ...{ key: 'hotelName', value: 'The hotel', updatedAt: null },
  ...more,
});

test.each<[SettingEntry, string | undefined, string]>([
  [name({}), 'Not entered yet; until then it is “The hotel”', 'The hotel'],
  [{ key: 'hotelPhone', value: '', updatedAt: null }, undefined, ''],
  [
    name({ fromPropertySystem: 'Juniper Lane' }),
    'From Cloudbeds, until it is entered here: “Juniper Lane”',
    'Juniper Lane (from Cloudbeds)',
  ],
  [name({ value: 'Lake House', updatedAt: at }), 'Entered here', 'Lake House'],
  [
    name({ value: 'Lake House', updatedAt: at, fromPropertySystem: 'Juniper Lane' }),
    'Entered here; Cloudbeds says “Juniper Lane”',
    'Lake House',
  ],
  [
    { key: 'hotelPhone', value: '', updatedAt: at, fromPropertySystem: '+15125550100' },
    'From Cloudbeds, until it is entered here: “+15125550100”',
    '+15125550100 (from Cloudbeds)',
  ],
])('%j is told to be %p, and to be %p', (entry, source, value) => {
  expect([sourceOf(entry), valueInForce(entry)]).toEqual([source, value]);
});
