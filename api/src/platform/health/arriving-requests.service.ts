import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; reply: ServerResponse };

/** The connections of a server, by which it can be ended: once it closes, Node looks for late requests no more. */
export class ArrivingRequests {
  /** By connection, the last request that began on it; none until its head is whole. */
  private readonly newest = new Map<Socket, Exchange | undefined>();

  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.newest.set(socket, undefined);
      socket.once('close', () => this.newest.delete(socket));
    });
    server.on('request', (request, reply) => this.newest.set(request.socket, { request, reply }));
  }

  /** Closes connections whose request has not arrived as a whole. A complete request gets its answer. */
  cutOff(): void {
    for (const [socket, exchange] of this.newest) {
      const isAnswered = exchange?.request.complete === true && !exchange.reply.writableFinished;
      if (!isAnswered) socket.destroy();
    }
  }
}
