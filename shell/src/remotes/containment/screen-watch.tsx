import { startTransition, useEffect, useLayoutEffect, useRef, useState, type TransitionStartFunction } from 'react';
import { LoadingState } from '@booking/ui/kit';
import { useLocation } from '@booking/remote-kit/kit';
import { failed } from '../loading/failure.ts';
import { deadlineMs } from '../loading/runtime-plugin.ts';
import { isNavigationLoop } from './navigation-loop.ts';
import { showStyles } from './traces.ts';

const seconds = deadlineMs / 1000;

type SuspendedProps = { label: string; onThrow: (error: unknown) => void };

/** Shown while a screen waits for something before it can be drawn; it may not wait for ever. */
export function Suspended({ label, onThrow }: SuspendedProps) {
  useEffect(() => {
    const late = failed('suspended', `It waited for more than ${seconds} seconds.`);
    const timer = setTimeout(() => onThrow(late), deadlineMs);
    return () => clearTimeout(timer);
  }, [onThrow]);
  return <LoadingState label={label} />;
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
const ticksUntilEndless = deadlineMs / tickMs;
const ticksUntilLeft = 2;

type WatchProps = { onThrow: (error: unknown) => void; onLeave: TransitionStartFunction };

/**
 * Watches whether React comes to anything but the screen beside it. Updates without end starve transitions, and navigation is one;
 * so a transition of its own is begun again and again, and has to be drawn. Where the address has changed meanwhile, the screen gives
 * way to it; where it has not, the screen is ended after the deadline.
 */
export function ScreenWatch({ onThrow, onLeave }: WatchProps) {
  const { key, pathname } = useLocation();
  const [, setTick] = useState(0);
  const waited = useRef(0);
  // it was drawn
  useLayoutEffect(() => void (waited.current = 0));
  useEffect(() => {
    const timer = setInterval(() => {
      const ticks = waited.current++;
      if (ticks >= ticksUntilEndless) onThrow(failed('endless-updates', `It updated itself for ${seconds} seconds.`));
      else if (ticks >= ticksUntilLeft && location.pathname !== pathname) onLeave(() => undefined);
      startTransition(() => setTick((tick) => tick + 1));
    }, tickMs);
    return () => clearInterval(timer);
  }, [pathname, onThrow, onLeave]);
  useEffect(() => {
    if (isNavigationLoop(Date.now()))
      onThrow(failed('endless-updates', `It led from one address to the next for ${seconds} seconds.`));
  }, [key, onThrow]);
  return null;
}
