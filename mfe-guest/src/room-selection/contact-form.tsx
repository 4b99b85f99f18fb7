import type { RoomContact } from '@booking/contracts/guest-pages';
import { ask } from '../ask.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../post-form.tsx';
import { useForm } from '../use-form.ts';
import { usePost } from '../use-post.ts';

type Props = { token: string; guestPhone: string; onSent: () => unknown };

/** Who books; the phone is the one the link was texted to, unless the guest wants another. */
export function ContactForm({ token, guestPhone, onSent }: Props) {
  const sending = usePost({
    send: (body: RoomContact) => ask('submitContact', { params: { token }, body }),
    done: { title: 'Thank You!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to submit contact information' },
    reload: onSent,
  });
  const empty = { firstName: '', lastName: '', email: '', phone: guestPhone };
  const { fieldOf, submit } = useForm('roomContact', empty, (contact) => sending.post(contact));
  return (
    <PostForm button="Submit" waiting="Submitting..." post={sending} onSubmit={submit}>
      <TextField label="First name" field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label="Last name" field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
    </PostForm>
  );
}
