import { randomInt } from 'node:crypto';
import { isFree } from '@booking/remote-kit/command/is-free';
import { fail } from '@booking/remote-kit/command/user-facing-error';

export { fail, UserFacingError, userFacingMessage } from '@booking/remote-kit/command/user-facing-error';
export { isFree };

const rowsOfEach = 150;
let row = randomInt(rowsOfEach);

/**
 * The first of up to five free ports in a row, for a program that listens there only later. They are below those that the system
 * gives out by itself, and of sixteen test processes side by side no two choose among the same.
 * @throws UserFacingError when all are taken
 */
export async function reserveFreePort(count = 1, worker = Number(process.env['JEST_WORKER_ID'] ?? 0)): Promise<number> {
  for (let tries = 0; tries < rowsOfEach; tries += 1) {
    row = (row + 1) % rowsOfEach;
    const first = 20_000 + 5 * (16 * row + (worker % 16));
    const ports = Array.from({ length: count }, (_, n) => first + n);
    if ((await Promise.all(ports.map((port) => isFree(port, '127.0.0.1')))).every(Boolean)) return first;
  }
  return fail('There is no free port between 20000 and 32000. Stop a program that listens there.');
}

/** Waits until `check` says yes. @throws UserFacingError with `otherwise` when it does not within `seconds`. */
export async function waitUntil(
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
