import { useState } from 'react';
import { accountEndpoints, type Invitation } from '@booking/contracts/accounts';
import type { Role } from '@booking/contracts/roles';
import { call } from '@booking/http/call';
import { useMutation } from '@booking/remote-kit/kit';
import { ActionDialog, Field, Input, Text } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { useAccountsChanged } from './accounts.queries.ts';
import { RoleField } from './role-field.tsx';

const { shape } = accountEndpoints.invite.body;

type Props = { onInvited: (invitation: Invitation) => void; onClose: () => void };

/** Asks who is to be invited. */
export function InviteDialog({ onInvited, onClose }: Props) {
  const changed = useAccountsChanged();
  const name = useChecked(shape.name);
  const email = useChecked(shape.email);
  const [role, setRole] = useState<Role>('front_desk');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(accountEndpoints.invite, { body: { name: name.text, email: email.text, role } }),
  });
  const send = (close: () => void): void => {
    const isFine = [name.check(), email.check()].every(Boolean);
    if (!isFine) return;
    mutate(undefined, {
      onSuccess: (invitation) => {
        close();
        changed();
        onInvited(invitation);
      },
    });
  };
  return (
    <ActionDialog
      title="Invite somebody"
      confirm={isPending ? 'Inviting…' : 'Invite'}
      isPending={isPending}
      isUnsaved={name.isChanged || email.isChanged}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <Field label="Name" validationMessage={name.problem}>
        <Input autoComplete="off" maxLength={100} value={name.text} onChange={(_, { value }) => name.setText(value)} />
      </Field>
      <Field label="Email" validationMessage={email.problem}>
        <Input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email.text}
          onChange={(_, { value }) => email.setText(value)}
        />
      </Field>
      <RoleField role={role} onChange={setRole} />
      <Text>No e-mail is sent: you get a link to hand over, by which they choose their password.</Text>
    </ActionDialog>
  );
}
