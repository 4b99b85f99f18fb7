import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, Panel, tokens } from '@booking/ui/kit';
import type { Asked } from './employee-dialogs.tsx';
import { EmployeeTable } from './employee-table.tsx';
import { employeeQueries, useSyncPreview } from './employees.queries.ts';
import { words } from './employees.words.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = { onAsk: (asked: Asked) => void };

function Actions({ onAsk }: Props) {
  const styles = useStyles();
  const { isPending, mutate } = useSyncPreview();
  return (
    <div className={styles.actions}>
      <Button
        icon={<ArrowSyncRegular />}
        disabledFocusable={isPending}
        onClick={() => mutate(undefined, { onSuccess: (preview) => onAsk({ what: 'sync', preview }) })}
      >
        {isPending ? words.sync.asking : words.sync.title}
      </Button>
      <Button appearance="primary" icon={<AddRegular />} onClick={() => onAsk({ what: 'add' })}>
        {words.add}
      </Button>
    </div>
  );
}

/** Who may use the staff assistant. */
export function StaffMembers({ onAsk }: Props) {
  const mayChange = useMay('employees:change');
  const employees = useQuery(employeeQueries.list());
  const { data } = employees;
  return (
    <Panel
      title={data ? `${words.members} (${data.length})` : words.members}
      aside={mayChange && <Actions onAsk={onAsk} />}
    >
      <Answer query={employees} what="the employees">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words.none.title}>{words.none.body}</EmptyState>
          ) : (
            <EmployeeTable employees={list} onAsk={onAsk} />
          )
        }
      </Answer>
    </Panel>
  );
}
