import { loadBookingApi } from '../load-booking-api.ts';
import { useWords } from '../language/use-words.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSubmitDetails } from './booking-details.queries.ts';

const loadSchema = async () => (await loadBookingApi()).BookingDetails;

const empty = { firstName: '', lastName: '', email: '' };

/** Who books. */
export function DetailsForm({ token }: { token: string }) {
  const { t } = useWords();
  const sending = useSubmitDetails(token);
  const { fieldOf, submit } = useSchemaForm(loadSchema, empty, (details) => sending.mutate(details));
  return (
    <PostForm
      button={t('payment.submitDetails')}
      waiting={t('payment.submitting')}
      mutation={sending}
      onSubmit={submit}
    >
      <TextField label={t('contact.firstName')} field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label={t('contact.lastName')} field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField
        label={t('contact.email')}
        hint={t('contact.whyEmail')}
        field={fieldOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </PostForm>
  );
}
