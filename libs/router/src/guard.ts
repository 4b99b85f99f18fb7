import type { Blocker, BlockerFunction, Location } from 'react-router';

type Step = Parameters<BlockerFunction>[0];

/** Nobody is held back. */
export const unblocked: Blocker = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };

/** Somebody who may hold a page back from being left. */
export type Guard = ReturnType<typeof createGuard>;

/**
 * @param asks whether a step is to be held back
 * @param tell hears what has become of it
 */
export function createGuard(asks: BlockerFunction, tell: (blocker: Blocker) => void) {
  let now = unblocked;
  const become = (blocker: Blocker): void => {
    now = blocker;
    tell(blocker);
  };
  return {
    /** Whether this step is not to be taken now. One that was let go is not asked about again. */
    isAgainst: (step: Step): boolean => now.state !== 'proceeding' && asks(step),

    /** Holds a step back until somebody says what is to become of it. */
    hold(location: Location, take: () => void): void {
      const blocked: Blocker = {
        state: 'blocked',
        location,
        proceed() {
          if (now !== blocked) return;
          become({ state: 'proceeding', proceed: undefined, reset: undefined, location });
          take();
        },
        reset: () => now === blocked && become(unblocked),
      };
      become(blocked);
    },

    /** Some step was taken: nothing is held back any more. */
    release: (): void => void (now === unblocked || become(unblocked)),
  };
}
