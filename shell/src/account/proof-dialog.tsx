import { ownAccountEndpoints } from '@booking/contracts/own-account';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { CurrentPassword } from './current-password.ts';

const { code } = ownAccountEndpoints.endSecondFactor.body.shape;

export type Proof = { password: string; code: string };

type Props<Answer> = {
  title: string;
  confirm: string;
  children: string;
  /** What it asks for. */
  asks: { password: boolean; code: boolean };
  act: (proof: Proof) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
};

/** Has whoever is signed in prove once more who they are, before something about the account changes. */
export function ProofDialog<Answer>({ title, confirm, children, asks, act, onDone, onClose }: Props<Answer>) {
  const form = useForm({
    schema: z.object({
      password: asks.password ? CurrentPassword : z.string(),
      code: asks.code ? code : z.string(),
    }),
    values: { password: '', code: '' },
    save: act,
    isGuarded: false,
  });
  return (
    <FormDialog form={form} title={title} confirm={confirm} onSaved={onDone} onClose={onClose}>
      <Text>{children}</Text>
      {asks.password && (
        <FormField form={form} name="password" label="Current password">
          {(input) => <Input type="password" autoComplete="current-password" {...input} />}
        </FormField>
      )}
      {asks.code && (
        <FormField
          form={form}
          name="code"
          label="Code"
          hint="The six digits your authenticator app shows now, or one of your recovery codes."
        >
          {(input) => <Input autoComplete="one-time-code" {...input} />}
        </FormField>
      )}
    </FormDialog>
  );
}
