import { loadApi } from '../load-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSubmitContact } from './room-selection.queries.ts';

const loadSchema = async () => (await loadApi()).RoomContact;

type Props = { token: string; guestPhone: string };

/** Who books; the phone is the one the link was texted to, unless the guest wants another. */
export function ContactForm({ token, guestPhone }: Props) {
  const sending = useSubmitContact(token);
  const initial = { firstName: '', lastName: '', email: '', phone: guestPhone };
  const { fieldOf, submit } = useSchemaForm(loadSchema, initial, (contact) => sending.mutate(contact));
  return (
    <PostForm button="Submit" waiting="Submitting..." mutation={sending} onSubmit={submit}>
      <TextField label="First name" field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label="Last name" field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
    </PostForm>
  );
}
