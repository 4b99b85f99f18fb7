import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** Something went wrong, and what was there is still there. */
export const Notice = ({ children }: { children: string }) => (
  <div role="status" className={styles.root}>
    <span className={styles.icon}>
      <Icon name="warning" />
    </span>
    {children}
  </div>
);
