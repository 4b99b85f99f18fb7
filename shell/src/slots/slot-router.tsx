import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router';
import type { useLocation, useNavigate } from '@booking/remote-kit/kit';
import { countNavigations } from '../remotes/containment/navigation-loop.ts';
import { failed } from '../remotes/loading/failure.ts';
import { deadlineMs } from '../remotes/loading/runtime-plugin.ts';

/** Sooner than the watch of the screen around, which does not know who leads on. */
const wanderingMs = deadlineMs / 2;
const wandering = (): Error =>
  failed('endless-updates', `It led from one address to the next for ${wanderingMs / 1000} seconds.`);

type Props = {
  location: ReturnType<typeof useLocation>;
  navigate: ReturnType<typeof useNavigate>;
  onThrow: (error: unknown) => void;
  children: ReactNode;
};

/** The address of the page within a slot. Links lead where they lead elsewhere; a slot that leads on without end is ended. */
export function SlotRouter({ location, navigate, onThrow, children }: Props) {
  const navigator = useMemo((): Navigator => {
    const isLoop = countNavigations(wanderingMs);
    const go: Navigator['push'] = (to, state: unknown, options) => {
      if (isLoop(Date.now())) onThrow(wandering());
      else void navigate(to, { ...options, state });
    };
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => void navigate(delta),
      push: go,
      replace: (to, state, options) => go(to, state, { ...options, replace: true }),
    };
  }, [navigate, onThrow]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
