import { createServer } from 'node:net';

/** Something outside the product is in the way: the command ends with this one line and exit code 1. */
export class Obstacle extends Error {}

/** @throws Obstacle always */
export function fail(reason: string): never {
  throw new Obstacle(reason);
}

const codes: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room and start again.',
  EDQUOT: 'The disk quota is used up. Make room and start again.',
  EROFS: 'The disk can only be read here.',
};

/** The line that tells a person what is in the way. @throws the error itself when it is a mistake of ours */
export function obstacleIn(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof Obstacle) return message;
  if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
  return codes[code] ?? message;
}

/** A port of loopback that nobody listens on just now. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Whether this process may listen there. */
export const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });

/** Waits until `check` says yes. @throws Obstacle with `otherwise` when it does not within `seconds`. */
export async function until(
  check: () => Promise<boolean> | boolean,
  seconds: number,
  otherwise: string,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await check())) {
    if (Date.now() > deadline) fail(otherwise);
    await new Promise((go) => setTimeout(go, 50));
  }
}
