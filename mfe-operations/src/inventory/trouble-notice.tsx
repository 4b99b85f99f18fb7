import { Link, useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { words } from './inventory.words.ts';
import type { Trouble } from './trouble.ts';

const useStyles = makeStyles({
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, padding: tokens.spacingVerticalS },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
});

const { away } = words;

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
        <Text weight="semibold">{away.title[kind]}</Text>
        <Text>{reason}</Text>
        <Text>{age ? away.shown(what, age) : away.nothing}</Text>
        <span className={styles.actions}>
          <Button size="small" disabledFocusable={isTrying} onClick={() => onRetry()}>
            {isTrying ? away.retrying : away.retry}
          </Button>
          {kind === 'not_let_in' && mayConnect && (
            <Link to="/settings" className={linkClass}>
              {away.settings}
            </Link>
          )}
        </span>
      </MessageBarBody>
    </MessageBar>
  );
}
