import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { CallLog } from '@booking/contracts/calls';
import { makeStyles, mergeClasses, useListClass } from '@booking/ui/kit';
import { CallCard } from './call-card.tsx';

const useStyles = makeStyles({
  root: {
    // what is seen is kept in its place here already
    overflowAnchor: 'none',
  },
});

/** Of a card that was not shown yet, in px. */
const estimatedHeight = 130;

/** As many cards before and after what is seen are there as well, for a search in the page, Tab, and screen readers. */
const overscan = 100;

type Props = {
  calls: readonly CallLog[];
  linkedId: string | null;
  /** There are older ones that are not loaded. */
  isMore?: boolean;
};

/** Calls below each other, of which those near what is seen are drawn; the one that a link led to stands out. */
export function CallCards({ calls, linkedId, isMore = false }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  const reached = useRef<string>(undefined);
  const reach = useCallback(
    (card: HTMLLIElement) => {
      // once: it is drawn anew when somebody scrolls back to it
      if (!linkedId || reached.current === linkedId) return;
      reached.current = linkedId;
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'start' });
    },
    [linkedId],
  );
  const [unfolded] = useState(() => new Set<string>());
  const keyOf = useCallback((index: number) => calls[index]!.id, [calls]);
  const { getVirtualItems, getTotalSize, measureElement } = useWindowVirtualizer({
    count: calls.length,
    estimateSize: () => estimatedHeight,
    getItemKey: keyOf,
    overscan,
    scrollMargin,
  });
  const drawn = getVirtualItems();
  const before = (drawn[0]?.start ?? scrollMargin) - scrollMargin;
  const after = getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <ul
      ref={list}
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
      className={mergeClasses(listClass, styles.root)}
    >
      {drawn.map(({ key, index }) => (
        <CallCard
          key={key}
          call={calls[index]!}
          index={index}
          total={isMore ? -1 : calls.length}
          isLinked={calls[index]!.id === linkedId}
          measure={measureElement}
          onLinked={reach}
          unfolded={unfolded}
        />
      ))}
    </ul>
  );
}
