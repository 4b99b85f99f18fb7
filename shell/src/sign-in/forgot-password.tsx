import { useState } from 'react';
import { authEndpoints } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useMutation } from '@booking/remote-kit/kit';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Button, Text } from '@booking/ui/kit';
import { Failure } from './failure.tsx';
import { useSignInStyles } from './sign-in.styles.ts';

/** Asks for a link to choose a new password. What it says tells nobody who has an account. */
function ResetForm() {
  const styles = useSignInStyles();
  const { mutateAsync, isSuccess } = useMutation({
    mutationFn: (body: { email: string }) => call(authEndpoints.askPasswordReset, { body }),
  });
  const form = useForm({
    schema: authEndpoints.askPasswordReset.body,
    values: { email: '' },
    save: mutateAsync,
    isGuarded: false,
  });
  if (isSuccess) {
    return (
      <Text role="status" className={styles.quiet}>
        If this address has an account, a link is on its way. It works for an hour.
      </Text>
    );
  }
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="New password">
      {form.refusal && <Failure>{sentenceOf(form.refusal)}</Failure>}
      <FormField form={form} name="email" label="Email of your account">
        {(input) => <Input type="email" autoComplete="username" size="large" autoFocus {...input} />}
      </FormField>
      <Button type="submit" size="large" disabled={form.isSaving}>
        {form.isSaving ? 'Sending…' : 'Email me a link'}
      </Button>
    </form>
  );
}

/** For whoever forgot the password: an emailed link where the hotel sends email, else an owner's. */
export function ForgotPassword() {
  const styles = useSignInStyles();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ResetForm />;
  return (
    <Text size={200} className={styles.quiet}>
      Forgot your password? Ask an owner for a new link, or{' '}
      <Button appearance="transparent" size="small" onClick={() => setOpen(true)}>
        get one by email
      </Button>
    </Text>
  );
}
