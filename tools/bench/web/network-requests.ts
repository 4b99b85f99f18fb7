import type { CDPSession } from '@playwright/test';

/** What a page asked the network for. `at` is in ms from its first request; what came from the cache is not among it. */
export type NetworkRequest = { url: string; type: string; at: number; kb: number; bodyKb: number };

/** Hears of all requests of a page from here on, those of its preloads too. */
export async function recordRequests(session: CDPSession): Promise<() => NetworkRequest[]> {
  const asked = new Map<string, NetworkRequest>();
  const cached = new Set<string>();
  let began: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other', timestamp }) => {
    if (!url.startsWith('http')) return;
    began ??= timestamp;
    asked.set(requestId, { url, type, at: (timestamp - began) * 1000, kb: 0, bodyKb: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
    const one = asked.get(requestId);
    if (one) one.bodyKb = Number(response.headers['content-length'] ?? 0) / 1024;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (!one) return;
    one.kb = encodedDataLength / 1024;
    // a body whose length was not said before
    one.bodyKb ||= one.kb;
  });
  await session.send('Network.enable');
  return () => [...asked].filter(([id]) => !cached.has(id)).map(([, one]) => one);
}

/** What the page shows, rather than what it shows it with. */
export const isData = ({ url, type }: NetworkRequest): boolean =>
  type === 'Fetch' || type === 'XHR' || new URL(url).pathname.startsWith('/api/');
