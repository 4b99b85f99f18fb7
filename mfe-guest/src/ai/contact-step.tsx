import type { WebAssistantId } from '@booking/contracts/web-conversations';
import { useWords } from '../language/use-words.ts';
import { loadAiApi } from './load-ai-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm, type FormField } from '../forms/use-schema-form.ts';
import { useStartConversation, type Conversation } from './ai.queries.ts';
import { useFirstField } from './use-first-field.ts';

const loadSchema = async () => (await loadAiApi()).ConversationStart;

/** One sentence about two fields is said once, at the first. */
const saidOnce = (field: FormField, before: FormField): FormField =>
  field.error === before.error ? { ...field, error: undefined } : field;

type Props = { assistant: WebAssistantId; onStarted: (conversation: Conversation) => void };

/** Who wants to talk: a name at least, and whose stays are looked after also how they are known. */
export function ContactStep({ assistant, onStarted }: Props) {
  const { t } = useWords();
  const starting = useStartConversation();
  const empty = { assistant, firstName: '', phone: '', email: '' };
  const { fieldOf, submit } = useSchemaForm(loadSchema, empty, (contact) =>
    starting.mutate(contact, { onSuccess: onStarted }),
  );
  const form = useFirstField();
  const needsAll = assistant === 'experience';
  const phone = fieldOf('phone');
  return (
    <div ref={form}>
      <PostForm button={t('ai.start.button')} waiting={t('ai.start.waiting')} mutation={starting} onSubmit={submit}>
        <TextField label={t('ai.start.firstName')} field={fieldOf('firstName')} autoComplete="given-name" />
        <TextField
          label={t(needsAll ? 'ai.start.phone' : 'ai.start.phoneOptional')}
          isOptional={!needsAll}
          field={phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        {needsAll && (
          <TextField
            label={t('ai.start.email')}
            field={saidOnce(fieldOf('email'), phone)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </PostForm>
    </div>
  );
}
