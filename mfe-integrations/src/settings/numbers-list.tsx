import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { Button, makeStyles, Text, tokens, Tooltip, useListClass } from '@booking/ui/kit';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '2.5rem',
    ':not(:first-child)': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
});

/** What is said of a list of numbers: its name, and what stands there while it is empty. */
export type NumbersWords = { name: string; empty: string };
type Props = { words: NumbersWords; numbers: readonly string[]; onRemove?: (number: string) => void };

/** The numbers of a setting. */
export function NumbersList({ words, numbers, onRemove }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  if (numbers.length === 0) return <Text className={styles.quiet}>{words.empty}</Text>;
  return (
    <ul aria-label={words.name} className={listClass}>
      {numbers.map((number) => (
        <li key={number} className={styles.item}>
          <Text>{number}</Text>
          {onRemove && (
            <Tooltip content={`Remove ${number}`}>
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={`Remove ${number}`}
                onClick={() => onRemove(number)}
              />
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  );
}
