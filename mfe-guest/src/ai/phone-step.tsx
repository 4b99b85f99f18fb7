import { loadApi } from '../load-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSendCode } from './ai.queries.ts';
import { useFirstField } from './use-first-field.ts';

const loadSchema = async () => (await loadApi()).ConversationStart;

const empty = { assistant: 'manager' as const, firstName: '', phone: '', email: '' };

/** Which employee wants to talk; a code goes to that phone. */
export function PhoneStep({ onSent }: { onSent: (phone: string) => void }) {
  const sending = useSendCode();
  const { fieldOf, submit } = useSchemaForm(loadSchema, empty, ({ phone }) =>
    sending.mutate(phone, { onSuccess: () => onSent(phone) }),
  );
  const form = useFirstField();
  return (
    <div ref={form}>
      <PostForm button="Send Code" waiting="Sending..." mutation={sending} onSubmit={submit}>
        <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </PostForm>
    </div>
  );
}
