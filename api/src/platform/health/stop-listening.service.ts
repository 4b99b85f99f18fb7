import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

const shortMs = 1;
const patienceMs = 1000;

/**
 * Takes no more connections. Whoever is still in line when a listener closes is cut off, their request on its way, and a load balancer
 * may not send that to another process; so it closes after a short turn of the loop that found nobody in line. Those that were
 * taken are served.
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
