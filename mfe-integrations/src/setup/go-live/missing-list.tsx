import type { Mode } from '@booking/contracts/mode';
import type { GoLive } from '@booking/contracts/setup';
import { Button, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from '../setup.words.ts';
import type { OpenStep } from '../steps/open-step.ts';
import { titleOf } from '../steps/step-look.ts';

const says = words.goLive;

const useStyles = makeStyles({
  item: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = { missing: GoLive['missing']; mode: Mode; onOpen: OpenStep };

/** What is missing and what to do about each, with the step where that is done. */
export function MissingList({ missing, mode, onOpen }: Props) {
  const styles = useStyles();
  const listClass = useListClass('M');
  return (
    <ul aria-label={says.missing} className={listClass}>
      {missing.map(({ step, found, whatToDo }) => (
        <li key={`${step} ${found} ${whatToDo}`} className={styles.item}>
          <Text weight="semibold">{titleOf(step)}</Text>
          {found !== null && <Text className={styles.quiet}>{found}</Text>}
          <Text>{whatToDo}</Text>
          <Button size="small" onClick={() => onOpen(step, mode)}>
            {says.open(titleOf(step))}
          </Button>
        </li>
      ))}
    </ul>
  );
}
