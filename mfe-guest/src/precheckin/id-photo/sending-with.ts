/** As long as bytes move nobody is cut off. */
const stillMs = 30_000;

const headersOf = ({ headers }: RequestInit): [string, string][] => [...new Headers(headers)];

/**
 * A `fetch` that tells how much of the body is sent, from 0 to 1, which the browser's own cannot. Of its options it takes method,
 * headers and a body of text.
 * @throws TypeError without a connection, DOMException "TimeoutError" when nothing moved for half a minute
 */
export const sendingWith =
  (onShare: (share: number) => void): typeof fetch =>
  (url, init = {}) =>
    new Promise((answer, fail) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), stillMs);
      };
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        onShare(loaded / total);
      };
      request.onload = () => {
        const type = request.getResponseHeader('content-type') ?? '';
        answer(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
      };
      request.onerror = () => fail(new TypeError('The connection was lost.'));
      request.onabort = () => fail(new DOMException('Nothing moved for too long.', 'TimeoutError'));
      request.onloadend = () => clearTimeout(timer);
      request.open(init.method ?? 'GET', url instanceof Request ? url.url : url);
      for (const [name, value] of headersOf(init)) request.setRequestHeader(name, value);
      wait();
      request.send(init.body as string);
    });
