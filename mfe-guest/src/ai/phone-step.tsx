import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../post-form.tsx';
import { useForm } from '../use-form.ts';
import { useSendCode } from './steps.ts';
import { useFirstField } from './use-first-field.ts';

const empty = { assistant: 'manager' as const, firstName: '', phone: '', email: '' };

/** Which employee wants to talk; a code goes to that phone. */
export function PhoneStep({ onSent }: { onSent: (phone: string) => void }) {
  const sending = useSendCode();
  const { fieldOf, submit } = useForm('conversation', empty, ({ phone }) => sending.post(phone, () => onSent(phone)));
  const form = useFirstField();
  return (
    <div ref={form}>
      <PostForm button="Send Code" waiting="Sending..." post={sending} onSubmit={submit}>
        <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </PostForm>
    </div>
  );
}
