import type { Page } from './console.ts';

/** What is held on the page at a moment, by what it is called. */
export type Traces = Record<string, number>;

type Listening = typeof globalThis.addEventListener;

/** Runs in the page before anything else does, and keeps count of what could outlive a screen. */
function count(): void {
  const listeners = new Map<string, Set<unknown>>();
  const timers = { interval: new Set<unknown>(), timeout: new Set<unknown>() };

  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const { addEventListener: add, removeEventListener: remove } = target as {
      addEventListener: Listening;
      removeEventListener: Listening;
    };
    const setOf = (type: string, options: Parameters<Listening>[2]): Set<unknown> => {
      const isCapturing = typeof options === 'object' ? options.capture : options;
      const key = `${name} listens to ${type}${isCapturing ? ' first' : ''}`;
      return listeners.get(key) ?? listeners.set(key, new Set()).get(key)!;
    };
    target.addEventListener = (type: string, listener: never, options?: Parameters<Listening>[2]) => {
      const set = setOf(type, options).add(listener);
      const { once, signal } = typeof options === 'object' ? options : {};
      if (once) add.call(target, type, () => set.delete(listener), options);
      signal?.addEventListener('abort', () => set.delete(listener));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: never, options?: Parameters<Listening>[2]) => {
      setOf(type, options).delete(listener);
      remove.call(target, type, listener, options);
    };
  }

  const every = window.setInterval.bind(window);
  const after = window.setTimeout.bind(window);
  const end = window.clearInterval.bind(window);
  const forget = (timer: number | undefined): void => {
    timers.interval.delete(timer);
    timers.timeout.delete(timer);
    end(timer);
  };
  const setInterval = (work: () => void, ms?: number, ...rest: never[]): number => {
    const timer = every(work, ms, ...rest);
    timers.interval.add(timer);
    return timer;
  };
  const setTimeout = (work: (...rest: never[]) => void, ms?: number, ...rest: never[]): number => {
    const timer = after(() => {
      timers.timeout.delete(timer);
      work(...rest);
    }, ms);
    timers.timeout.add(timer);
    return timer;
  };
  Object.assign(window, { setInterval, setTimeout, clearInterval: forget, clearTimeout: forget });

  const rules = (): number =>
    [...document.styleSheets, ...document.adoptedStyleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  const traces = (): Traces => ({
    ...Object.fromEntries([...listeners].map(([key, { size }]) => [key, size])),
    intervals: timers.interval.size,
    timeouts: timers.timeout.size,
    'style rules': rules(),
    'style sheets': document.styleSheets.length + document.adoptedStyleSheets.length,
    'elements in the head': document.head.children.length,
    'elements in the body': document.body.children.length,
    ...Object.fromEntries(Object.getOwnPropertyNames(window).map((key) => [`window.${key}`, 1])),
  });
  Object.assign(window, { traces });
}

export const keepCount = (page: Page): Promise<unknown> => page.addInitScript(count);

const tracesOf = (page: Page): Promise<Traces> =>
  page.evaluate(() => (globalThis as unknown as { traces: () => Traces }).traces());

/** @returns asks what there is more of than now */
export async function growthFromHere(page: Page): Promise<() => Promise<Traces>> {
  const before = await tracesOf(page);
  return async () => {
    const now = Object.entries(await tracesOf(page));
    return Object.fromEntries(
      now.flatMap(([key, much]) => (much > (before[key] ?? 0) ? [[key, much - (before[key] ?? 0)]] : [])),
    );
  };
}
