import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useCopy, useMutation } from '@booking/remote-kit/kit';
import { Field, FormField, Input, useForm } from '@booking/ui/form';
import { Button, Text } from '@booking/ui/kit';
import { Failure } from '../sign-in/failure.tsx';
import { useAccountStyles } from './account.styles.ts';
import { QrCode } from './qr-code.tsx';

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type Props = { secret: string; uri: string; onCodes: (codes: string[]) => void; onCancel: () => void };

/** Hands a secret to an authenticator app, and has it prove that it arrived. */
export function TurnOn({ secret, uri, onCodes, onCancel }: Props) {
  const styles = useAccountStyles();
  const copy = useCopy();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { code: string }) => call(ownAccountEndpoints.confirmSecondFactor, { body }),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const form = useForm({
    schema: ownAccountEndpoints.confirmSecondFactor.body,
    values: { code: '' },
    save: mutateAsync,
    isGuarded: false,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="Turn on two-step verification">
      <Text>Scan this QR code with your authenticator app, or type the key into it. Then enter the code it shows.</Text>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <Field label="Key">
        <Input readOnly value={inFours(secret)} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button size="small" onClick={() => copy(secret)}>
        Copy the key
      </Button>
      {form.refusal && <Failure>{sentenceOf(form.refusal)}</Failure>}
      <FormField form={form} name="code" label="Code">
        {(input) => <Input autoComplete="one-time-code" inputMode="numeric" size="large" {...input} />}
      </FormField>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={form.isSaving}>
          {form.isSaving ? 'Turning on…' : 'Turn on'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
