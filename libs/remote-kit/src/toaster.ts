import { useCallback, useEffect, useState } from 'react';
import type { Toast } from './host-api.ts';

/** S1 section 9. */
const defaultTimeout = 5000;

/** So many are kept after they showed. */
const mostRecent = 20;

export type ShownToast = Toast & { key: number; at: Date };
export type Toaster = {
  shown: ShownToast | undefined;
  /** What showed last, the newest first. */
  recent: readonly ShownToast[];
  toast: (toast: Toast) => void;
  dismiss: () => void;
};

type State = Pick<Toaster, 'shown' | 'recent'>;

const show = ({ recent }: State, toast: Toast): State => {
  const shown = { ...toast, key: (recent[0]?.key ?? 0) + 1, at: new Date() };
  return { shown, recent: [shown, ...recent].slice(0, mostRecent) };
};

/** One toast at a time: a new one takes the place of the one that shows. */
export function useToaster(): Toaster {
  const [{ shown, recent }, setState] = useState<State>({ shown: undefined, recent: [] });
  const toast = useCallback((next: Toast) => setState((last) => show(last, next)), []);
  const dismiss = useCallback(() => setState((last) => ({ ...last, shown: undefined })), []);
  return { shown, recent, toast, dismiss };
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
