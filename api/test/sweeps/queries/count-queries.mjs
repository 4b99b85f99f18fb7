/** Loaded before the API: from here on every answer says in `x-queries` how many queries it took. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import pg from 'pg';

const inHand = new AsyncLocalStorage();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...rest) {
  const request = inHand.getStore();
  if (request) request.queries += 1;
  return query.apply(this, rest);
};

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...rest) {
  if (event !== 'request') return emit.call(this, event, ...rest);
  const request = { queries: 0 };
  const [, response] = rest;
  const { writeHead } = response;
  response.writeHead = function (...head) {
    this.setHeader('x-queries', request.queries);
    return writeHead.apply(this, head);
  };
  return inHand.run(request, () => emit.call(this, event, ...rest));
};
