import type { ReactNode } from 'react';
import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
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

/** Something could not be shown, why, unless other words are given, and what can be done about it. */
export function ErrorState({ title, error, onRetry, children = reasonOf(error) }: Failed) {
  return (
    <State role="alert" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {children}
    </State>
  );
}

/** The person signed in may not see this. */
export const NoPermission = ({ what }: { what: string }) => (
  <State title="You do not have access">Your role does not include {what}. Ask the owner of the account.</State>
);

/** Something is on its way. */
export function LoadingState({ label }: { label: string }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Spinner label={label} />
    </div>
  );
}
