import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy before the database whose connections can be cut and restored. */
export type DatabaseProxy = {
  url: string;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  end: () => Promise<void>;
};

/** Starts a proxy to the server of a database address. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const carry = (socket: Socket): void => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one) && other.destroy());
      one.pipe(other);
    }
  };
  let server: Server;
  const listen = (port: number): Promise<number> =>
    new Promise((ready) => {
      server = createServer(carry).listen(port, '127.0.0.1', () => ready((server.address() as { port: number }).port));
    });
  const cut = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of open) socket.destroy();
    });
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, cut, mend: async () => void (await listen(port)), end: cut };
}
