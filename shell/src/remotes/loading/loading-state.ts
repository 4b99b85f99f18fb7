import type { ComponentType } from 'react';
import type { BootRemote, LoadableBuild } from '@booking/contracts/remotes';
import type { Failure } from './failure.ts';

/** How far a screen is. `because` is what was wrong with the live build where the one before it is loaded or shown. */
export type Loading =
  | { is: 'idle' }
  | { is: 'loading' | 'initialising'; build: LoadableBuild; because?: Failure }
  | { is: 'ready'; build: LoadableBuild; Screen: ComponentType }
  | { is: 'degraded'; build: LoadableBuild; Screen: ComponentType; because: Failure }
  | { is: 'incompatible' | 'failed'; because: Failure };

export type LoadingEvent =
  /** `known`: the live build is known not to load, and is not tried. */
  | { type: 'begun'; known?: Failure | undefined }
  | { type: 'entry-ran' }
  | { type: 'screen-came'; Screen: ComponentType }
  /** It did not load, or threw when it was first drawn. */
  | { type: 'failed'; failure: Failure }
  /** It was shown, and threw later. */
  | { type: 'crashed'; failure: Failure };

type Builds = LoadableBuild & Pick<BootRemote, 'fallback'>;

const ended = (because: Failure): Loading => ({
  is: because.outcome === 'incompatible' ? 'incompatible' : 'failed',
  because,
});

const becauseOf = (state: Loading): Failure | undefined => ('because' in state ? state.because : undefined);

const fallBack = ({ fallback }: Builds, because: Failure): Loading =>
  fallback ? { is: 'loading', build: fallback, because } : ended(because);

/** What becomes of a screen: the live build, else the one that was live before, else the words why not. */
export function nextLoading(builds: Builds, state: Loading, event: LoadingEvent): Loading {
  switch (event.type) {
    case 'begun':
      return event.known ? fallBack(builds, event.known) : { is: 'loading', build: builds };
    case 'entry-ran':
      return state.is === 'loading' ? { ...state, is: 'initialising' } : state;
    case 'screen-came': {
      if (state.is !== 'initialising') return state;
      const { build, because } = state;
      return because
        ? { is: 'degraded', build, Screen: event.Screen, because }
        : { is: 'ready', build, Screen: event.Screen };
    }
    case 'failed': {
      const because = becauseOf(state);
      return because ? ended(because) : fallBack(builds, event.failure);
    }
    case 'crashed':
      return ended(event.failure);
  }
}
