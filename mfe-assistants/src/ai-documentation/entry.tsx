import { makeStyles, mergeClasses, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { EntryActions, type EntryActionProps } from './entry-actions.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  order: { marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
  content: { margin: 0, maxWidth: '80ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  dimmed: { opacity: 0.7 },
});

/** One rule: its words, dimmed while no prompt has them, and what can be done about it. */
export function Entry(props: EntryActionProps) {
  const styles = useStyles();
  const { title, content, order, isActive } = props.entry;
  const dimmed = isActive === 0 && styles.dimmed;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Text as="h3" weight="semibold" className={mergeClasses(styles.title, dimmed)}>
          {title}
        </Text>
        {isActive === 0 && <StatusBadge tone="neutral">Inactive</StatusBadge>}
        <Text size={200} className={styles.order}>
          Order {order}
        </Text>
      </div>
      <Text as="p" block className={mergeClasses(styles.content, dimmed)}>
        {content}
      </Text>
      <EntryActions {...props} />
    </div>
  );
}
