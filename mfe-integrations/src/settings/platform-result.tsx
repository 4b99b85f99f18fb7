import type { PlatformUpdate } from '@booking/contracts/voice';
import { makeStyles, StatusBadge, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from './settings.words.ts';

const useStyles = makeStyles({
  item: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: tokens.spacingHorizontalS },
  words: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function Line({ name, reason }: { name: string; reason?: string }) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <span>
        <StatusBadge tone={reason === undefined ? 'good' : 'bad'}>
          {reason === undefined ? words.voice.updated : words.voice.failed}
        </StatusBadge>
      </span>
      <span className={styles.words}>
        <Text>{name}</Text>
        {reason && (
          <Text size={200} className={styles.quiet}>
            {reason}
          </Text>
        )}
      </span>
    </li>
  );
}

/** What came of each thing that was touched; what failed comes first, with the reason. */
export function PlatformResult({ action, update }: { action: string; update: PlatformUpdate }) {
  const listClass = useListClass('XS');
  const { message, failed, updated } = update;
  return (
    <>
      <Text>{message}</Text>
      {failed.length + updated.length > 0 && (
        <ul aria-label={words.voice.result(action)} className={listClass}>
          {failed.map(({ name, reason }) => (
            <Line key={name} name={name} reason={reason} />
          ))}
          {updated.map((name) => (
            <Line key={name} name={name} />
          ))}
        </ul>
      )}
    </>
  );
}
