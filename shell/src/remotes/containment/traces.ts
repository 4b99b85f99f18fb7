/** What a build of a remote added to the page. All but its styles ends when `life` is aborted. */
type Traces = { life: AbortController; styles: Element[]; shown: number };

const perBuild = new Map<string, Traces>();

function tracesOf(build: string): Traces {
  const traces = perBuild.get(build) ?? { life: new AbortController(), styles: [], shown: 0 };
  perBuild.set(build, traces);
  return traces;
}

type Call = (this: unknown, ...given: unknown[]) => unknown;

const innermostFrame = /^.*:\d+:\d+\)?$/m;
const buildIn = /\/remotes\/(mfe-[a-z-]+\/[0-9a-f]{16})\//;

/** The build whose script itself called a function. What the shell and its libraries do for a remote is theirs, and ends by itself. */
function callerOf(called: Call): Traces | undefined {
  const at: { stack?: string } = {};
  // Firefox has it from 138 on; in older ones nothing is known as a remote's
  (Error as Partial<typeof Error>).captureStackTrace?.(at, called);
  const [, build] = buildIn.exec(innermostFrame.exec(at.stack ?? '')?.[0] ?? '') ?? [];
  return build === undefined ? undefined : tracesOf(build);
}

type Instead = (traces: Traces, call: Call, given: unknown[], self: unknown) => unknown;

/** Has something else done where a remote calls a function of the page. */
function wrap(target: object, name: string, instead: Instead): void {
  const methods = target as Record<string, Call>;
  const original = methods[name]!;
  methods[name] = function called(this: unknown, ...given) {
    const traces = callerOf(called);
    const call: Call = (...other) => original.apply(this, other);
    return traces ? instead(traces, call, given, this) : call(...given);
  };
}

/** @returns keeps it from being done, as it was done already */
function onLeave({ life: { signal } }: Traces, end: () => void): () => void {
  signal.addEventListener('abort', end);
  return () => signal.removeEventListener('abort', end);
}

const watchListeners = (target: EventTarget): void =>
  wrap(target, 'addEventListener', ({ life: { signal } }, call, [type, listener, options]) => {
    const given = typeof options === 'object' ? { ...options } : { capture: Boolean(options) };
    // one that comes with an end of its own keeps that
    return call(type, listener, { signal, ...given });
  });

const watchTimers = (start: 'setTimeout' | 'setInterval'): void =>
  wrap(window, start, (traces, call, [work, ...rest]) => {
    const id = call(
      (...given: unknown[]) => {
        if (start === 'setTimeout') isDone();
        (work as Call)(...given);
      },
      ...rest,
    ) as number;
    const isDone = onLeave(traces, () => clearTimeout(id));
    return id;
  });

const isStyle = (node: Element): boolean => node.matches('style, link[rel~=stylesheet]');

/**
 * Styles come with scripts, which run once, so they are put back whenever a screen of the build is shown. Everything else is added anew
 * by whoever needs it.
 */
const watchNodes = (parent: Element, add: string): void =>
  wrap(parent, add, (traces, call, given) => {
    const { styles, shown } = traces;
    for (const node of given) {
      if (!(node instanceof Element) || node.matches('script')) continue;
      if (!isStyle(node)) onLeave(traces, () => node.remove());
      else styles.push(node);
    }
    const [first] = given;
    return shown > 0 || !(first instanceof Element && isStyle(first)) ? call(...given) : first;
  });

const watchObservers = ({ prototype }: { prototype: { disconnect: () => void } }): void =>
  wrap(prototype, 'observe', (traces, call, given, observer) => {
    onLeave(traces, () => (observer as typeof prototype).disconnect());
    return call(...given);
  });

/** From here on what scripts of remotes add to the page is known as theirs. */
export function watchTraces(): void {
  [window, document].forEach(watchListeners);
  watchTimers('setTimeout');
  watchTimers('setInterval');
  for (const parent of [document.head, document.body])
    for (const add of ['append', 'appendChild', 'insertBefore', 'prepend']) watchNodes(parent, add);
  [IntersectionObserver, MutationObserver, ResizeObserver].forEach(watchObservers);
}

/** A screen or a slot of a build is shown, with the styles of the build. @returns removes what the build added, as the last of them is left */
export function showStyles(build: string): () => void {
  const traces = tracesOf(build);
  const sheets = [...document.adoptedStyleSheets];
  traces.shown += 1;
  document.head.append(...traces.styles);
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    if (--traces.shown > 0) return;
    for (const style of traces.styles) style.remove();
    // what each visit adds anew is kept once
    traces.styles = [...new Map(traces.styles.map((style) => [style.outerHTML, style])).values()];
    // a slot may outlive for a moment the screen that it was in
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheets.includes(sheet));
    traces.life.abort();
    traces.life = new AbortController();
  };
}
