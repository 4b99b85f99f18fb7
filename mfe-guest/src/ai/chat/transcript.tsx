import { useLayoutEffect, useRef } from 'react';
import { ScrollRegion } from '@booking/ui/scroll-region';
import { piecesOf } from './pieces-of.ts';
import styles from './transcript.module.css';
import type { Turn } from './turns.ts';

/** Whoever is this close to the end, in px, reads along. */
const closeToEnd = 24;

const Words = ({ text }: { text: string }) =>
  piecesOf(text, location.origin).map(({ text: piece, href }, at) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener" className={styles.link}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );

function Said({ turn: { from, text, state }, name }: { turn: Turn; name: string }) {
  const who = from === 'guest' ? 'You' : name;
  return (
    <div className={styles[from]}>
      <span className={styles.who}>{who}</span>
      <span className={styles.words}>
        {text === '' && state === 'coming' ? `${name} is writing...` : <Words text={text} />}
        {state === 'cut' && <span className={styles.cut}> (not said to the end)</span>}
      </span>
    </div>
  );
}

type Props = { turns: readonly Turn[]; name: string };

/** What was said until now. It stays at the end while one reads there; who has scrolled up to read is left in peace. */
export function Transcript({ turns, name }: Props) {
  const log = useRef<HTMLDivElement>(null);
  /** How high it was when it was drawn last. */
  const height = useRef(0);
  const own = useRef(0);
  useLayoutEffect(() => {
    const element = log.current!;
    const ownNow = turns.filter(({ from }) => from === 'guest').length;
    // where one reads, not where one was said to read: news of scrolling comes a frame late
    const isAtEnd = height.current - element.scrollTop - element.clientHeight <= closeToEnd;
    if (isAtEnd || ownNow > own.current) element.scrollTop = element.scrollHeight;
    height.current = element.scrollHeight;
    own.current = ownNow;
  }, [turns]);
  return (
    <ScrollRegion
      ref={log}
      role="log"
      aria-label="Conversation"
      // what is still being said is read out once it is whole
      aria-busy={turns.some(({ state }) => state === 'coming')}
      className={styles.log}
    >
      {turns.map((turn, at) => (
        <Said key={at} turn={turn} name={name} />
      ))}
    </ScrollRegion>
  );
}
