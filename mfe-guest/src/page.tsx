import { useEffect, useRef, type ReactNode } from 'react';
import { useLoadedHotel } from './hotel/use-hotel.ts';
import { useWords } from './language/use-words.ts';
import styles from './page.module.css';

type Props = { title: string; subtitle?: ReactNode; children: ReactNode };

/**
 * A guest's page, its title in the tab too, with the hotel's name. A new title is a new step: it takes the focus, so that a screen
 * reader tells of it; in another language it is the same step.
 */
export function Page({ title, subtitle, children }: Props) {
  const head = useRef<HTMLDivElement>(null);
  const { language } = useWords();
  const hotel = useLoadedHotel()?.name;
  const shown = useRef({ title, language });
  useEffect(() => {
    // as the server writes it
    document.title = hotel ? `${title} · ${hotel}` : title;
  }, [title, hotel]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { title, language };
    if (before.title === title || before.language !== language) return;
    head.current?.focus();
    scrollTo(0, 0);
  }, [title, language]);
  return (
    <>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}
