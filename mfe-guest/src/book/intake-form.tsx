import { useState } from 'react';
import type { Intake } from '@booking/contracts/guest-pages';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { ask } from '../ask.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../post-form.tsx';
import { useForm } from '../use-form.ts';
import { usePost } from '../use-post.ts';

const empty = { checkInDate: '', checkOutDate: '', phone: '', email: '' };

/** Dates and contact, kept for the call that follows. */
export function IntakeForm({ onSaved }: { onSaved: (intake: Intake) => void }) {
  const { hotelTimeZone } = useHost();
  const [today] = useState(() => hotelDate(new Date(), hotelTimeZone));
  const saving = usePost({
    send: (body: Intake) => ask('intake', { body }),
    done: { title: 'Information Saved!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to save your information' },
  });
  const { values, fieldOf, submit } = useForm('intake', empty, (intake) => saving.post(intake, () => onSaved(intake)));
  const dayAfterCheckIn = addDays(values.checkInDate || today, 1);
  return (
    <PostForm button="Save My Information" waiting="Saving..." post={saving} onSubmit={submit}>
      <TextField label="Check-in date" field={fieldOf('checkInDate')} type="date" min={today} />
      <TextField label="Check-out date" field={fieldOf('checkOutDate')} type="date" min={dayAfterCheckIn} />
      <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
    </PostForm>
  );
}
