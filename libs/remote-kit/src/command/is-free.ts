import { createServer } from 'node:net';

/** Whether this process may listen there. */
export const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
