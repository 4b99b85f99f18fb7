import { Time } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from './remotes.words.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = { done: { by: string; at: string; reason: string } };

/** Since when something is as it is, by whom, and why. */
export function Since({ done: { by, at, reason } }: Props) {
  const styles = useStyles();
  return (
    <div>
      <Text block>
        <Time at={at} /> {words.by(by)}
      </Text>
      <Text block size={200} className={styles.quiet}>
        {reason}
      </Text>
    </div>
  );
}
