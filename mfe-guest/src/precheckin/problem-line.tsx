import styles from './problem-line.module.css';

/** What is wrong, beside what it is about (S2 section 5). */
export type Problem = { title: string; body: string };

/** Said at once by screen readers, and the description of what has its id. */
export const ProblemLine = ({ problem, id }: { problem: Problem | undefined; id: string }) =>
  problem && (
    <p role="alert" id={id} className={styles.root}>
      <strong>{problem.title}</strong>
      <span>{problem.body}</span>
    </p>
  );
