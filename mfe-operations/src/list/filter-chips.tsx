import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, makeStyles, tokens, useListClass, mergeClasses } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  chip: { minWidth: 0, overflowWrap: 'anywhere' },
});

/** A filter that is set: what it says, and what takes it off. */
export type FilterChip = { label: string; onRemove: () => void };

type Props = {
  /** What they are for the ear. */
  label: string;
  remove: (chip: string) => string;
  chips: readonly FilterChip[];
};

/** The filters that are set, each of which a press takes off; nothing without one. */
export function FilterChips({ label, remove, chips }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={mergeClasses(listClass, styles.root)}>
      {chips.map(({ label: words, onRemove }) => (
        <li key={words}>
          <Button
            size="small"
            shape="circular"
            className={styles.chip}
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={remove(words)}
            onClick={onRemove}
          >
            {words}
          </Button>
        </li>
      ))}
    </ul>
  );
}
