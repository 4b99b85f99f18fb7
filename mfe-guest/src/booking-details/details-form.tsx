import type { BookingDetails } from '@booking/contracts/guest-pages';
import { ask } from '../ask.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../post-form.tsx';
import { useForm } from '../use-form.ts';
import { usePost } from '../use-post.ts';

const empty = { firstName: '', lastName: '', email: '' };

/** Who books. */
export function DetailsForm({ token, onSent }: { token: string; onSent: () => unknown }) {
  const sending = usePost({
    send: (body: BookingDetails) => ask('submitDetails', { params: { token }, body }),
    done: { title: 'Details Submitted!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to submit details' },
    reload: onSent,
  });
  const { fieldOf, submit } = useForm('bookingDetails', empty, (details) => sending.post(details));
  return (
    <PostForm button="Submit Details" waiting="Submitting..." post={sending} onSubmit={submit}>
      <TextField label="First name" field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label="Last name" field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
    </PostForm>
  );
}
