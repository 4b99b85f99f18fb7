import { accountEndpoints, type Account, type Invitation } from '@booking/contracts/accounts';
import { call } from '@booking/http/call';
import { useMutation } from '@booking/remote-kit/kit';
import { ActionDialog, Text } from '@booking/ui/kit';
import { useAccountsChanged } from './accounts.queries.ts';
import { words } from './accounts.words.ts';

const says = words.linkAgain;

type Props = { account: Account; onMade: (invitation: Invitation) => void; onClose: () => void };

/** Asks before a link is made, for links before it end. */
export function NewLinkDialog({ account: { id, name, state }, onMade, onClose }: Props) {
  const changed = useAccountsChanged();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(accountEndpoints.newLink, { params: { id } }),
  });
  const send = (close: () => void): void =>
    mutate(undefined, {
      onSuccess: (invitation) => {
        close();
        changed();
        onMade(invitation);
      },
    });
  return (
    <ActionDialog
      title={says.title(name)}
      confirm={isPending ? says.saving : says.confirm}
      isPending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <Text>{state === 'invited' ? says.invited : says.active}</Text>
    </ActionDialog>
  );
}
