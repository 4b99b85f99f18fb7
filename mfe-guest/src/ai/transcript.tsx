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
  const isAtEnd = useRef(true);
  const own = useRef(0);
  useLayoutEffect(() => {
    const element = log.current!;
    const ownNow = turns.filter(({ from }) => from === 'guest').length;
    if (isAtEnd.current || ownNow > own.current) element.scrollTop = element.scrollHeight;
    own.current = ownNow;
  }, [turns]);
  const look = ({ scrollHeight, scrollTop, clientHeight }: HTMLDivElement): void => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= closeToEnd;
  };
  return (
    <ScrollRegion
      ref={log}
      role="log"
      aria-label="Conversation"
      // what is still being said is read out once it is whole
      aria-busy={turns.some(({ state }) => state === 'coming')}
      className={styles.log}
      onScroll={({ currentTarget }) => look(currentTarget)}
    >
      {turns.map((turn, at) => (
        <Said key={at} turn={turn} name={name} />
      ))}
    </ScrollRegion>
  );
}
