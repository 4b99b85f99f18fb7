import { useState, type ReactNode } from 'react';
import { makeStyles, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    fontWeight: tokens.fontWeightSemibold,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  content: { marginTop: tokens.spacingVerticalM },
});

/** Folded away until somebody opens it; what is within is not asked for before. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className={styles.summary}>{title}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
