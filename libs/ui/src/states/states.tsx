import type { ReactNode } from 'react';
import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { reasonOf } from '@booking/http/request-error';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalS,
    minHeight: '9rem',
    padding: tokens.spacingHorizontalXL,
    textAlign: 'center',
  },
  quiet: { color: tokens.colorNeutralForeground3, maxWidth: '44ch', textAlign: 'center' },
  action: { marginTop: tokens.spacingVerticalS },
  details: {
    maxWidth: '100%',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  summary: { minHeight: '1.5rem', cursor: 'pointer' },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    // where the height of what is loaded is known, nothing moves when it comes
    minHeight: 'var(--loading-height, 9rem)',
    maxHeight: 'var(--loading-height, none)',
    overflow: 'hidden',
    padding: `${tokens.spacingVerticalM} 0`,
  },
  row: {
    height: '1rem',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 1 }, '50%': { opacity: 0.4 }, to: { opacity: 1 } },
      animationDuration: '2s',
      animationIterationCount: 'infinite',
    },
  },
  short: { width: '60%' },
});

type Words = { title: string; children?: ReactNode; action?: ReactNode };

function State({ title, children, action, role }: Words & { role?: 'alert' | 'status' }) {
  const styles = useStyles();
  return (
    <div className={styles.root} role={role}>
      <Text weight="semibold" size={400}>
        {title}
      </Text>
      {children && <Text className={styles.quiet}>{children}</Text>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** There is nothing to show, which is a good answer. */
export const EmptyState = (words: Words) => <State {...words} />;

type Failed = { title: string; error: Error; onRetry: () => void; children?: ReactNode };

/** What the server said without its status, also of an error that is made by a remote's own copy of the class. */
const withoutStatus = (error: Error): string =>
  'sentence' in error && typeof error.sentence === 'string' ? error.sentence : reasonOf(error);

/** Something could not be shown, why, unless other words are given, and what can be done about it. Codes are folded away. */
export function ErrorState({ title, error, onRetry, children }: Failed) {
  const styles = useStyles();
  const reason = reasonOf(error);
  const hasDetails = children === undefined && reason !== withoutStatus(error);
  const action = (
    <>
      <Button onClick={onRetry}>Try again</Button>
      {hasDetails && (
        <details className={styles.details}>
          <summary className={styles.summary}>Details</summary>
          {reason}
        </details>
      )}
    </>
  );
  return (
    <State role="alert" title={title} action={action}>
      {children ?? withoutStatus(error)}
    </State>
  );
}

/** The person signed in may not see this. */
export const NoPermission = ({ what }: { what: string }) => (
  <State title="You do not have access">Your role does not include {what}. Ask the owner of the account.</State>
);

/** Something is on its way, as quiet as rows that are not filled yet; the label is for the ear. */
export function LoadingState({ label }: { label: string }) {
  const styles = useStyles();
  return (
    <div role="progressbar" aria-label={label} className={styles.rows}>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={mergeClasses(styles.row, styles.short)} />
    </div>
  );
}
