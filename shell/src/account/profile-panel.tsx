import { ownAccountEndpoints } from '@booking/contracts/own-account';
import type { User } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Button, Panel, Text } from '@booking/ui/kit';
import { useSession } from '../session.ts';
import { useAccountStyles } from './account.styles.ts';

/** What others see of somebody: their name. The email address is what they sign in with, and stays. */
export function ProfilePanel({ user }: { user: User }) {
  const styles = useAccountStyles();
  const { toast } = useHost();
  const { setUser } = useSession();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { name: string }) => call(ownAccountEndpoints.rename, { body }),
    onSuccess: (answer) => {
      setUser?.(answer.user);
      toast({ title: 'Name changed' });
    },
  });
  const form = useForm({
    schema: ownAccountEndpoints.rename.body,
    values: { name: user.name },
    save: mutateAsync,
    refusalAt: 'name',
    onlyChanged: true,
  });
  return (
    <Panel title="Profile">
      <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="Profile">
        <FormField form={form} name="name" label="Name" hint="Shown to your colleagues and in the audit log.">
          {(input) => <Input size="large" autoComplete="name" {...input} />}
        </FormField>
        <Text className={styles.quiet}>{user.email}</Text>
        <Button type="submit" disabledFocusable={!form.isDirty || form.isSaving}>
          {form.isSaving ? 'Saving…' : 'Save name'}
        </Button>
      </form>
    </Panel>
  );
}
