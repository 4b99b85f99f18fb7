import type { Page } from '../console.ts';

/** What is held on the page at a moment, by what it is called. */
export type Traces = Record<string, number>;

type Listening = typeof globalThis.addEventListener;
type Listener = Parameters<Listening>[1];
type Target = { addEventListener: Listening; removeEventListener: Listening };
type Counting = typeof globalThis & { counts?: (() => Traces)[] };

// Each of these runs in the page before anything else does, and keeps count of what could outlive a screen.

function countListeners(): void {
  const heard = new Map<string, Set<unknown>>();
  const setOf = (key: string): Set<unknown> => heard.get(key) ?? heard.set(key, new Set()).get(key)!;
  const keyOf = (name: string, type: string, options: Parameters<Listening>[2]): string =>
    `${name} listens to ${type}${(typeof options === 'object' ? options.capture : options) ? ' first' : ''}`;

  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const { addEventListener: add, removeEventListener: remove } = target as Target;
    target.addEventListener = (type: string, listener: never, options?: Parameters<Listening>[2]) => {
      const set = setOf(keyOf(name, type, options)).add(listener);
      const { once, signal } = typeof options === 'object' ? options : {};
      if (once) add.call(target, type, () => set.delete(listener), options);
      signal?.addEventListener('abort', () => set.delete(listener));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: never, options?: Parameters<Listening>[2]) => {
      setOf(keyOf(name, type, options)).delete(listener);
      remove.call(target, type, listener, options);
    };
  }

  // each call of matchMedia makes an object of its own, which stays for as long as somebody listens to it
  const perQuery = new Map<MediaQueryList, Set<Listener>>();
  const prototype = MediaQueryList.prototype as unknown as Target;
  const { addEventListener: add, removeEventListener: remove } = prototype;
  prototype.addEventListener = function (this: MediaQueryList, type: string, listener: Listener) {
    perQuery.set(this, (perQuery.get(this) ?? new Set()).add(listener));
    add.call(this, type, listener);
  };
  prototype.removeEventListener = function (this: MediaQueryList, type: string, listener: Listener) {
    perQuery.get(this)?.delete(listener);
    remove.call(this, type, listener);
  };

  ((globalThis as Counting).counts ??= []).push(() => ({
    ...Object.fromEntries([...heard].map(([key, { size }]) => [key, size])),
    'listeners to media queries': [...perQuery.values()].reduce((sum, { size }) => sum + size, 0),
  }));
}

function countTimers(): void {
  const intervals = new Map<unknown, number>();
  const timeouts = new Set<unknown>();
  const every = window.setInterval.bind(window);
  const after = window.setTimeout.bind(window);
  const end = window.clearInterval.bind(window);
  const forget = (timer: number | undefined): void => {
    intervals.delete(timer);
    timeouts.delete(timer);
    end(timer);
  };
  const setInterval = (work: () => void, ms = 0, ...rest: never[]): number => {
    const timer = every(work, ms, ...rest);
    intervals.set(timer, ms);
    return timer;
  };
  const setTimeout = (work: (...rest: never[]) => void, ms?: number, ...rest: never[]): number => {
    const timer = after(() => {
      timeouts.delete(timer);
      work(...rest);
    }, ms);
    timeouts.add(timer);
    return timer;
  };
  Object.assign(window, { setInterval, setTimeout, clearInterval: forget, clearTimeout: forget });
  ((globalThis as Counting).counts ??= []).push(() => {
    const counts: Traces = { timeouts: timeouts.size };
    for (const ms of intervals.values()) {
      const key = `intervals of ${ms} ms`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  });
}

type Observer = { observe: (target: Node) => void; unobserve?: (target: Node) => void; disconnect: () => void };

function countObservers(): void {
  const watched = new Map<string, Map<Observer, Set<Node>>>();
  const globals = globalThis as unknown as Record<string, { prototype: Observer }>;
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) {
    const perObserver = new Map<Observer, Set<Node>>();
    watched.set(`watched by ${name}s`, perObserver);
    const { prototype } = globals[name]!;
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (this: Observer, ...given: [Node]) {
      perObserver.set(this, (perObserver.get(this) ?? new Set()).add(given[0]));
      observe.apply(this, given);
    };
    if (unobserve) {
      prototype.unobserve = function (this: Observer, target: Node) {
        perObserver.get(this)?.delete(target);
        unobserve.call(this, target);
      };
    }
    prototype.disconnect = function (this: Observer) {
      perObserver.delete(this);
      disconnect.call(this);
    };
  }
  ((globalThis as Counting).counts ??= []).push(() =>
    Object.fromEntries(
      [...watched].map(([key, perObserver]) => [
        key,
        [...perObserver.values()].reduce((sum, { size }) => sum + size, 0),
      ]),
    ),
  );
}

function countWhatStands(): void {
  // a rule that is there once may be needed again, and some come late, with a state that is seldom shown
  const repeatedRules = (): number => {
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return rules.length - new Set(rules.map(({ cssText }) => cssText)).size;
  };
  ((globalThis as Counting).counts ??= []).push(() => ({
    'repeated style rules': repeatedRules(),
    'style sheets': document.styleSheets.length + document.adoptedStyleSheets.length,
    'elements in the head': document.head.children.length,
    'elements in the body': document.body.children.length,
    ...Object.fromEntries(Object.getOwnPropertyNames(window).map((key) => [`window.${key}`, 1])),
  }));
}

export async function keepCount(page: Page): Promise<void> {
  for (const count of [countListeners, countTimers, countObservers, countWhatStands]) await page.addInitScript(count);
}

const tracesOf = (page: Page): Promise<Traces> =>
  page.evaluate(() => Object.assign({}, ...(globalThis as Counting).counts!.map((count) => count())) as Traces);

/** What is there once nothing more comes: a screen is still at work when its heading stands. */
async function tracesAtRest(page: Page): Promise<Traces> {
  const [earlier, traces] = [await tracesOf(page), await page.waitForTimeout(1_000).then(() => tracesOf(page))];
  const isAtRest = Object.entries(traces).every(([key, much]) => much === earlier[key]);
  return isAtRest ? traces : tracesAtRest(page);
}

/** @returns asks what there is more of than now */
export async function growthFromHere(page: Page): Promise<() => Promise<Traces>> {
  const before = await tracesAtRest(page);
  return async () => {
    const now = Object.entries(await tracesOf(page));
    return Object.fromEntries(
      now.flatMap(([key, much]) => (much > (before[key] ?? 0) ? [[key, much - (before[key] ?? 0)]] : [])),
    );
  };
}
