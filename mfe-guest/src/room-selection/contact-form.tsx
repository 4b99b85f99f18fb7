import { RoomContact } from '@booking/contracts/guest-pages';
import { PostForm } from '../post-form.tsx';
import { TextField } from '../text-field.tsx';
import { useForm } from '../use-form.ts';
import { useSubmitContact } from './room-selection.queries.ts';

/** Who books; the phone is the one the link was texted to, unless the guest wants another. */
export function ContactForm({ token, guestPhone }: { token: string; guestPhone: string }) {
  const post = useSubmitContact(token);
  const empty = { firstName: '', lastName: '', email: '', phone: guestPhone };
  const { fieldOf, submit } = useForm(RoomContact, empty, (contact) => post.mutate(contact));
  return (
    <PostForm button="Submit" waiting="Submitting..." post={post} onSubmit={submit}>
      <TextField label="First name" field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label="Last name" field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
    </PostForm>
  );
}
