import type { WebAssistantId } from '@booking/contracts/web-conversations';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../post-form.tsx';
import { useForm, type FormField } from '../use-form.ts';
import { useStart, type Conversation } from './steps.ts';
import { useFirstField } from './use-first-field.ts';

/** One sentence about two fields is said once, at the first. */
const saidOnce = (field: FormField, before: FormField): FormField =>
  field.problem === before.problem ? { ...field, problem: undefined } : field;

type Props = { assistant: WebAssistantId; onStarted: (conversation: Conversation) => void };

/** Who wants to talk: a name at least, and whose stays are looked after also how they are known. */
export function ContactStep({ assistant, onStarted }: Props) {
  const start = useStart(onStarted);
  const empty = { assistant, firstName: '', phone: '', email: '' };
  const { fieldOf, submit } = useForm('conversation', empty, (contact) => start.post(contact));
  const form = useFirstField();
  const needsAll = assistant === 'experience';
  const phone = fieldOf('phone');
  return (
    <div ref={form}>
      <PostForm button="Start Chat" waiting="Starting..." post={start} onSubmit={submit}>
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
