import type { Terms } from '@booking/contracts/terms';
import { termsSummary } from '@booking/hotel/terms-in-words';
import { useWords } from '../language/use-words.ts';
import styles from './terms.module.css';

/** What canceling costs, in one line: of an offer, before it is chosen. */
export const TermsSummary = ({ terms }: { terms: Terms }) => (
  <p className={styles.summary}>{termsSummary(terms, useWords())}</p>
);
