import { Console } from 'node:console';
import { registerHooks } from 'node:module';
import { Writable } from 'node:stream';
import type { RenderGuestPage } from '@booking/contracts/guest-site';
import type { ToRenderer } from './renderer-messages.mapper.ts';

// A process that renders pages with code that a team shipped. It was started without an environment and without permission for files,
// processes and threads. Node 24 has no permission for the network yet: whatever leads to it is taken away before that code is loaded.

type Answer = Extract<ToRenderer, { kind: 'answer' }>['answer'];

const own = process;
const say = (message: object): void => void own.send!(message);
const address = 'site:renderer';
let loading: Promise<{ render: RenderGuestPage }>;

const answers = new Map<number, (answer: Answer) => void>();
let calls = 0;

/** A `fetch` of the API, which the process that started this one answers. */
const fetchFor =
  (page: number): typeof fetch =>
  async (url) => {
    const call = ++calls;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answers.set(call, resolve);
    say({ kind: 'asks', page, call, url: String(url as string) });
    const answer = await promise;
    if (!answer) throw new DOMException('No answer came in time.', 'TimeoutError');
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } });
  };

function close(source: string): void {
  registerHooks({
    resolve: (wanted) => {
      if (wanted === address) return { url: address, shortCircuit: true };
      throw new Error('A site imports nothing at run time.');
    },
    load: () => ({ format: 'module', source, shortCircuit: true }),
  });
  // it is made when it is first asked for, and brings a way to the network along
  void globalThis.Response;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    const { writable } = Object.getOwnPropertyDescriptor(globalThis, symbol)!;
    if (writable) Object.assign(globalThis, { [symbol]: undefined });
  }
  for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'])
    Reflect.deleteProperty(globalThis, name);
  // the one that is there holds sockets
  globalThis.console = new Console(new Writable({ write: (_chunk, _encoding, done) => done() }));
}

const said = (error: unknown): object =>
  error instanceof Error ? { name: error.name, detail: String(error.stack).slice(0, 2000) } : { name: typeof error };

async function render({ page, request }: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
  try {
    const rendered = await (await loading).render(request, fetchFor(page));
    say({ kind: 'rendered', page, rendered });
  } catch (error) {
    say({ kind: 'threw', page, ...said(error) });
  }
}

own.on('message', (heard) => {
  const message = heard as ToRenderer;
  switch (message.kind) {
    case 'load':
      close(message.source);
      loading = import(address) as typeof loading;
      loading.then(
        () => say({ kind: 'loaded' }),
        (error: unknown) => say({ kind: 'unloadable', ...said(error) }),
      );
      return;
    case 'render':
      return void render(message);
    case 'answer':
      answers.get(message.call)?.(message.answer);
      answers.delete(message.call);
  }
});
own.on('disconnect', () => own.exit());
