import { expect, test } from '@jest/globals';
import { spokenFacts } from './spoken-facts.mapper.ts';

const profile = {
  name: 'Harbor Inn',
  description: '',
  phone: '+14155550100',
  email: '',
  address: '1 Pier St, San Francisco, CA 94103',
  terms: 'Cancel 48 hours before.',
  checkInHour: '15:00',
  checkOutHour: '10:00',
  amenities: ['free WiFi', 'parking'],
  image: null,
};

const hotel = {
  name: 'The Pier',
  phone: '+14155550100',
  address: '2 Pier St',
  website: '',
  propertyImage: null,
  checkInHour: '16:00',
  checkOutHour: '11:30',
};

test.each([
  ['check-in', 'Check-in starts at 4 PM.'],
  ['When is checkout?', 'Check-out is until 11:30 AM.'],
  ['parking', 'The hotel has free WiFi, parking.'],
  ['cancellation', 'Cancel 48 hours before.'],
])('about "%s" it says "%s"', (topic, said) => expect(spokenFacts(profile, hotel, topic)).toBe(said));

test('it names the hotel and its address as guests know them', () => {
  expect(spokenFacts(profile, hotel, 'address')).toBe('We are at 2 Pier St.');
  expect(spokenFacts(profile, hotel)).toContain('This is The Pier.');
});

test('says the hours that the hotel has set, not those of the property system', () => {
  const said = spokenFacts(profile, { ...hotel, checkInHour: '14:30' }, 'time');
  expect(said).toBe('Check-in starts at 2:30 PM. Check-out is until 11:30 AM.');
});

test('without a topic, or with an unknown one, it says every known fact', () => {
  for (const topic of [undefined, 'dragons']) {
    const said = spokenFacts(profile, hotel, topic);
    expect(said).toMatch(/^This is The Pier\./);
    expect(said).toContain('Check-in starts at 4 PM.');
  }
});

test('an unknown fact is not said', () => {
  const bare = { ...profile, amenities: [], terms: '' };
  expect(spokenFacts(bare, hotel)).not.toMatch(/Cancel|The hotel has/);
});
