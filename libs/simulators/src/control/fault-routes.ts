import type { FastifyInstance } from 'fastify';
import { clearFaults, findDial, readFaults, setFaults, stateOf } from './faults.ts';
import type { Providers } from './providers.ts';

/** Adds the fault dial for programs. */
export function addFaultRoutes(server: FastifyInstance, providers: Providers): void {
  server.get('/api/faults', async () => readFaults(providers));

  server.put<{ Params: { provider: string } }>('/api/faults/:provider', async ({ params, body }) => {
    const dial = findDial(providers, params.provider);
    setFaults(dial, body);
    return stateOf(dial);
  });

  server.delete('/api/faults', async () => {
    clearFaults(providers);
    return readFaults(providers);
  });
}
