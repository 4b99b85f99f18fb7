import type { SyncStep } from '@booking/contracts/employees';
import {
  ActionDialog,
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ModalDialog,
  Text,
  tokens,
  useListClass,
} from '@booking/ui/kit';
import { Fold } from '../parts/fold.tsx';
import { useSync } from './employees.queries.ts';
import { words } from './employees.words.ts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  title: { margin: 0 },
});

const { sync } = words;
const changing = ['added', 'updated', 'missing'] as const;

export type Preview = { steps: SyncStep[]; warning: string | null };

function Steps({ steps }: { steps: readonly SyncStep[] }) {
  const styles = useStyles();
  return (
    <ul className={useListClass('XS')}>
      {steps.map(({ name, detail }, place) => (
        <li key={place}>
          <Text>{name}:</Text> <Text className={styles.quiet}>{detail}</Text>
        </li>
      ))}
    </ul>
  );
}

/** Who is skipped and why, folded: nothing happens to them. */
function Skipped({ steps }: { steps: readonly SyncStep[] }) {
  const skipped = steps.filter(({ action }) => action === 'skipped');
  return (
    skipped.length > 0 && (
      <Fold title={`${sync.groups.skipped} (${skipped.length})`}>
        <Steps steps={skipped} />
      </Fold>
    )
  );
}

function UpToDate({ steps, onClose }: { steps: readonly SyncStep[]; onClose: () => void }) {
  return (
    <ModalDialog
      title={sync.title}
      onEscape={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {sync.close}
        </Button>
      }
    >
      <Text>{steps.length === 0 ? sync.noStaff : sync.upToDate}</Text>
      <Skipped steps={steps} />
    </ModalDialog>
  );
}

/** What a sync would do, for a person to say yes to. */
function ConfirmSync({ preview: { steps, warning }, onClose }: { preview: Preview; onClose: () => void }) {
  const styles = useStyles();
  const { mutate, isPending, error } = useSync();
  return (
    <ActionDialog
      title={sync.title}
      confirm={isPending ? sync.doing : sync.does}
      isPending={isPending}
      error={error}
      onConfirm={(close) => mutate(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      {changing.map((action) => {
        const concerned = steps.filter((step) => step.action === action);
        return (
          concerned.length > 0 && (
            <section key={action} className={styles.group}>
              <Text as="h3" weight="semibold" className={styles.title}>
                {sync.groups[action]} ({concerned.length})
              </Text>
              <Steps steps={concerned} />
            </section>
          )
        );
      })}
      <Skipped steps={steps} />
      {warning && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{warning}</MessageBarBody>
        </MessageBar>
      )}
      <Text>{sync.keeps}</Text>
    </ActionDialog>
  );
}

export function SyncDialog(props: { preview: Preview; onClose: () => void }) {
  const { steps } = props.preview;
  const isChanging = steps.some(({ action }) => changing.some((known) => known === action));
  return isChanging ? <ConfirmSync {...props} /> : <UpToDate steps={steps} onClose={props.onClose} />;
}
