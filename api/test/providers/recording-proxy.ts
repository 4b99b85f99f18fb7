import { createServer } from 'node:http';

/** One request and its answer, whole. */
export type Exchange = {
  /** When the request came, ms. */
  at: number;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
  status: number;
  answer: string;
};

/** Stands between the API and a provider, and keeps what both say. */
export type RecordingProxy = {
  url: string;
  exchanges: Exchange[];
  /** Answers to these requests, as in `GET /path`, get lost: the connection breaks instead. */
  losing: RegExp | null;
  /** What happens between a request's arrival at the provider and its answer. */
  meanwhile: ((exchange: Exchange) => Promise<void>) | null;
  /** Resolves with the next request. */
  next: () => Promise<void>;
  stop: () => Promise<void>;
};

const perHop = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'content-encoding'];

const passedOn = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !perHop.includes(name)));

/** Starts a proxy in front of `target`, whose path is kept. */
export async function startProxy(target: string): Promise<RecordingProxy> {
  const { origin, pathname } = new URL(target);
  const exchanges: Exchange[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, reply) => {
    const at = performance.now();
    const stop = new AbortController();
    reply.on('close', () => stop.abort());
    const pass = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = request;
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const sent = Buffer.concat(chunks);
      const headers = passedOn(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const { pathname: path, searchParams: query } = new URL(url, origin);
      const body = sent.toString('utf8');
      const exchange: Exchange = { at, method, path, query, headers, body, status: 0, answer: '' };
      exchanges.push(exchange);
      waiting.splice(0).forEach((tell) => tell());
      const init = { method, headers, redirect: 'manual', signal: stop.signal } as const;
      const answer = await fetch(origin + url, sent.length > 0 ? { ...init, body: sent } : init);
      exchange.answer = await answer.text();
      exchange.status = answer.status;
      await proxy.meanwhile?.(exchange);
      if (proxy.losing?.test(`${method} ${path}`)) throw new Error('The answer is lost.');
      reply.writeHead(answer.status, passedOn(answer.headers)).end(exchange.answer);
    };
    pass().catch(() => reply.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const proxy: RecordingProxy = {
    url: `http://127.0.0.1:${port}${pathname === '/' ? '' : pathname}`,
    exchanges,
    losing: null,
    meanwhile: null,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
