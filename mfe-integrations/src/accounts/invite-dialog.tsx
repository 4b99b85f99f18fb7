import { accountEndpoints, type Invitation } from '@booking/contracts/accounts';
import type { Role } from '@booking/contracts/roles';
import { call } from '@booking/http/call';
import { useMutation } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm, useWatch } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { useAccountsChanged } from './accounts.queries.ts';
import { RoleSelect } from './role-select.tsx';
import { roleWords, words } from './accounts.words.ts';

const says = words.inviting;

type Props = { onInvited: (invitation: Invitation) => void; onClose: () => void };

/** Asks who is to be invited. */
export function InviteDialog({ onInvited, onClose }: Props) {
  const changed = useAccountsChanged();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { name: string; email: string; role: Role }) => call(accountEndpoints.invite, { body }),
  });
  const form = useForm({
    schema: accountEndpoints.invite.body,
    values: { name: '', email: '', role: 'front_desk' as Role },
    save: mutateAsync,
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const invited = (invitation: Invitation): void => {
    changed();
    onInvited(invitation);
  };
  return (
    <FormDialog
      form={form}
      title={says.title}
      confirm={says.confirm}
      saving={says.saving}
      onSaved={invited}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={says.name}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="email" label={says.email}>
        {(input) => <Input type="email" autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="role" label={says.role} hint={roleWords[role].may}>
        {(input) => <RoleSelect {...input} />}
      </FormField>
      <Text>{says.body}</Text>
    </FormDialog>
  );
}
