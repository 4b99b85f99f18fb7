import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

type Props = { title: string; subtitle?: ReactNode; children: ReactNode };

/** A guest's page, its title in the tab too. A new title is a new step: it takes the focus, so that a screen reader tells of it. */
export function Page({ title, subtitle, children }: Props) {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    document.title = title;
    if (shown.current === title) return;
    shown.current = title;
    head.current?.focus();
    scrollTo(0, 0);
  }, [title]);
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
