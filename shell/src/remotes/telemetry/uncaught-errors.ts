import type { BootRemote } from '@booking/contracts/remotes';
import { framesIn } from './frames.ts';
import { reportLoad } from './load-telemetry.ts';

/** A timer may throw for as long as the page lives; each place is told once, and no build tells of more than these. */
const mostPerBuild = 5;

const told = new Map<string, Set<string>>();

type Thrown = { name?: string; message?: string; stack?: string };

function thrownIn(event: ErrorEvent | PromiseRejectionEvent): Thrown {
  if ('reason' in event) return Object(event.reason) as Thrown;
  const { message, filename, lineno, colno } = event;
  const { name, stack } = Object(event.error) as Thrown;
  return { name: name ?? '', message, stack: stack ?? `${filename}:${lineno}:${colno}` };
}

/** Tells the server of an error that nothing caught, if a script of a remote threw it. */
export function reportUncaught(event: ErrorEvent | PromiseRejectionEvent, remotes: readonly BootRemote[]): void {
  const { name = '', message = '', stack } = thrownIn(event);
  const frames = framesIn(stack);
  const [thrower] = frames;
  const remote = remotes.find(({ id }) => id === thrower?.remote);
  // what was called off is no error
  if (!thrower || !remote || name === 'AbortError') return;
  const { digest } = thrower;
  const toldOfBuild = told.get(digest) ?? new Set();
  if (toldOfBuild.size >= mostPerBuild || toldOfBuild.has(thrower.frame)) return;
  told.set(digest, toldOfBuild.add(thrower.frame));
  reportLoad({
    remote: remote.id,
    digest,
    outcome: 'uncaught',
    isFallback: digest !== remote.digest,
    ms: Math.round(performance.now()),
    // an event already says "Uncaught TypeError: ..."
    message: 'reason' in event && name ? `${name}: ${message}` : message,
    frames: frames.filter((frame) => frame.digest === digest).map(({ frame }) => frame),
  });
}
