import type { LoadOutcome, RemoteReport } from '@booking/contracts/remote-reports';
import type { BootRemote, LoadableBuild } from '@booking/contracts/remotes';
import {
  clearDrawing,
  forgetFrozen,
  hasFrozen,
  isFreezeUnreported,
  markDrawing,
} from '../containment/frozen-screen.ts';
import { afterFailure, isOpen, type Circuit } from './circuit-breaker.ts';
import { failureOf, type Failure } from './failure.ts';
import { loadScreen } from './load-screen.ts';
import { nextLoading, type Loading, type LoadingEvent } from './loading-state.ts';
import { markScreenShown } from '../prefetch/first-screen.ts';
import { reportLoad } from '../telemetry/load-telemetry.ts';

/** One screen of a remote while it loads: its state, and what can happen to it. */
export type Loader = {
  get: () => Loading;
  subscribe: (changed: () => void) => () => void;
  /** Begins to load it before it is opened. */
  beginAhead: () => void;
  /** It was opened: loads it unless it is loaded or loading. A remote whose circuit is open is not tried. */
  begin: () => void;
  /** Starts over, also while the circuit is open. */
  again: () => void;
  /** It is about to be drawn for the first time. */
  drawing: () => void;
  /** It stands on the page. */
  shown: () => void;
  /** Drawing it threw. */
  threw: (error: unknown) => void;
};

/** Failures of one screen, which say nothing of the other screens of its remote. */
const ofScreenAlone = new Set<LoadOutcome>(['screen-missing', 'render-threw', 'suspended', 'endless-updates']);

const froze: Failure = { outcome: 'froze', message: 'The tab froze.' };

const circuits = new Map<string, Circuit>();

const misfitOf = ({ misfit }: BootRemote): Failure | undefined =>
  misfit === undefined ? undefined : { outcome: 'incompatible', message: misfit };

type Attempt = { build: LoadableBuild; ms: number; isReported: boolean; isShown: boolean };

const attemptAt = (build: LoadableBuild): Attempt => ({ build, ms: 0, isReported: false, isShown: false });

function createLoader(remote: BootRemote, screen: string): Loader {
  const { id } = remote;
  const listeners = new Set<() => void>();
  let state: Loading = { is: 'idle' };
  let attempt = attemptAt(remote);
  // a screen that was prefetched is reported once it is opened
  let pending: RemoteReport[] | undefined = [];

  const mark = (phase: string): void => void performance.mark(`mf:${id}:${phase}`);

  const report = (outcome: LoadOutcome, { message, frames }: Partial<Failure> = {}): void => {
    const { build, ms } = attempt;
    attempt.isReported = true;
    mark(outcome);
    const isFallback = build !== remote;
    const load = { remote: id, digest: build.digest, outcome, isFallback, ms: Math.round(ms), message, frames };
    if (pending) pending.push(load);
    else reportLoad(load);
  };

  const sendPending = (reports: readonly RemoteReport[] = []): void => {
    pending = undefined;
    for (const each of reports) reportLoad(each);
  };

  const dispatch = (event: LoadingEvent): void => {
    state = nextLoading(remote, state, event);
    for (const changed of listeners) changed();
    if (state.is === 'loading') void load(state.build);
  };

  const nameIn = ({ digest }: LoadableBuild): string => `${digest}/${screen}`;

  /** Why the live build is not tried: the circuit of its remote is open, or it froze this tab. */
  const knownFailure = (): Failure | undefined => {
    const circuit = circuits.get(id);
    if (circuit && isOpen(circuit, Date.now())) return circuit.last;
    return hasFrozen(nameIn(remote)) ? froze : undefined;
  };

  const start = (known: Failure | undefined): void => {
    attempt = attemptAt(remote);
    const misfit = misfitOf(remote);
    if (misfit) report(misfit.outcome, misfit);
    else if (isFreezeUnreported(nameIn(remote))) report(froze.outcome, froze);
    dispatch({ type: 'begun', known: misfit ?? known });
  };

  const end = (type: 'failed' | 'crashed', failure: Failure): void => {
    clearDrawing();
    report(failure.outcome, failure);
    if (attempt.build === remote && !ofScreenAlone.has(failure.outcome))
      circuits.set(id, afterFailure(circuits.get(id), failure, Date.now()));
    dispatch({ type, failure });
  };

  async function load(build: LoadableBuild): Promise<void> {
    const mine = (attempt = attemptAt(build));
    const began = performance.now();
    const ifCurrent = (go: () => void): void => {
      mine.ms = performance.now() - began;
      if (attempt === mine) go();
    };
    mark('begun');
    markDrawing(nameIn(build));
    try {
      const Screen = await loadScreen(build, screen, () =>
        ifCurrent(() => {
          mark('entry');
          dispatch({ type: 'entry-ran' });
        }),
      );
      clearDrawing();
      ifCurrent(() => {
        mark('screen');
        if (build === remote) circuits.delete(id);
        dispatch({ type: 'screen-came', Screen });
      });
    } catch (error) {
      ifCurrent(() => end('failed', failureOf(error, 'load-threw')));
    }
  }

  return {
    get: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    beginAhead: () => {
      if (state.is === 'idle' && !knownFailure()) start(undefined);
    },
    begin: () => {
      const lastFailure = knownFailure();
      const startsOver = state.is === 'failed' || state.is === 'incompatible';
      if (state.is === 'idle' || (startsOver && !lastFailure)) {
        sendPending();
        start(lastFailure);
      } else sendPending(pending);
    },
    again: () => {
      forgetFrozen(nameIn(remote));
      sendPending();
      start(undefined);
    },
    drawing: () => void (attempt.isShown || markDrawing(nameIn(attempt.build))),
    shown: () => {
      clearDrawing();
      attempt.isShown = true;
      markScreenShown();
      if (!attempt.isReported) report('ready');
    },
    threw: (error) => end(attempt.isShown ? 'crashed' : 'failed', failureOf(error, 'render-threw')),
  };
}

const loaders = new Map<string, Loader>();

/** The loader of a screen, the same one for the life of the page. */
export function loaderOf(remote: BootRemote, screen: string): Loader {
  const key = `${remote.entry} ${screen}`;
  const loader = loaders.get(key) ?? createLoader(remote, screen);
  loaders.set(key, loader);
  return loader;
}

/** Begins to load the screen that an address shows, if it is one without parameters. */
export function prefetch(remotes: readonly BootRemote[], path: string): void {
  for (const remote of remotes) {
    const route = remote.routes.find((candidate) => candidate.path === path);
    if (route && !remote.switchedOff) loaderOf(remote, route.screen).beginAhead();
  }
}
