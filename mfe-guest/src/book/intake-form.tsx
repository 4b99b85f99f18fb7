import { useState } from 'react';
import type { Intake } from '@booking/contracts/guest-pages';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSaveIntake } from './book.queries.ts';

const loadSchema = async () => (await loadApi()).Intake;

const empty = { checkInDate: '', checkOutDate: '', phone: '', email: '' };

/** Dates and contact, kept for the call that follows. */
export function IntakeForm({ onSaved }: { onSaved: (intake: Intake) => void }) {
  const { hotelTimeZone } = useHost();
  const [today] = useState(() => hotelDate(new Date(), hotelTimeZone));
  const saving = useSaveIntake();
  const { values, fieldOf, submit } = useSchemaForm(loadSchema, empty, (intake) =>
    saving.mutate(intake, { onSuccess: () => onSaved(intake) }),
  );
  const dayAfterCheckIn = addDays(values.checkInDate || today, 1);
  return (
    <PostForm button="Save My Information" waiting="Saving..." mutation={saving} onSubmit={submit}>
      <TextField label="Check-in date" field={fieldOf('checkInDate')} type="date" min={today} />
      <TextField label="Check-out date" field={fieldOf('checkOutDate')} type="date" min={dayAfterCheckIn} />
      <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
    </PostForm>
  );
}
