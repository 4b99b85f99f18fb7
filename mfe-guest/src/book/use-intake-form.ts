import { useState } from 'react';
import type { Intake } from '@booking/contracts/guest-pages';
import { hotelDate } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { loadBookingApi } from '../load-booking-api.ts';
import { useSaveIntake } from './book.queries.ts';

export type IntakeFormState = ReturnType<typeof useIntakeForm>;

const loadSchema = async () => (await loadBookingApi()).Intake;

const empty = { checkInDate: '', checkOutDate: '', phone: '', email: '' };

/** Dates and contact, kept for the call that follows. */
export function useIntakeForm(onSaved: (intake: Intake) => void) {
  const { hotelTimeZone } = useHost();
  const [today] = useState(() => hotelDate(new Date(), hotelTimeZone));
  const saving = useSaveIntake();
  const form = useSchemaForm(loadSchema, empty, (intake) =>
    saving.mutate(intake, { onSuccess: () => onSaved(intake) }),
  );
  return { ...form, today, saving };
}
