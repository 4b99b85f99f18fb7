import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { GridWindow } from '@booking/ui/grid';

/** Of a row that was not drawn yet, in px. */
const usualHeight = 40;
/** So many before and after what is seen are drawn as well, for a search in the page, Tab, and screen readers. */
const overscan = 100;

type Part<Row> = { place: RefObject<HTMLDivElement | null>; rows: Row[]; window: GridWindow };

/** The rows of a long list near what is seen. All take the height that those have on average: 40 px, more as cards. */
export function useRowWindow<Row>(rows: readonly Row[], isMore: boolean): Part<Row> {
  const place = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [height, setHeight] = useState(usualHeight);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan,
    scrollMargin,
  });
  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0]?.index ?? 0;
  const last = drawn.at(-1)?.index ?? -1;
  useLayoutEffect(() => {
    const measure = (): void => {
      setScrollMargin((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
      const shown = place.current?.querySelectorAll<HTMLElement>('[aria-rowindex]') ?? [];
      const [top, bottom] = [shown[0], shown[shown.length - 1]].map((row) => row?.getBoundingClientRect());
      const average = top && bottom ? Math.round((bottom.bottom - top.top) / shown.length) : 0;
      if (average > 0) setHeight(average);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  // heights are kept by the row, so another one is asked for anew
  useLayoutEffect(() => virtualizer.measure(), [height]);
  return {
    place,
    rows: rows.slice(first, last + 1),
    window: {
      ...{ first, total: isMore ? -1 : rows.length },
      before: first * height,
      after: Math.max(0, (rows.length - 1 - last) * height),
    },
  };
}
