import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { useShowMore, type More } from './use-show-more.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    overflowAnchor: 'none',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props<Row> = Omit<More<Row>, 'cursor'> & {
  /** How many rows of what are shown, as in 100 and "payments". */
  count: number;
  what: string;
  next: string | undefined;
  /** The rest comes by itself, too, as the end of the list draws near. */
  isEndless?: boolean;
};

/** How near, in px of the window. */
const margin = '600px';

/** Below a list: how much of it is shown, and the way to the rest; nothing when that is all. */
export function ShowMore<Row>({ count, what, next, queryKey, load, isEndless = false }: Props<Row>) {
  const styles = useStyles();
  const { isPending, isError, mutate } = useShowMore<Row>();
  const end = useRef<HTMLDivElement>(null);
  const showMore = (): void => {
    if (next !== undefined && !isPending) mutate({ queryKey, cursor: next, load });
  };
  const showNext = useEffectEvent(showMore);
  useEffect(() => {
    // looked at anew when a page is there, for the end may be as near as before; after a failure it is for a person to ask again
    if (!isEndless || isPending || isError || !end.current) return;
    // a busy page hears of several changes at once, and the last of them holds
    const observer = new IntersectionObserver((changes) => changes.at(-1)!.isIntersecting && showNext(), {
      rootMargin: margin,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isEndless, next, isPending, isError]);
  if (next === undefined) return null;
  return (
    <div ref={end} className={styles.root}>
      <Text className={styles.quiet} aria-live="polite">
        These are the newest {count} {what}.
      </Text>
      <Button disabledFocusable={isPending} onClick={showMore}>
        {isPending ? 'Loading…' : 'Show more'}
      </Button>
    </div>
  );
}
