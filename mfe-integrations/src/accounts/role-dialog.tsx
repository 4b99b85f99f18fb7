import { accountEndpoints, type Account } from '@booking/contracts/accounts';
import { entryOr } from '@booking/contracts/labels';
import type { Role } from '@booking/contracts/roles';
import { call } from '@booking/http/call';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { FormDialog, FormField, useForm, useWatch } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { useAccountsChanged } from './accounts.queries.ts';
import { RoleSelect } from './role-select.tsx';
import { roleWords, words } from './accounts.words.ts';

const says = words.role;

/** Gives an account another role. */
export function RoleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { toast } = useHost();
  const changed = useAccountsChanged();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { role: Role }) => call(accountEndpoints.changeRole, { params: { id: account.id }, body }),
    onSuccess: (_, { role }) => {
      changed();
      toast({ title: says.done, body: says.doneBody(account.name, roleWords[role].name) });
    },
  });
  const form = useForm({
    schema: accountEndpoints.changeRole.body,
    values: { role: account.role },
    save: async (body) => {
      if (body.role !== account.role) await mutateAsync(body);
    },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <FormDialog form={form} title={says.title(account.name)} confirm={says.confirm} onClose={onClose}>
      <FormField
        form={form}
        name="role"
        label={says.label}
        hint={entryOr(roleWords, role, { name: role, may: '' }).may}
      >
        {(input) => <RoleSelect {...input} />}
      </FormField>
      <Text>{says.body}</Text>
    </FormDialog>
  );
}
