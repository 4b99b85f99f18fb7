import { expect, test } from '@jest/globals';
import { hostOf, isLoopback, isNamed } from './host-name.rule.ts';

const [stay, desk] = [hostOf('https://stay.hotel.example'), hostOf('https://desk.hotel.example')];

test.each([
  'stay.hotel.example',
  'STAY.hotel.example',
  'stay.hotel.example.',
  'Stay.Hotel.Example.:443',
  // a proxy may listen elsewhere than the product
  'stay.hotel.example:8443',
])('knows %s as the name of guests', (host) => {
  expect([isNamed(host, stay, desk), isNamed(host, desk, stay)]).toEqual([true, false]);
});

test.each([
  undefined,
  '',
  'evil.example',
  'stay.hotel.example.evil.example',
  'evil@stay.hotel.example',
  'stay.hotel.example/x',
  'stay.hotel.example:443:80',
  'stay.hotel.example..',
])('knows %j as no host', (host) => expect(isNamed(host, stay, desk)).toBe(false));

test('tells two names apart by their ports where nothing else differs', () => {
  const [one, two] = [hostOf('https://hotel.example'), hostOf('https://hotel.example:8443')];
  expect(['hotel.example', 'hotel.example:443', 'hotel.example:8443'].map((host) => isNamed(host, one, two))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isNamed('hotel.example:8443', two, one)).toBe(true);
});

test.each(['localhost', 'localhost:4200', '127.0.0.1:80', '[::1]:4200'])('%s is this machine', (host) =>
  expect(isLoopback(host)).toBe(true),
);

test.each(['localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.7'])('%s is not this machine', (host) =>
  expect(isLoopback(host)).toBe(false),
);
