import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

const forms = new Set<string>();
const listeners = new Set<() => void>();

function note(form: string, isUnsaved: boolean): void {
  if (isUnsaved === forms.has(form)) return;
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Notes for the whole page that a form holds something unsaved, as long as it is there. */
export function useNoteUnsaved(isUnsaved: boolean): void {
  const form = useId();
  useLayoutEffect(() => {
    note(form, isUnsaved);
    return () => note(form, false);
  }, [form, isUnsaved]);
}

/** Whether any form of the page holds something unsaved: what would lose it waits. */
export const useAnyUnsaved = (): boolean => useSyncExternalStore(subscribe, () => forms.size > 0);
