import type { FastifyInstance } from 'fastify';

/** A start that failed for a reason a person can act on; its message is all there is to say. */
export class StartError extends Error {}

/** Listens on loopback and answers the origin. Throws {@link StartError} when the port is taken. */
export async function listenOnLoopback(server: FastifyInstance, port: number): Promise<string> {
  try {
    return await server.listen({ host: '127.0.0.1', port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`port ${port} is taken: choose another SIMULATORS_PORT`);
    if (code === 'EACCES') throw new StartError(`port ${port} may not be used by this user`);
    throw error;
  }
}
