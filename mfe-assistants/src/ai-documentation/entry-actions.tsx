import {
  ArrowDownRegular,
  ArrowUpRegular,
  CheckmarkCircleFilled,
  CircleRegular,
  DeleteRegular,
  EditRegular,
  HistoryRegular,
} from '@fluentui/react-icons';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { useMay } from '@booking/remote-kit/kit';
import { Button, Hint, makeStyles, tokens } from '@booking/ui/kit';
import { useUpdate } from './documentation.queries.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  moves: { display: 'flex', gap: tokens.spacingHorizontalXS, marginLeft: 'auto' },
});

export type EntryActionProps = {
  entry: Documentation;
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onAsk: (what: 'edit' | 'delete' | 'history') => void;
};

function ActiveToggle({ entry }: { entry: Documentation }) {
  const { mutate, isPending } = useUpdate(entry);
  const isActive = entry.isActive === 1;
  return (
    <Button
      size="small"
      aria-label={`Active: ${entry.title}`}
      aria-pressed={isActive}
      icon={isActive ? <CheckmarkCircleFilled /> : <CircleRegular />}
      disabledFocusable={isPending}
      onClick={() => mutate({ isActive: isActive ? 0 : 1 })}
    >
      Active
    </Button>
  );
}

function MoveButtons({ entry: { title }, isFirst, isLast, isMoving, onMove }: EntryActionProps) {
  const styles = useStyles();
  const shared = { appearance: 'subtle', size: 'small' } as const;
  return (
    <div className={styles.moves}>
      <Hint text="Move up">
        <Button
          {...shared}
          aria-label={`Move up: ${title}`}
          icon={<ArrowUpRegular />}
          disabledFocusable={isFirst || isMoving}
          onClick={() => onMove(-1)}
        />
      </Hint>
      <Hint text="Move down">
        <Button
          {...shared}
          aria-label={`Move down: ${title}`}
          icon={<ArrowDownRegular />}
          disabledFocusable={isLast || isMoving}
          onClick={() => onMove(1)}
        />
      </Hint>
    </div>
  );
}

/** What can be done about an entry; whoever may not change it can still read what became of it. */
export function EntryActions(props: EntryActionProps) {
  const styles = useStyles();
  const mayChange = useMay('documentation:change');
  const { entry, onAsk } = props;
  const { title } = entry;
  const history = (
    <Button size="small" icon={<HistoryRegular />} aria-label={`History: ${title}`} onClick={() => onAsk('history')}>
      History
    </Button>
  );
  if (!mayChange) return <div className={styles.root}>{history}</div>;
  return (
    <div className={styles.root}>
      <ActiveToggle entry={entry} />
      <Button size="small" icon={<EditRegular />} aria-label={`Edit: ${title}`} onClick={() => onAsk('edit')}>
        Edit
      </Button>
      <Button size="small" icon={<DeleteRegular />} aria-label={`Delete: ${title}`} onClick={() => onAsk('delete')}>
        Delete
      </Button>
      {history}
      <MoveButtons {...props} />
    </div>
  );
}
