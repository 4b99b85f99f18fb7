import styles from './badge.module.css';

/** A word or two about something, and a colour; the words alone are enough. */
export const Badge = ({ isGood = false, children }: { isGood?: boolean; children: string }) => (
  <span className={isGood ? styles.good : styles.badge}>{children}</span>
);
