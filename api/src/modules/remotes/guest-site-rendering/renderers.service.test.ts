import { afterEach, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Renderers } from './renderers.service.ts';

let renderers = new Renderers();
afterEach(() => {
  renderers.onApplicationShutdown();
  renderers = new Renderers();
});

const request = { screen: 'book', pathname: '/book', search: '', hotelTimeZone: 'America/Chicago' };
const noApi: typeof fetch = () => Promise.reject(new TypeError('No answer'));

/** A renderer of which only the body of `render` is written out. */
const source = (body: string, above = ''): string => `
  ${above}
  const page = (html) => ({ html, serverData: {}, hotel: undefined });
  export const render = async (request, fetch) => { ${body} };`;
const rendered = async (body: string, fetch = noApi, above = ''): Promise<string> =>
  (await renderers.render({ digest: body, source: source(body, above) }, request, fetch)).html;

/** The processes that this one started, but not those that have ended. */
async function processes(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,stat=,args=', '--ppid', String(process.pid)]);
  const lines = stdout.split('\n').filter((line) => line.includes('site-renderer.worker') && !/^\s*\d+\s+Z/.test(line));
  return lines.map((line) => Number.parseInt(line.trim(), 10));
}

describe('a page is rendered', () => {
  test('with what its request says, and with what the API answers its guest', async () => {
    const api: typeof fetch = async (url) => Response.json({ asked: url }, { status: 201 });
    const body = `
      const answer = await fetch('/api/hotels');
      return page([request.screen, answer.status, (await answer.json()).asked].join(' '));`;
    expect(await rendered(body, api)).toBe('book 201 /api/hotels');
  });

  test('also where the API does not answer', async () => {
    const body = `return page(await fetch('/api/hotels').catch(({ name }) => name));`;
    expect(await rendered(body)).toBe('TimeoutError');
  });

  test.each(['http://127.0.0.1/api/hotels', '//elsewhere/api/hotels', '/sign-in'])(
    'without an answer of %s, which is no address of the API',
    async (url) => {
      const asked: unknown[] = [];
      const api: typeof fetch = async (address) => Response.json(asked.push(address));
      const body = `return page(await fetch('${url}').catch(({ name }) => name));`;
      expect(await rendered(body, api)).toBe('TimeoutError');
      expect(asked).toEqual([]);
    },
  );

  test('while the API takes longer than a page may', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 1300);
    const api: typeof fetch = () => promise.then(() => new Response('late'));
    expect(await rendered(`return page(await (await fetch('/api/hotels')).text());`, api)).toBe('late');
  });
});

describe('what renders has', () => {
  test.each([
    ['an environment', `typeof process`, 'undefined'],
    ['files', `await import('node:fs').then(() => 'files', ({ message }) => message)`, 'A site imports nothing'],
    [
      'modules of Node',
      `await import('node:module').then(() => 'modules', ({ message }) => message)`,
      'A site imports',
    ],
    [
      'code from an address',
      `await import('data:text/javascript,1').then(() => 'code', ({ message }) => message)`,
      'A site',
    ],
    [
      'code that is made of text',
      `(() => { try { return eval('1 + 1'); } catch ({ name }) { return name; } })()`,
      'EvalError',
    ],
    ['a fetch of everything', `typeof globalThis.fetch`, 'undefined'],
    ['web sockets', `typeof WebSocket + typeof EventSource`, 'undefinedundefined'],
    ['the sockets of its output', `String(console._stderr instanceof Object && 'connect' in console._stderr)`, 'false'],
  ])('no %s', async (_, expression, words) => {
    expect(await rendered(`return page(String(${expression}));`)).toContain(words);
  });

  test('no other way to the network', async () => {
    let asked = 0;
    const server = createServer((_, answer) => void answer.end(String(++asked))).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const body = `
      const keys = Object.getOwnPropertySymbols(globalThis);
      const dispatchers = keys.map((key) => globalThis[key]).filter((value) => typeof value?.dispatch === 'function');
      for (const dispatcher of dispatchers)
        dispatcher.dispatch({ origin: 'http://127.0.0.1:${port}', path: '/', method: 'GET' }, {});
      return page(String(dispatchers.length));`;
    try {
      expect(await rendered(body)).toBe('0');
      expect(asked).toBe(0);
    } finally {
      server.close();
    }
  });

  test('a console that says nothing and does not fail', async () => {
    expect(await rendered(`console.error('said'); return page('rendered');`)).toBe('rendered');
  });
});

