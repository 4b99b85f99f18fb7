import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { Button, makeStyles, Phone, Text, tokens, Tooltip, useListClass } from '@booking/ui/kit';
import { words } from '../settings.words.ts';

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

type Props = { name: string; empty: string; numbers: readonly string[]; onRemove?: (number: string) => void };

/** The numbers of a setting. */
export function NumbersList({ name, empty, numbers, onRemove }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  if (numbers.length === 0) return <Text className={styles.quiet}>{empty}</Text>;
  return (
    <ul aria-label={name} className={listClass}>
      {numbers.map((number) => {
        const remove = words.remove(phoneInWords(number));
        return (
          <li key={number} className={styles.item}>
            <Phone number={number} />
            {onRemove && (
              <Tooltip content={remove}>
                <Button
                  appearance="subtle"
                  icon={<DeleteRegular />}
                  aria-label={remove}
                  onClick={() => onRemove(number)}
                />
              </Tooltip>
            )}
          </li>
        );
      })}
    </ul>
  );
}
