import { BookingDetails } from '@booking/contracts/guest-pages';
import { PostForm } from '../post-form.tsx';
import { TextField } from '../text-field.tsx';
import { useForm } from '../use-form.ts';
import { useSubmitDetails } from './booking-details.queries.ts';

const empty = { firstName: '', lastName: '', email: '' };

/** Who books. */
export function DetailsForm({ token }: { token: string }) {
  const post = useSubmitDetails(token);
  const { fieldOf, submit } = useForm(BookingDetails, empty, (details) => post.mutate(details));
  return (
    <PostForm button="Submit Details" waiting="Submitting..." post={post} onSubmit={submit}>
      <TextField label="First name" field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label="Last name" field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
    </PostForm>
  );
}
