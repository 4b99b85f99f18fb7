import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/headless/svg/circle';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { useUpdate } from './documentation.queries.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

type Props = { entry: Documentation; onAsk: (what: 'edit' | 'delete' | 'history') => void };

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

/** What can be done about an entry; whoever may not change it can still read what became of it. */
export function EntryActions({ entry, onAsk }: Props) {
  const styles = useStyles();
  const mayChange = useMay('documentation:change');
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
    </div>
  );
}
