import { Link, useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { titleOf, type Trouble } from './trouble.ts';

const useStyles = makeStyles({
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, padding: tokens.spacingVerticalS },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
});

type Props = {
  trouble: Trouble;
  what: string;
  /** How old the last answer is, in words; nothing when there is none. */
  age: string | undefined;
  isTrying: boolean;
  onRetry: () => unknown;
};

/** Why Cloudbeds cannot be asked, what is shown instead, and what can be done. */
export function TroubleNotice({ trouble: { kind, reason }, what, age, isTrying, onRetry }: Props) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const mayConnect = useMay('settings:change');
  return (
    <MessageBar intent={kind === 'away' ? 'warning' : 'error'} layout="multiline" role="alert">
      <MessageBarBody className={styles.words}>
        <Text weight="semibold">{titleOf[kind]}</Text>
        <Text>{reason}</Text>
        <Text>{age ? `Shown is what it said of ${what} ${age}.` : `Nothing is known of ${what} from before.`}</Text>
        <span className={styles.actions}>
          <Button size="small" disabledFocusable={isTrying} onClick={() => onRetry()}>
            {isTrying ? 'Trying…' : 'Try again'}
          </Button>
          {kind === 'not_let_in' && mayConnect && (
            <Link to="/settings" className={linkClass}>
              Open Settings
            </Link>
          )}
        </span>
      </MessageBarBody>
    </MessageBar>
  );
}
