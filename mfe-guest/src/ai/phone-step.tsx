import { useWords } from '../language/use-words.ts';
import { loadAiApi } from './load-ai-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSendCode } from './ai.queries.ts';
import { useFirstField } from './use-first-field.ts';

const loadSchema = async () => (await loadAiApi()).ConversationStart;

const empty = { assistant: 'manager' as const, firstName: '', phone: '', email: '' };

/** Which employee wants to talk; a code goes to that phone. */
export function PhoneStep({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useWords();
  const sending = useSendCode();
  const { fieldOf, submit } = useSchemaForm(loadSchema, empty, ({ phone }) =>
    sending.mutate(phone, { onSuccess: () => onSent(phone) }),
  );
  const form = useFirstField();
  return (
    <div ref={form}>
      <PostForm button={t('ai.verify.send')} waiting={t('ai.verify.sending')} mutation={sending} onSubmit={submit}>
        <TextField label={t('ai.start.phone')} field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </PostForm>
    </div>
  );
}
