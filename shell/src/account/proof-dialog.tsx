import { useState } from 'react';
import { useMutation } from '@booking/remote-kit/kit';
import { ActionDialog, Field, Input, Text } from '@booking/ui/kit';

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
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({ mutationFn: () => act(proof) });
  const missing = {
    password: asks.password && proof.password === '',
    code: asks.code && proof.code.trim() === '',
  };
  const send = (close: () => void): void => {
    setTried(true);
    if (missing.password || missing.code) return;
    mutate(undefined, {
      onSuccess: (answer) => {
        onDone(answer);
        close();
      },
    });
  };
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      isPending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <Text>{children}</Text>
      {asks.password && (
        <Field
          label="Current password"
          validationMessage={isTried && missing.password ? 'Enter your current password.' : undefined}
        >
          <Input
            type="password"
            autoComplete="current-password"
            value={proof.password}
            onChange={(_, { value }) => setProof({ ...proof, password: value })}
          />
        </Field>
      )}
      {asks.code && (
        <Field
          label="Code"
          hint="The six digits your authenticator app shows now, or one of your recovery codes."
          validationMessage={isTried && missing.code ? 'Enter the code.' : undefined}
        >
          <Input
            autoComplete="one-time-code"
            value={proof.code}
            onChange={(_, { value }) => setProof({ ...proof, code: value })}
          />
        </Field>
      )}
    </ActionDialog>
  );
}
