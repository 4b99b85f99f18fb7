import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type TransitionStartFunction,
} from 'react';
import { useLocation } from '@booking/remote-kit/kit';
import { failed } from '../loading/failure.ts';
import { deadlineMs } from '../loading/runtime-plugin.ts';
import { countNavigations } from './navigation-loop.ts';
import { showStyles } from './traces.ts';

const seconds = deadlineMs / 1000;

type SuspendedProps = { onThrow: (error: unknown) => void; children: ReactNode };

/** Shown while a screen or a slot waits for something before it can be drawn; it may not wait for ever. */
export function Suspended({ onThrow, children }: SuspendedProps) {
  useEffect(() => {
    const late = failed('suspended', `It waited for more than ${seconds} seconds.`);
    const timer = setTimeout(() => onThrow(late), deadlineMs);
    return () => clearTimeout(timer);
  }, [onThrow]);
  return children;
}

/** Called as the screen after it is about to be drawn: an effect would come too late for a screen that never returns. */
export function Drawing({ onDraw }: { onDraw: () => void }) {
  onDraw();
  return null;
}

/** Stands before a screen and outside of what it may suspend, so that it is there first, and until the screen is left. */
export function Traces({ build }: { build: string }) {
  useLayoutEffect(() => showStyles(build), [build]);
  return null;
}

const tickMs = 500;
export const ticksUntilEndless = deadlineMs / tickMs;
const ticksUntilLeft = 2;

/**
 * Begins a transition again and again, which has to be drawn: updates without end starve transitions, and navigation is one.
 * @param look is told how many were begun since one was drawn
 */
export function useTransitionWatch(look: (waited: number) => void): void {
  const [, setTick] = useState(0);
  const waited = useRef(0);
  // it was drawn
  useLayoutEffect(() => void (waited.current = 0));
  useEffect(() => {
    const timer = setInterval(() => {
      look(waited.current++);
      startTransition(() => setTick((tick) => tick + 1));
    }, tickMs);
    return () => clearInterval(timer);
  }, [look]);
}

/** What never comes to rest. */
export const endless = (): Error => failed('endless-updates', `It updated itself for ${seconds} seconds.`);
const isNavigationLoop = countNavigations();

type WatchProps = { onThrow: (error: unknown) => void; onLeave: TransitionStartFunction };

/**
 * Watches whether React comes to anything but the screen beside it. Where the address has changed meanwhile, the screen gives way to it;
 * where it has not, the screen is ended after the deadline.
 */
export function ScreenWatch({ onThrow, onLeave }: WatchProps) {
  const { key, pathname } = useLocation();
  const look = useCallback(
    (waited: number) => {
      if (waited >= ticksUntilEndless) onThrow(endless());
      else if (waited >= ticksUntilLeft && location.pathname !== pathname) onLeave(() => undefined);
    },
    [pathname, onThrow, onLeave],
  );
  useTransitionWatch(look);
  useEffect(() => {
    if (isNavigationLoop(Date.now()))
      onThrow(failed('endless-updates', `It led from one address to the next for ${seconds} seconds.`));
  }, [key, onThrow]);
  return null;
}
