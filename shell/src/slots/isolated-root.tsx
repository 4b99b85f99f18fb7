import { startTransition, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { makeStyles } from '@booking/ui/kit';

const useStyles = makeStyles({
  // what it draws stays in its place, also what is fixed
  root: { contain: 'layout paint' },
});

/**
 * Draws its children in a React root of their own. Updates without end starve the root that they are in, so those of a slot leave the
 * screen around it, other slots and navigation alone, and it is known which of them it was. Contexts do not reach in there.
 */
export function IsolatedRoot({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const prefix = useId();
  useLayoutEffect(() => {
    const made = createRoot(place.current!, { identifierPrefix: prefix });
    root.current = made;
    // React does not end a root while it draws another
    return () => queueMicrotask(() => made.unmount());
  }, [prefix]);
  // drawn bit by bit, where an effect by itself would draw it all at once
  useLayoutEffect(() => startTransition(() => root.current!.render(children)));
  return <div ref={place} className={styles.root} />;
}
