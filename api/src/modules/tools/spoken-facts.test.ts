import { expect, test } from '@jest/globals';
import { defaultSettings } from '@booking/contracts/settings';
import { spokenFacts } from './spoken-facts.ts';

const profile = {
  name: 'Harbor Inn',
  description: '',
  phone: '+14155550100',
  email: '',
  address: '1 Pier St, San Francisco, CA 94103',
  checkInTime: '15:00',
  checkOutTime: '11:30',
  terms: 'Cancel 48 hours before.',
  amenities: ['free WiFi', 'parking'],
  image: null,
};

test.each([
  ['check-in', 'Check-in starts at 3 PM.'],
  ['When is checkout?', 'Check-out is until 11:30 AM.'],
  ['parking', 'The house has free WiFi, parking.'],
  ['cancellation', 'Cancel 48 hours before.'],
])('about "%s" it says "%s"', (topic, said) => expect(spokenFacts(profile, defaultSettings, topic)).toBe(said));

test('what the hotel wrote in its settings comes before what the property system says', () => {
  const own = { ...defaultSettings, hotelAddress: '2 Pier St', hotelName: 'The Pier' };
  expect(spokenFacts(profile, own, 'address')).toBe('We are at 2 Pier St.');
  expect(spokenFacts(profile, own)).toContain('This is The Pier.');
});

test('without a topic, or with one that nobody knows, it says all it knows', () => {
  for (const topic of [undefined, 'dragons']) {
    const said = spokenFacts(profile, defaultSettings, topic);
    expect(said).toMatch(/^This is Harbor Inn\./);
    expect(said).toContain('Check-in starts at 3 PM.');
  }
});

test('what nobody knows is not said', () => {
  const bare = { ...profile, checkInTime: '', amenities: [], terms: '' };
  expect(spokenFacts(bare, defaultSettings)).not.toMatch(/Check-in|The house has/);
});
