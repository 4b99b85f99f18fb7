/** Whether the session has ended on the server while this page was open. */
export type SessionEnd = ReturnType<typeof createSessionEnd>;

/** Apart from React, because the first request of the page may be refused before anything is drawn. */
export function createSessionEnd() {
  let hasEnded = false;
  const listeners = new Set<() => void>();
  return {
    get: (): boolean => hasEnded,
    set: (next: boolean): void => {
      hasEnded = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
