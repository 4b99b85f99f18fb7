import { useState } from 'react';
import layout from '../layout.module.css';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../post-form.tsx';
import { useForm } from '../use-form.ts';
import { useSendCode, useStart, useVerify, type Conversation } from './steps.ts';
import { useFirstField } from './use-first-field.ts';

type Props = { phone: string; onStarted: (conversation: Conversation) => void; onOtherPhone: () => void };

/** An employee shows that the phone is at hand. A code is good once, so what fails after it begins without it. */
export function VerifyStep({ phone, onStarted, onOtherPhone }: Props) {
  const [isVerified, setVerified] = useState(false);
  const [sending, verifying, starting] = [useSendCode(), useVerify(), useStart(onStarted)];
  const start = () => starting.post({ assistant: 'manager', phone });
  const onVerified = (): void => {
    setVerified(true);
    void start();
  };
  const { fieldOf, submit } = useForm('code', { code: '' }, ({ code }) =>
    isVerified ? start() : verifying.post(code, onVerified),
  );
  // a code that was good stays good until there is another one
  const sendAgain = (): void => void sending.post(phone, () => setVerified(false));
  // a code that was good may be followed by a new one
  const checking = { ...verifying, isSuccess: false };
  const form = useFirstField();
  return (
    <div ref={form}>
      <p className={layout.quiet}>If {phone} is the phone of an employee, a 6-digit code is on its way to it.</p>
      <PostForm button="Verify" waiting="Verifying..." post={isVerified ? starting : checking} onSubmit={submit}>
        <TextField label="Verification code" field={fieldOf('code')} inputMode="numeric" autoComplete="one-time-code" />
      </PostForm>
      <div className={layout.row}>
        <Button isLocked={sending.isPending} onClick={sendAgain}>
          Send a new code
        </Button>
        <Button onClick={onOtherPhone}>Use another phone</Button>
      </div>
    </div>
  );
}
