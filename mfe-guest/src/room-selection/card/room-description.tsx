import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/use-words.ts';
import styles from './room-description.module.css';

type Props = {
  /** The id of what it describes. */
  of: string;
  children: string;
};

/** Two lines of a description (S2 section 2), and the rest of it where there is more. */
export function RoomDescription({ of, children }: Props) {
  const { t } = useWords();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const { current: element } = words;
    if (!element || isOpen) return undefined;
    // it is called at once, and when the column or the text gets another size
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className={styles.root}>
      <p ref={words} className={isOpen ? styles.whole : styles.cut}>
        {children}
      </p>
      {isCut && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={of}
          className={isOpen ? styles.less : styles.more}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('rooms.less') : t('rooms.more')}
        </button>
      )}
    </div>
  );
}
