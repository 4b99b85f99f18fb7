import type { WebAssistantId } from '@booking/contracts/web-conversations';
import { loadApi } from '../load-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm, type FormField } from '../forms/use-schema-form.ts';
import { useStartConversation, type Conversation } from './ai.queries.ts';
import { useFirstField } from './use-first-field.ts';

const loadSchema = async () => (await loadApi()).ConversationStart;

/** One sentence about two fields is said once, at the first. */
const saidOnce = (field: FormField, before: FormField): FormField =>
  field.error === before.error ? { ...field, error: undefined } : field;

type Props = { assistant: WebAssistantId; onStarted: (conversation: Conversation) => void };

/** Who wants to talk: a name at least, and whose stays are looked after also how they are known. */
export function ContactStep({ assistant, onStarted }: Props) {
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
      <PostForm button="Start Chat" waiting="Starting..." mutation={starting} onSubmit={submit}>
        <TextField label="First name" field={fieldOf('firstName')} autoComplete="given-name" />
        <TextField
          label={needsAll ? 'Phone' : 'Phone (optional, for links by text)'}
          isOptional={!needsAll}
          field={phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        {needsAll && (
          <TextField
            label="Email"
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
