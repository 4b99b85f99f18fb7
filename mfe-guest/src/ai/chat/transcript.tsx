import { useLayoutEffect, useRef } from 'react';
import { ScrollRegion } from '@booking/ui/scroll-region';
import { useWords } from '../../language/use-words.ts';
import { ChatRooms } from '../rooms/chat-rooms.tsx';
import type { RoomChoice } from '../rooms/use-room-choice.ts';
import { piecesOf } from './pieces-of.ts';
import styles from './transcript.module.css';
import type { Turn } from './turns.ts';

/** Where a part of what scrolls begins. */
const topOf = (part: HTMLElement, scrolling: HTMLElement): number => part.offsetTop - scrolling.offsetTop;

/** Whoever is this close to the end, in px, reads along. */
const closeToEnd = 24;

const Linked = ({ text }: { text: string }) =>
  piecesOf(text, location.origin).map(({ text: piece, href }, at) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener" className={styles.link}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );

type Props = { turns: readonly Turn[]; name: string; choice: RoomChoice };

function Said({ turn: { from, text, state, rooms }, name, choice }: { turn: Turn } & Omit<Props, 'turns'>) {
  const { t } = useWords();
  const who = from === 'guest' ? t('ai.chat.you') : name;
  return (
    <div className={styles[from]}>
      <span className={styles.who}>{who}</span>
      <span className={styles.words}>
        {text === '' && state === 'coming' ? t('ai.chat.writing', { name }) : <Linked text={text} />}
        {state === 'cut' && <span className={styles.cut}> {t('ai.chat.cut')}</span>}
      </span>
      {rooms && <ChatRooms found={rooms} choice={choice} />}
    </div>
  );
}

/** What was said until now. It stays at the end while one reads there; who has scrolled up to read is left in peace. */
export function Transcript({ turns, name, choice }: Props) {
  const { t } = useWords();
  const log = useRef<HTMLDivElement>(null);
  /** How high it was when it was drawn last. */
  const height = useRef(0);
  const own = useRef(0);
  useLayoutEffect(() => {
    const element = log.current!;
    const ownNow = turns.filter(({ from }) => from === 'guest').length;
    // where one reads, not where one was said to read: news of scrolling comes a frame late
    const isAtEnd = height.current - element.scrollTop - element.clientHeight <= closeToEnd;
    // rooms are read from their answer on
    const isAboutRooms = turns.at(-1)?.rooms !== undefined;
    if (isAtEnd || ownNow > own.current)
      element.scrollTop = isAboutRooms ? topOf(element.lastElementChild as HTMLElement, element) : element.scrollHeight;
    height.current = element.scrollHeight;
    own.current = ownNow;
  }, [turns]);
  return (
    <ScrollRegion
      ref={log}
      role="log"
      aria-label={t('ai.chat.log')}
      // what is still being said is read out once it is whole
      aria-busy={turns.some(({ state }) => state === 'coming')}
      className={styles.log}
    >
      {turns.map((turn, at) => (
        <Said key={at} turn={turn} name={name} choice={choice} />
      ))}
    </ScrollRegion>
  );
}
