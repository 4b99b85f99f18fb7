import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GuestPageRequest, RenderedGuestPage } from '@booking/contracts/guest-site';
import { RendererEnded, RenderFailure } from './render-failure.adapter.ts';
import { FromRenderer, toRenderedPage, type ToRenderer } from './renderer-messages.mapper.ts';

const script = fileURLToPath(new URL(`./site-renderer.worker${extname(import.meta.url)}`, import.meta.url));

/** Neither files nor processes, threads, add-ons, nor code that is made of text; and no more memory than it needs. */
const execArgv = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=96',
  '--max-semi-space-size=2',
];

/** What a page may take of a renderer's own time; while the API is asked, that has a deadline of its own. */
const deadlineMs = 1000;
/** A machine that is busy takes a while to start a process. */
const startMs = 3000;
const mostCalls = 12;

type Page = {
  fetch: typeof fetch;
  done: (rendered: RenderedGuestPage) => void;
  fail: (failure: RenderFailure) => void;
  calls: number;
  asking: number;
  since: number;
  timer: NodeJS.Timeout | undefined;
  isDone: boolean;
};

const late = (): RenderFailure => new RenderFailure('timeout', 'On the server: it gave no page within a second.');

/** A process that renders pages by one build. It is over when it ended; another one is needed then. */
export class Renderer {
  private readonly child: ChildProcess;
  private readonly started = Promise.withResolvers<void>();
  private readonly pages = new Map<number, Page>();
  private newest = 0;
  private saidAt = 0;
  private isEnding = false;
  private ended: RendererEnded | undefined;

  constructor(source: string) {
    this.child = fork(script, { env: {}, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.child.on('message', (message) => this.hear(message));
    this.child.once('error', ({ message }) => this.over(message));
    this.child.once('exit', (code, signal) => this.over(signal ?? `code ${code}`));
    this.child.unref();
    this.child.channel?.unref();
    const slow = setTimeout(() => this.isSlow(), startMs).unref();
    void this.started.promise.then(
      () => clearTimeout(slow),
      () => clearTimeout(slow),
    );
    this.say({ kind: 'load', source });
  }

  get isOver(): boolean {
    return this.ended !== undefined;
  }

  /** @param fetch calls the API for the guest @throws RenderFailure */
  async render(request: GuestPageRequest, fetch: typeof globalThis.fetch): Promise<RenderedGuestPage> {
    await this.started.promise;
    if (this.ended) throw this.ended;
    const { promise, resolve: done, reject: fail } = Promise.withResolvers<RenderedGuestPage>();
    const id = ++this.newest;
    const page: Page = { fetch, done, fail, calls: 0, asking: 0, since: 0, timer: undefined, isDone: false };
    this.pages.set(id, page);
    this.arm(page);
    this.say({ kind: 'render', page: id, request });
    return promise.finally(() => {
      page.isDone = true;
      clearTimeout(page.timer);
      this.pages.delete(id);
    });
  }

  end(): void {
    this.isEnding = true;
    this.child.kill('SIGKILL');
  }

  private say(message: ToRenderer): void {
    // where it cannot be said any more the process has ended, which is heard of
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private arm(page: Page): void {
    if (page.isDone) return;
    page.since = performance.now();
    // what has come meanwhile is read first
    const timer = setTimeout(
      () =>
        setImmediate(() => {
          if (page.timer === timer) this.isLate(page);
        }),
      deadlineMs,
    );
    page.timer = timer;
  }

  /** What says nothing at all meanwhile hangs, and would for all others, too. */
  private isLate(page: Page): void {
    // a process that is ended for another page hears of its end in a moment, and this page gets another try
    if (page.isDone || this.isEnding) return;
    page.fail(late());
    if (this.saidAt < page.since) this.end();
  }

  private isSlow(): void {
    this.started.reject(new RenderFailure('timeout', 'On the server: it did not start.'));
    this.end();
  }

  private over(how: string): void {
    this.ended ??= new RendererEnded(how);
    this.started.reject(this.ended);
    for (const page of this.pages.values()) page.fail(this.ended);
  }

  private hear(message: unknown): void {
    this.saidAt = performance.now();
    const { data: said } = FromRenderer.safeParse(message);
    if (said?.kind === 'loaded') return this.started.resolve();
    if (said?.kind === 'unloadable') {
      this.started.reject(
        new RenderFailure('load-threw', `On the server: it threw ${said.name} as it was loaded.`, said.detail),
      );
      return this.end();
    }
    const page = said && this.pages.get(said.page);
    if (!said || !page) return;
    if (said.kind === 'rendered') page.done(toRenderedPage(said));
    else if (said.kind === 'threw')
      page.fail(new RenderFailure('render-threw', `On the server: it threw ${said.name}.`, said.detail));
    else void this.ask(page, said);
  }

  private async ask(page: Page, { call, url }: Extract<FromRenderer, { kind: 'asks' }>): Promise<void> {
    page.calls++;
    // a page with endless calls counts as late
    if (page.calls > mostCalls || !url.startsWith('/api/'))
      return this.say({ kind: 'answer', call, answer: undefined });
    clearTimeout(page.timer);
    page.timer = undefined;
    page.asking++;
    const answer = await answerOf(page.fetch, url);
    page.asking--;
    if (page.asking === 0) this.arm(page);
    this.say({ kind: 'answer', call, answer });
  }
}

type Answer = Extract<ToRenderer, { kind: 'answer' }>['answer'];

async function answerOf(fetch: typeof globalThis.fetch, url: string): Promise<Answer> {
  try {
    const answer = await fetch(url);
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() };
  } catch {
    return undefined;
  }
}
