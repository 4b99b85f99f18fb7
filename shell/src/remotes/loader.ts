import type { BootRemote, LoadableBuild, LoadOutcome, RemoteReport } from '@booking/contracts/remotes';
import { afterFailure, isOpen, type Circuit } from './circuit.ts';
import { failureOf, type Failure } from './failure.ts';
import { noteShown } from './first-shown.ts';
import { loadBuild } from './load-build.ts';
import { nextLoading, type Loading, type LoadingEvent } from './loading.ts';
import { isRestHere } from './rest.ts';
import { tell } from './tell.ts';

/** One screen of a remote as it comes: how far it is, and what can happen to it. */
export type Loader = {
  get: () => Loading;
  subscribe: (changed: () => void) => () => void;
  /** Begins to load it for somebody who may come to it. */
  beginAhead: () => void;
  /** Somebody came to it: loads it unless it is here or on its way. A remote that failed often is left alone for a while. */
  begin: () => void;
  /** Starts over, whatever failed before. */
  again: () => void;
  /** It stands on the page. */
  shown: () => void;
  /** Drawing it threw. */
  threw: (error: unknown) => void;
};

/** What another screen of the remote may do better. */
const itsOwn = new Set<LoadOutcome>(['screen-missing', 'render-threw']);

const circuits = new Map<string, Circuit>();

const misfitOf = ({ misfit }: BootRemote): Failure | undefined =>
  misfit === undefined ? undefined : { outcome: 'incompatible', message: misfit };

type Attempt = { build: LoadableBuild; ms: number; isTold: boolean; isShown: boolean };

const attemptAt = (build: LoadableBuild): Attempt => ({ build, ms: 0, isTold: false, isShown: false });

function createLoader(remote: BootRemote, screen: string): Loader {
  const { id } = remote;
  let isLight = remote.routes.some((route) => route.screen === screen && route.light);
  const listeners = new Set<() => void>();
  let state: Loading = { is: 'idle' };
  let attempt = attemptAt(remote);
  // what is loaded ahead counts once somebody comes to it, if it comes to that
  let untold: RemoteReport[] | undefined = [];

  const mark = (phase: string): void => void performance.mark(`mf:${id}:${phase}`);

  const report = (outcome: LoadOutcome, message?: string): void => {
    const { build, ms } = attempt;
    attempt.isTold = true;
    mark(outcome);
    const isFallback = build !== remote;
    const told = { remote: id, digest: build.digest, outcome, isFallback, ms: Math.round(ms), message };
    if (untold) untold.push(told);
    else tell(told);
  };

  const tellFromHere = (reports: readonly RemoteReport[] = []): void => {
    untold = undefined;
    for (const each of reports) tell(each);
  };

  const dispatch = (event: LoadingEvent): void => {
    state = nextLoading(remote, state, event);
    for (const changed of listeners) changed();
    if (state.is === 'loading') void load(state.build);
  };

  const restsNow = (): Failure | undefined => {
    const circuit = circuits.get(id);
    return circuit && isOpen(circuit, Date.now()) ? circuit.last : undefined;
  };

  const start = (known: Failure | undefined): void => {
    attempt = attemptAt(remote);
    const misfit = misfitOf(remote);
    if (misfit) report(misfit.outcome, misfit.message);
    dispatch({ type: 'begun', known: misfit ?? known });
  };

  const end = (type: 'failed' | 'crashed', failure: Failure): void => {
    report(failure.outcome, failure.message);
    if (attempt.build === remote && !itsOwn.has(failure.outcome))
      circuits.set(id, afterFailure(circuits.get(id), failure, Date.now()));
    dispatch({ type, failure });
  };

  async function load(build: LoadableBuild): Promise<void> {
    const mine = (attempt = attemptAt(build));
    const began = performance.now();
    const ifStillWanted = (go: () => void): void => {
      mine.ms = performance.now() - began;
      if (attempt === mine) go();
    };
    mark('begun');
    try {
      const Screen = await loadBuild(id, build, screen, build === remote && isLight, () =>
        ifStillWanted(() => {
          mark('entry');
          dispatch({ type: 'entry-ran' });
        }),
      );
      ifStillWanted(() => {
        mark('screen');
        if (build === remote) circuits.delete(id);
        dispatch({ type: 'screen-came', Screen });
      });
    } catch (error) {
      ifStillWanted(() => end('failed', failureOf(error, 'load-threw')));
    }
  }

  return {
    get: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    beginAhead: () => {
      if (state.is === 'idle' && !restsNow()) start(undefined);
    },
    begin: () => {
      const rests = restsNow();
      const startsOver = state.is === 'failed' || state.is === 'incompatible';
      if (state.is === 'idle' || (startsOver && !rests)) {
        tellFromHere();
        start(rests);
      } else tellFromHere(untold);
    },
    again: () => {
      tellFromHere();
      start(undefined);
    },
    shown: () => {
      attempt.isShown = true;
      noteShown();
      if (!attempt.isTold) report('ready');
    },
    threw: (error) => {
      // it may have been drawn from what was taken as it came: it is drawn again once that has been read
      if (isLight && attempt.build === remote && !isRestHere()) {
        const { isTold } = attempt;
        isLight = false;
        start(undefined);
        attempt.isTold = isTold;
        return;
      }
      end(attempt.isShown ? 'crashed' : 'failed', failureOf(error, 'render-threw'));
    },
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
