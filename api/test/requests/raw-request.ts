import { request } from 'node:http';

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends the head alone, and waits for what is said to that. */
  unfinished?: boolean;
};

/** A request with exactly these headers and this path: `fetch` decides about some of them by itself. */
export function rawRequest(origin: string, path: string, options: Options = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body, unfinished = false } = options;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((done, failed) => {
    const sent = request({ hostname, port, path, method, headers: { ...length, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        done({ status: answer.statusCode!, headers: answer.headers, body: text });
        if (unfinished) sent.destroy();
      });
    });
    sent.on('error', failed);
    if (unfinished) sent.flushHeaders();
    else sent.end(body);
  });
}
