import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known, line by line. */
export const Facts = ({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) => (
  <dl className={styles.root}>
    {facts.map(([term, fact]) => (
      <Fragment key={term}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.fact}>{fact}</dd>
      </Fragment>
    ))}
  </dl>
);
