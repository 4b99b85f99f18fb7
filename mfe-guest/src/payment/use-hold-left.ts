import { useEffect, useState } from 'react';
import type { RoomHold } from '@booking/contracts/payment-progress';
import { holdLeft, leftAtFirst, nextChange, type HoldLeft } from './hold-left.ts';

/**
 * What is left of a hold, minute by minute. It counts from the moment at which the answer came: a phone whose clock is wrong counts right.
 * @param onEnd is called once when its time is over; the same function on each render, or nothing
 */
export function useHoldLeft(held: RoomHold, onEnd?: () => void): HoldLeft {
  const { until, seconds } = held;
  const [left, setLeft] = useState(() => leftAtFirst(held));
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const ms = end - Date.now();
      const now = holdLeft(ms);
      setLeft((before) => (before.minutes === now.minutes && before.isOver === now.isOver ? before : now));
      if (now.isOver) onEnd?.();
      else timer = setTimeout(look, nextChange(ms));
    };
    // a phone that slept ran no timers
    const wake = (): void => {
      clearTimeout(timer);
      look();
    };
    look();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [until, seconds, onEnd]);
  return left;
}
