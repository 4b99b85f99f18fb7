import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { refuseCrossSite } from './origin.rule.ts';

type Sent = { method?: string; url?: string; origin?: string; site?: string; mode?: string };

const isRefused = ({ method = 'POST', url = '/api/admin/x', origin, site, mode }: Sent): boolean => {
  const headers = { host: '127.0.0.1:4200', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode };
  try {
    refuseCrossSite({ method, url, headers } as unknown as FastifyRequest, 'https://console.hotel.example/');
    return false;
  } catch (error) {
    expect(error).toMatchObject({ status: 403, code: 'cross_site' });
    return true;
  }
};

test.each<[boolean, Sent]>([
  [false, {}],
  [false, { origin: 'http://127.0.0.1:4200' }],
  [false, { origin: 'https://console.hotel.example' }],
  [false, { origin: 'https://console.hotel.example', site: 'same-origin' }],
  [false, { site: 'none', mode: 'navigate', method: 'GET' }],
  [false, { site: 'cross-site', mode: 'navigate', method: 'GET' }],
  [false, { url: '/room-select/x', origin: 'https://elsewhere.example' }],
  [true, { origin: 'https://elsewhere.example' }],
  [true, { origin: 'null' }],
  [true, { origin: '' }],
  [true, { origin: 'http://127.0.0.1:4201' }],
  [true, { origin: 'http://console.hotel.example' }],
  [true, { origin: 'https://console.hotel.example.elsewhere.example' }],
  [true, { origin: 'https://elsewhere.example', method: 'GET' }],
  [true, { site: 'cross-site' }],
  [true, { site: 'cross-site', mode: 'navigate' }],
  [true, { site: 'cross-site', mode: 'cors', method: 'GET' }],
])('refused is %j for %j', (refused, sent) => {
  expect(isRefused(sent)).toBe(refused);
});
