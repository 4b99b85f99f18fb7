/** A sampling profile as V8 answers it, times in microseconds: https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#type-Profile */
export type Profile = {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** A function that was seen running, and where it begins, counted from 0. */
export type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

/** A kind of work, and its part of the time that a process or a thread was busy; most first. */
export type Shares = [kind: string, share: number][];

const own = new Map([
  ['(idle)', '(idle)'],
  ['(garbage collector)', 'tidying up memory'],
  ['(program)', 'Node beside JavaScript'],
]);

const isWrite = (name: string): boolean => /^write(v|Buffer|Latin1String|Utf8String)$/.test(name);

/** What took milliseconds as shares of their sum, most first. */
export function asShares(times: ReadonlyMap<string, number>): Shares {
  const all = [...times.values()].reduce((sum, ms) => sum + ms, 0);
  return [...times]
    .map(([kind, ms]): [string, number] => [kind, ms / all])
    .toSorted(([, one], [, other]) => other - one);
}

/**
 * What a process did while it was busy.
 * @param kindOf undefined for Node's own functions, whose time is that of whoever asked for it, apart where a socket was written to; `otherwise` where nobody did
 */
export function sharesOf(
  { nodes, samples, timeDeltas }: Profile,
  kindOf: (frame: Frame) => string | undefined,
  otherwise: string,
): Shares {
  const kinds = new Map<number, string | undefined>();
  // parents come before their children
  for (const { id, callFrame, children = [] } of nodes) {
    const asker = kinds.get(id);
    const forAsker = asker && isWrite(callFrame.functionName) ? `${asker}, writing to sockets` : asker;
    const kind = own.get(callFrame.functionName) ?? kindOf(callFrame) ?? forAsker;
    kinds.set(id, kind);
    for (const child of children) kinds.set(child, kind);
  }
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const kind = kinds.get(id) ?? otherwise;
    if (kind !== '(idle)') times.set(kind, (times.get(kind) ?? 0) + timeDeltas[index]!);
  }
  return asShares(times);
}
