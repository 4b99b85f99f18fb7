import { createServer } from 'node:http';

type Call = Record<string, unknown> & { createdAt: string };

/** A stand-in for the voice platform's REST API: `GET /assistant` and `GET /call`, newest first, an account a key. */
export type FakePlatform = {
  url: string;
  /** What each key's account holds. */
  accounts: Map<string, { orgId: string; calls: Call[] }>;
  asked: string[];
  stop: () => Promise<void>;
};

export async function startPlatform(accounts: FakePlatform['accounts']): Promise<FakePlatform> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://local');
    asked.push(request.url!);
    const account = accounts.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    const send = (status: number, body: unknown): void =>
      void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!account) return send(401, { message: 'Invalid Key.', error: 'Unauthorized', statusCode: 401 });
    if (pathname === '/assistant') return send(200, [{ id: 'a1', orgId: account.orgId }]);
    if (pathname !== '/call') return send(404, { message: 'Not Found', statusCode: 404 });
    const [after, before] = [searchParams.get('createdAtGt') ?? '', searchParams.get('createdAtLt') ?? '9'];
    const newest = account.calls
      .filter(({ createdAt }) => createdAt > after && createdAt < before)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    send(200, newest.slice(0, Number(searchParams.get('limit') ?? 100)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const stop = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, accounts, asked, stop };
}
