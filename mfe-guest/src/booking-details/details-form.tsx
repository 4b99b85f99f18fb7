import { loadApi } from '../load-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSubmitDetails } from './booking-details.queries.ts';

const loadSchema = async () => (await loadApi()).BookingDetails;

const empty = { firstName: '', lastName: '', email: '' };

/** Who books. */
export function DetailsForm({ token }: { token: string }) {
  const sending = useSubmitDetails(token);
  const { fieldOf, submit } = useSchemaForm(loadSchema, empty, (details) => sending.mutate(details));
  return (
    <PostForm button="Submit Details" waiting="Submitting..." mutation={sending} onSubmit={submit}>
      <TextField label="First name" field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label="Last name" field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
    </PostForm>
  );
}
