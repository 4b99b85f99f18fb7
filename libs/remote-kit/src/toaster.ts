import { useCallback, useEffect, useState } from 'react';
import type { Toast } from './host-api.ts';

/** S1 section 9. */
const defaultTimeout = 5000;

export type ShownToast = Toast & { key: number };
export type Toaster = { shown: ShownToast | undefined; toast: (toast: Toast) => void; dismiss: () => void };

/** One toast at a time: a new one takes the place of the one that shows. */
export function useToaster(): Toaster {
  const [shown, setShown] = useState<ShownToast>();
  const toast = useCallback((next: Toast) => setShown((last) => ({ ...next, key: (last?.key ?? 0) + 1 })), []);
  const dismiss = useCallback(() => setShown(undefined), []);
  return { shown, toast, dismiss };
}

/** Lets a toast go when its time is over. @returns what its element needs to stay while the pointer or the focus is on it */
export function usePassing({ timeout = defaultTimeout }: Toast, dismiss: () => void) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, timeout);
    return () => clearTimeout(timer);
  }, [isHeld, timeout, dismiss]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
