import type { SyncStep } from '@booking/contracts/employees';
import { ActionDialog, makeStyles, MessageBar, MessageBarBody, Text, tokens, useListClass } from '@booking/ui/kit';
import { useSync } from './employees.queries.ts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  title: { margin: 0 },
});

const groups: [action: SyncStep['action'], title: string][] = [
  ['added', 'To be added'],
  ['updated', 'To be updated'],
  ['missing', 'Missing in Cloudbeds'],
  ['skipped', 'Skipped'],
];

export type Preview = { steps: SyncStep[]; warning: string | null };

function Group({ title, steps }: { title: string; steps: readonly SyncStep[] }) {
  const styles = useStyles();
  const listClass = useListClass('XS');
  return (
    <section className={styles.group}>
      <Text as="h3" weight="semibold" className={styles.title}>
        {title} ({steps.length})
      </Text>
      <ul className={listClass}>
        {steps.map(({ name, detail }, place) => (
          <li key={place}>
            <Text>{name}:</Text> <Text className={styles.quiet}>{detail}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a sync would do, for a person to say yes to. */
export function SyncDialog({ preview: { steps, warning }, onClose }: { preview: Preview; onClose: () => void }) {
  const { mutate: sync, isPending, error } = useSync();
  return (
    <ActionDialog
      title="Sync from the property-management system"
      confirm={isPending ? 'Syncing…' : 'Sync'}
      isPending={isPending}
      error={error}
      onConfirm={(close) => sync(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      {steps.length === 0 && <Text>Cloudbeds names nobody, and nobody here came from it.</Text>}
      {groups.map(([action, title]) => {
        const concerned = steps.filter((step) => step.action === action);
        return concerned.length > 0 && <Group key={action} title={title} steps={concerned} />;
      })}
      {warning && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{warning}</MessageBarBody>
        </MessageBar>
      )}
      <Text>Roles, phone numbers and who is active stay as they are. Nobody is deleted.</Text>
    </ActionDialog>
  );
}
