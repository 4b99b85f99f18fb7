import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

type Following = { ref: RefObject<HTMLDivElement | null>; onScroll: (event: UIEvent<HTMLDivElement>) => void };

/** Keeps a scroller at the end of a text that grows, unless the person scrolled up; one that is finished begins at its start. */
export function useNewestLine(text: string, isFinished: boolean): Following {
  const ref = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(!isFinished);
  useLayoutEffect(() => {
    const scroller = ref.current;
    if (scroller && isFollowing.current) scroller.scrollTop = scroller.scrollHeight;
  }, [text]);
  return {
    ref,
    onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
      // positions may be fractions of a pixel
      isFollowing.current = scrollHeight - scrollTop - clientHeight < 2;
    },
  };
}
