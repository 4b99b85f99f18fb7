import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

const shortMs = 1;
const patienceMs = 1000;

/**
 * Accepts no more connections. A connection that still waits when a listener closes is cut off with its request on its way, and a load
 * balancer may not repeat that elsewhere; so it closes after a short turn of the loop in which none was waiting. Accepted connections are
 * served.
 */
export async function stopListening(server: Server): Promise<void> {
  let isQuiet = false;
  const heard = (): void => void (isQuiet = false);
  server.on('connection', heard);
  const until = performance.now() + patienceMs;
  // what is left of this turn looks at no line
  await turn();
  for (let began = 0; !isQuiet && began < until;) {
    began = performance.now();
    isQuiet = true;
    await turn();
    if (performance.now() - began > shortMs) isQuiet = false;
  }
  server.off('connection', heard);
  server.close();
}
