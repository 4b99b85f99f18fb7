import { labelOf } from '@booking/contracts/labels';
import type { SetupStep } from '@booking/contracts/setup';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from '../setup.words.ts';
import { StatusIcon } from './status-icon.tsx';
import { titleOf } from './step-look.ts';

const useStyles = makeStyles({
  item: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What was checked, what was found, and what to do about it. */
export function CheckList({ step: { id, checks } }: { step: SetupStep }) {
  const styles = useStyles();
  const listClass = useListClass('S');
  return (
    <ul aria-label={words.checks(titleOf(id))} className={listClass}>
      {checks.map(({ id: check, label, status, found, whatToDo }) => (
        <li key={check} className={styles.item}>
          <StatusIcon status={status} />
          <span className={styles.words}>
            <Text>
              {label}: {labelOf(words.statuses, status)}
            </Text>
            {found !== null && <Text className={styles.quiet}>{found}</Text>}
            {whatToDo !== null && <Text>{whatToDo}</Text>}
          </span>
        </li>
      ))}
    </ul>
  );
}
