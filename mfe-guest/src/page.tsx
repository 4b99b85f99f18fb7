import { useEffect, useRef, type ReactNode } from 'react';
import { makeStyles, PageHeader, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  head: { overflowWrap: 'anywhere', ':focus': { outlineStyle: 'none' } },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

type Props = { title: string; subtitle?: ReactNode; children: ReactNode };

/** A guest's page, its title in the tab too. A new title is a new step: it takes the focus, so that a screen reader tells of it. */
export function Page({ title, subtitle, children }: Props) {
  const styles = useStyles();
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
        <PageHeader title={title} subtitle={subtitle} />
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}
