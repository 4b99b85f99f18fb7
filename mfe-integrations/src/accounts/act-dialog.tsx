import type { Account } from '@booking/contracts/accounts';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { ActionDialog, Text } from '@booking/ui/kit';
import { useAccountsChanged } from './accounts.queries.ts';
import type { Act } from './acts.ts';

type Props = { account: Account; act: Act; onClose: () => void };

/** Asks before something is done to an account, and does it. */
export function ActDialog({ account: { id, name }, act, onClose }: Props) {
  const { toast } = useHost();
  const changed = useAccountsChanged();
  const { mutate, error, isPending } = useMutation({ mutationFn: () => act.run(id) });
  const send = (close: () => void): void =>
    mutate(undefined, {
      onSuccess: () => {
        close();
        changed();
        toast({ title: act.done, body: name });
      },
    });
  return (
    <ActionDialog
      title={act.title(name)}
      isDestructive={act.isDestructive ?? false}
      confirm={act.confirm}
      isPending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <Text>{act.consequence}</Text>
    </ActionDialog>
  );
}
