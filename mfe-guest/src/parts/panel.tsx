import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type Props = {
  title: string;
  /** Of its title, which can take the focus then. */
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled surface; a landmark of its own, named by its title. */
export function Panel({ title, id, aside, children }: Props) {
  const own = useId();
  const titleId = id ?? own;
  return (
    <section aria-labelledby={titleId} className={styles.surface}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={id ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
