import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type SecureServerOptions,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../src/machine/machine.ts';

/** Whose certificate a browser is to take though nobody vouches for it: only so does it cache what comes from there. */
export type Certificate = Pick<SecureServerOptions, 'key' | 'cert'> & { fingerprint: string };
export type Front = { url: string; stop: () => Promise<void> };

/** A certificate for `localhost` of a day. @throws UserFacingError without openssl */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'booking-front-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const pem = { key: readFileSync(key), cert: readFileSync(cert) };
    const spki = new X509Certificate(pem.cert).publicKey.export({ type: 'spki', format: 'der' });
    return { ...pem, fingerprint: createHash('sha256').update(spki).digest('base64') };
  } catch {
    return fail('Pages are measured over HTTP/2, and openssl, which makes the certificate for it, is not here.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of one connection, not of what is asked or answered; HTTP/2 refuses them. */
const hops = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'http2-settings'];

const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hops.includes(name)));

/**
 * TLS and HTTP/2 before what speaks HTTP/1.1 on loopback, as nginx stands before the product; what passes stays as it is.
 * @param originOf who answers for a path
 */
export async function startFront(originOf: (path: string) => string, certificate: Certificate): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const { method, authority, headers, url } = request;
    const passed = { ...withoutHops(headers), host: authority, 'x-forwarded-proto': 'https' };
    const onward = ask(new URL(url, originOf(url)), { method, agent, headers: passed }, (answer) => {
      response.writeHead(answer.statusCode!, withoutHops(answer.headers));
      answer.pipe(response);
    });
    onward.on('error', () => response.stream?.close());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, pass);
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    for (const session of sessions) session.destroy();
    agent.destroy();
    await closed;
  };
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, stop };
}
