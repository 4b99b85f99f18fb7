import { useState } from 'react';
import { accountEndpoints, type Account } from '@booking/contracts/accounts';
import { call } from '@booking/http/call';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { ActionDialog, Text } from '@booking/ui/kit';
import { useAccountsChanged } from './accounts.queries.ts';
import { RoleField } from './role-field.tsx';
import { roleWords } from './role-words.ts';

/** Gives an account another role. */
export function RoleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { toast } = useHost();
  const changed = useAccountsChanged();
  const [role, setRole] = useState(account.role);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(accountEndpoints.changeRole, { params: { id: account.id }, body: { role } }),
  });
  const send = (close: () => void): void => {
    if (role === account.role) return close();
    mutate(undefined, {
      onSuccess: () => {
        close();
        changed();
        toast({ title: 'Role changed', body: `${account.name}: ${roleWords[role].name}` });
      },
    });
  };
  return (
    <ActionDialog
      title={`Role of ${account.name}`}
      confirm="Change role"
      isPending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <RoleField role={role} onChange={setRole} />
      <Text>It counts at once; the menu follows when they load the console again.</Text>
    </ActionDialog>
  );
}
