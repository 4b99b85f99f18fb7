import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

type Pass = (change?: (file: Buffer) => Uint8Array) => void;

/** What becomes of a request on its way: it is answered in the server's place, or passed on, later or with its answer changed. */
export type Fault = (reply: ServerResponse, pass: Pass) => void;

export const missing: Fault = (reply) => void reply.writeHead(404).end();

export const aPageInstead: Fault = (reply) =>
  void reply
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Sign in to this network</title>');

export const silentFor20s: Fault = (reply, pass) => {
  const timer = setTimeout(pass, 20_000);
  reply.on('close', () => clearTimeout(timer));
};

export const changedByOneByte: Fault = (_, pass) => pass((file) => file.with(0, file[0]! ^ 1));

/** `address` is that of the hotel, reached over this network. */
export type FaultyNetwork = { address: string; mend: () => void; stop: () => Promise<void> };

/**
 * Stands between browser and hotel, and spoils what is asked for at some paths until it is mended. Everything else passes as it
 * is, so whoever is signed in to the hotel is signed in here.
 */
export async function startFaultyNetwork(isSpoiled: (path: string) => boolean, fault: Fault): Promise<FaultyNetwork> {
  let isMended = false;
  const server = createServer((request, reply) => {
    const { url = '/', method, headers } = request;
    const pass: Pass = (change) => {
      const sent = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
      const asked = ask(new URL(url, process.env['E2E_URL']), { method, headers: sent }, (answer) => {
        reply.writeHead(answer.statusCode!, answer.headers);
        if (!change) return void pipeline(answer, reply, () => undefined);
        buffer(answer).then(
          (file) => reply.end(change(file)),
          () => reply.destroy(),
        );
      });
      asked.on('error', () => reply.destroy());
      reply.on('close', () => asked.destroy());
      request.pipe(asked);
    };
    if (!isMended && isSpoiled(url)) fault(reply, pass);
    else pass();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    mend: () => void (isMended = true),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A journey over such a network. The page goes before it does: what the page asks for later would find nobody. */
export async function over({ stop }: FaultyNetwork, page: Page, journey: () => Promise<void>): Promise<void> {
  try {
    await journey();
  } finally {
    await page.context().close();
    await stop();
  }
}