describe('a page is refused, and others go on, where what renders', () => {
  test('throws', async () => {
    const failure = { outcome: 'render-threw', message: 'On the server: it threw TypeError.' };
    await expect(rendered(`throw new TypeError('of a guest')`)).rejects.toMatchObject(failure);
  });

  test('throws what is no error, or gives what is no page', async () => {
    await expect(rendered(`throw 'words'`)).rejects.toMatchObject({ outcome: 'render-threw' });
    await expect(rendered(`return { html: 7, serverData: 'none' };`)).rejects.toMatchObject({ outcome: 'timeout' });
  });

  test('throws as it is loaded', async () => {
    const above = `throw new RangeError('early');`;
    const failure = { outcome: 'load-threw', message: 'On the server: it threw RangeError as it was loaded.' };
    await expect(rendered(`return page('')`, noApi, above)).rejects.toMatchObject(failure);
  });

  test('never answers: that page alone', async () => {
    const body = `if (request.screen === 'ai') await new Promise(() => undefined); return page('rendered');`;
    const build = { digest: 'never', source: source(body) };
    const never = renderers.render(build, { ...request, screen: 'ai' }, noApi);
    const pages = await Promise.all([1, 2, 3].map(() => renderers.render(build, request, noApi)));
    expect(pages.map(({ html }) => html)).toEqual(['rendered', 'rendered', 'rendered']);
    await expect(never).rejects.toMatchObject({ outcome: 'timeout' });
  });

  test('asks the API on and on: that page alone, after a dozen answers', async () => {
    let asked = 0;
    const api: typeof fetch = async () => new Response(String(++asked));
    const body = `for (;;) await fetch('/api/hotels').catch(() => new Promise((done) => setTimeout(done, 20)));`;
    await expect(rendered(body, api)).rejects.toMatchObject({ outcome: 'timeout' });
    expect(asked).toBe(12);
  });

  test('gives its page before the API has answered: nobody, and its process goes on', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const body = `if (request.screen === 'book') void fetch('/api/hotels').catch(() => undefined); return page('rendered');`;
    const build = { digest: 'early', source: source(body) };
    expect((await renderers.render(build, request, () => promise)).html).toBe('rendered');
    const [before] = await processes();
    resolve(new Response('late'));
    // as long as a page has
    await rendered(`await new Promise(() => undefined);`).catch(() => undefined);
    expect(await processes()).toContain(before);
  });

  test('hangs: its process is ended, and whoever was in it is rendered by the next', async () => {
    const body = `if (request.screen === 'ai') for (;;); return page('rendered');`;
    const build = { digest: 'hangs', source: source(body) };
    await renderers.render(build, request, noApi);
    const hanging = renderers.render(build, { ...request, screen: 'ai' }, noApi);
    const [before] = await processes();
    const behind = renderers.render(build, request, noApi);
    await expect(hanging).rejects.toMatchObject({ outcome: 'timeout' });
    expect((await behind).html).toBe('rendered');
    expect(await processes()).not.toContain(before);
  });

  test('eats memory', async () => {
    const body = `if (request.screen === 'ai') { const kept = []; for (;;) kept.push(new Array(1e5).fill({})); } return page('rendered');`;
    const build = { digest: 'eats', source: source(body) };
    const eating = renderers.render(build, { ...request, screen: 'ai' }, noApi);
    await expect(eating).rejects.toMatchObject({ name: 'RenderFailure' });
    expect((await renderers.render(build, request, noApi)).html).toBe('rendered');
  });
});

test('a build that fails three times is left alone, and another one goes on', async () => {
  const body = `throw new Error('broken')`;
  for (const _ of [1, 2, 3]) await expect(rendered(body)).rejects.toMatchObject({ outcome: 'render-threw' });
  await expect(rendered(body)).rejects.toMatchObject({ message: 'On the server: it was not tried, after 3 failures.' });
  expect(await rendered(`return page('rendered');`)).toBe('rendered');
});

test('a process that is killed again and again with four pages in it is started again, and each page is rendered', async () => {
  const body = `await fetch('/api/hotels'); return page('rendered');`;
  for (const _ of [1, 2, 3, 4, 5]) {
    let asked = 0;
    const allAsk = Promise.withResolvers<void>();
    const api: typeof fetch = async () => {
      asked++;
      if (asked === 4) {
        for (const pid of await processes()) process.kill(pid, 'SIGKILL');
        allAsk.resolve();
      }
      await allAsk.promise;
      return new Response('answer');
    };
    const pages = await Promise.all([1, 2, 3, 4].map(() => rendered(body, api)));
    expect(pages).toEqual(['rendered', 'rendered', 'rendered', 'rendered']);
    expect(asked).toBe(8);
  }
});

test('no more than three builds have a process, and none has when the API ends', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await rendered(`return page('${name}');`);
  await expect(until(async () => (await processes()).length === 3)).resolves.toBe(true);
  renderers.onApplicationShutdown();
  await expect(until(async () => (await processes()).length === 0)).resolves.toBe(true);
});

/** @throws Error after five seconds */
async function until(check: () => Promise<boolean>): Promise<true> {
  for (const end = performance.now() + 5000; performance.now() < end;) if (await check()) return true;
  throw new Error('It did not come to that.');
}
