import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { CDPSession } from '@playwright/test';
import { recordRequests } from './network-requests.ts';

const session = () => Object.assign(new EventEmitter(), { send: async () => ({}) });
const sent = (requestId: string, url: string, timestamp: number) =>
  ['Network.requestWillBeSent', { requestId, request: { url }, type: 'Script', timestamp }] as const;

test('what was asked of the network is told with its time and its size; what the cache had is not', async () => {
  const browser = session();
  const asked = await recordRequests(browser as unknown as CDPSession);
  browser.emit(...sent('1', 'https://localhost/', 7));
  browser.emit(...sent('2', 'data:image/svg+xml,', 7.1));
  browser.emit(...sent('3', 'https://localhost/main.js', 7.2));
  browser.emit(...sent('4', 'https://localhost/react.js', 7.2));
  browser.emit('Network.requestServedFromCache', { requestId: '3' });
  browser.emit('Network.responseReceived', { requestId: '4', response: { fromDiskCache: true, headers: {} } });
  browser.emit('Network.responseReceived', { requestId: '1', response: { headers: { 'content-length': '1536' } } });
  browser.emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 2048 });
  browser.emit(...sent('5', 'https://localhost/late.js', 8.5));
  expect(asked()).toEqual([
    { url: 'https://localhost/', type: 'Script', at: 0, kb: 2, bodyKb: 1.5 },
    { url: 'https://localhost/late.js', type: 'Script', at: 1500, kb: 0, bodyKb: 0 },
  ]);
});
