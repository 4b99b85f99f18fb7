import { useLayoutEffect, useRef } from 'react';
import { labelOf } from '@booking/contracts/labels';
import type { LiveCall } from '@booking/contracts/live-calls';
import { makeStyles, mergeClasses, Text, tokens } from '@booking/ui/kit';
import { ScrollRegion } from '@booking/ui/scroll-region';
import { words } from './live-calls.words.ts';

const useStyles = makeStyles({
  root: {
    maxHeight: '22rem',
    overflowY: 'auto',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, margin: 0, padding: 0 },
  turn: {
    display: 'flex',
    flexDirection: 'column',
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `${tokens.strokeWidthThicker} solid ${tokens.colorNeutralStroke1}`,
    overflowWrap: 'anywhere',
  },
  assistant: { borderLeftColor: tokens.colorBrandStroke1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** How near the end somebody who follows what is said may have scrolled, in pixels. */
const near = 48;

/** What is said, as it is said. The end stays in view for whoever was there; whoever scrolled up goes on reading. */
export function LiveTurns({ turns, who }: { turns: LiveCall['turns']; who: string }) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [turns]);
  if (turns.length === 0) return <Text className={styles.quiet}>{words.silent}</Text>;
  return (
    <ScrollRegion
      ref={box}
      aria-label={words.said(who)}
      className={styles.root}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < near;
      }}
    >
      <div role="log" className={styles.list}>
        {turns.map(({ speaker, text, at }, place) => (
          <div key={`${at} ${place}`} className={mergeClasses(styles.turn, speaker === 'assistant' && styles.assistant)}>
            <Text weight="semibold">{labelOf(words.speakers, speaker)}</Text>
            <Text>{text}</Text>
          </div>
        ))}
      </div>
    </ScrollRegion>
  );
}
