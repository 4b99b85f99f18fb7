/** One of Chromium's trace, times in microseconds: https://chromedevtools.github.io/devtools-protocol/tot/Tracing/ */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { documentLoaderURL?: string } };
};

const kinds: readonly [name: RegExp, kind: string][] = [
  [/GC/, 'tidying up memory'],
  [
    /^(v8\.(compile|produce|deserialize)|V8\.(Compile|Parse|PreParse|Optimize|.*Cache))/i,
    'reading and compiling scripts',
  ],
  [/^(ParseHTML|HTMLDocumentParser|HTMLParser)/, 'reading the page'],
  [/Style|Layout|Paint|Layer|Commit|Composit|HitTest|PrePaint|Animation$/, 'styles, layout and paint'],
  [
    /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|V8|v8)/,
    'running scripts',
  ],
];
const others = "the browser's own";
const kindOf = (name: string): string => kinds.find(([of]) => of.test(name))?.[1] ?? others;

/** The navigation to an address: where its events are, and when it began. @throws Error when it is not in the trace */
function navigationIn(events: readonly TraceEvent[], address: string): TraceEvent {
  const found = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address);
  if (!found) throw new Error(`The trace has no navigation to ${address}.`);
  return found;
}

/**
 * What the thread that draws a page did from the beginning of its navigation, each moment counted for the innermost event.
 * @param untilMs since then @returns milliseconds by kind
 */
export function workIn(events: readonly TraceEvent[], address: string, untilMs: number): Map<string, number> {
  const { pid, tid, ts: since } = navigationIn(events, address);
  const until = since + untilMs * 1000;
  const its = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.dur)
    .filter(({ ts, dur }) => ts < until && ts + dur! > since)
    .toSorted((one, other) => one.ts - other.ts || other.dur! - one.dur!);
  const times = new Map<string, number>();
  const add = (name: string, from: number, to: number): void => {
    const ms = (Math.min(to, until) - Math.max(from, since)) / 1000;
    if (ms > 0) times.set(kindOf(name), (times.get(kindOf(name)) ?? 0) + ms);
  };
  const open: { name: string; end: number; from: number }[] = [];
  const closeUntil = (time: number): void => {
    for (let inner = open.at(-1); inner && inner.end <= time; inner = open.at(-1)) {
      add(inner.name, inner.from, inner.end);
      open.pop();
      const outer = open.at(-1);
      if (outer) outer.from = inner.end;
    }
  };
  for (const { name, ts, dur } of its) {
    closeUntil(ts);
    const outer = open.at(-1);
    if (outer) add(outer.name, outer.from, ts);
    open.push({ name, end: ts + dur!, from: ts });
  }
  closeUntil(Infinity);
  return times;
}
