import type { ReactNode } from 'react';
import styles from './state.module.css';

/** There is nothing to show, and what can be done about it. */
export const EmptyState = ({ title, children, action }: { title: string; children: string; action?: ReactNode }) => (
  <div className={styles.root}>
    <span className={styles.title}>{title}</span>
    <span className={styles.quiet}>{children}</span>
    {action}
  </div>
);
