import type { Documentation } from '@booking/contracts/ai-documentation';
import { makeStyles, mergeClasses, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { words } from './ai-documentation.words.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryOrder, type Movable } from './entry-order.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  content: { margin: 0, maxWidth: '80ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  dimmed: { opacity: 0.7 },
});

type Props = Movable & { entry: Documentation; onAsk: (what: 'edit' | 'delete' | 'history') => void };

/** One rule: its words, dimmed while no prompt has them, and what can be done about it. */
export function Entry({ entry, onAsk, ...movable }: Props) {
  const styles = useStyles();
  const { title, content, isActive, usedBy = 0 } = entry;
  const dimmed = isActive === 0 && styles.dimmed;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Text as="h3" weight="semibold" className={mergeClasses(styles.title, dimmed)}>
          {title}
        </Text>
        {isActive === 0 && <StatusBadge tone="neutral">Inactive</StatusBadge>}
        {usedBy > 0 && (
          <Text size={200} className={styles.quiet}>
            {words.usedBy(usedBy)}
          </Text>
        )}
        <EntryOrder entry={entry} {...movable} />
      </div>
      <Text as="p" block className={mergeClasses(styles.content, dimmed)}>
        {content}
      </Text>
      <EntryActions entry={entry} onAsk={onAsk} />
    </div>
  );
}
