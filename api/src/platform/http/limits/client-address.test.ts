import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressBuckets } from './client-address.rule.ts';

const names = (address: string): string[] => addressBuckets(address).map(({ name }) => name);

test.each([
  ['203.0.113.9'],
  [' 203.0.113.9 '],
  ['203.0.113.9:51234'],
  ['::ffff:203.0.113.9'],
  ['::FFFF:cb00:7109'],
  ['0:0:0:0:0:ffff:cb00:7109'],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.9'],
  ['[::ffff:203.0.113.9]:443'],
])('counts %s as the one IPv4 address that it is', (address) => {
  expect(names(address)).toEqual(['203.0.113.9']);
});

test.each([
  ['2001:db8:1:2::7'],
  ['2001:DB8:1:2::7'],
  ['2001:0db8:0001:0002:0000:0000:0000:0007'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2:0:0:203.0.113.9'],
  ['[2001:db8:1:2::7]:51234'],
  ['2001:db8:1:2::7%eth0'],
])('counts %s with its /64, and with its /48', (address) => {
  expect(names(address)).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
});

test('keeps two networks apart, and gives a /48 more room than a /64', () => {
  expect(names('2001:db8:1:3::7')).toEqual(['2001:db8:1:3::/64', '2001:db8:1::/48']);
  expect(names('2001:db8:2:2::7')).toEqual(['2001:db8:2:2::/64', '2001:db8:2::/48']);
  const [narrow, wide] = addressBuckets('2001:db8::');
  expect(wide!.times).toBeGreaterThan(narrow.times);
});

test('counts whatever is no address together, so that no spelling has a counter of its own', () => {
  for (const text of ['', 'unknown', '1.2.3', '010.0.0.1', '2001:db8:::1', '_hidden']) {
    expect(names(text)).toEqual(['unreadable']);
  }
});

test('never throws and gives an address of a /64 the counters of all others there', () => {
  fc.assert(fc.property(fc.string(), (text) => names(text).length > 0));
  fc.assert(fc.property(fc.ipV6(), (address) => expect(names(address).length).toBeGreaterThan(0)));
});
